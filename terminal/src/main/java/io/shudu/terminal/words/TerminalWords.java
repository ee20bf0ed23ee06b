package io.shudu.terminal.words;

import io.shudu.render.words.Language;
import io.shudu.render.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * What the game in a terminal says, in one language. What the engine says to everyone, such as the words of a hint, is
 * in {@code render}.
 */
public final class TerminalWords {
    /** All of them. */
    public static final Words WORDS = read();

    private final Language language;

    /** The words of a language. */
    public TerminalWords(Language language) {
        this.language = language;
    }

    private static Words read() {
        try (InputStream stream = TerminalWords.class.getResourceAsStream("words.txt")) {
            return Words.of(new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The language. */
    public Language language() {
        return language;
    }

    /** The text of a key with its places filled. */
    public String text(String key, Object... args) {
        return WORDS.text(language, key, args);
    }

    /** The text for a number of things: that of the key {@code .one} if it is 1. */
    public String count(String key, int count) {
        return text(count == 1 ? key + ".one" : key, count);
    }

    /** Between things in a row. */
    public String comma() {
        return language == Language.ENGLISH ? ", " : "、";
    }
}
