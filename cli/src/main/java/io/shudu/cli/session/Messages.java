package io.shudu.cli.session;

import io.shudu.core.format.LeftOut;
import io.shudu.core.format.ParseResult;
import io.shudu.render.words.Explanation;
import io.shudu.render.words.Language;
import io.shudu.render.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** Everything the command line says to people, in one of its languages. */
public final class Messages {
    private final Language language;
    private volatile @Nullable Words words;

    private Messages(Language language) {
        this.language = language;
    }

    /** The messages of a language tag; English unless it is Chinese. */
    public static Messages of(String language) {
        return new Messages(Language.of(language));
    }

    /** The language that the environment asks for, as POSIX reads it. */
    public static String languageOf(Map<String, String> environment) {
        for (String name : new String[] {"LC_ALL", "LC_MESSAGES", "LANG"}) {
            String value = environment.get(name);
            if (value != null && !value.isEmpty()) {
                return value;
            }
        }
        return "en";
    }

    public Language language() {
        return language;
    }

    /** All of them, read when first asked for: most solutions need no words. Threads that race read the same. */
    private Words words() {
        Words known = words;
        if (known == null) {
            known = read("messages.txt");
            words = known;
        }
        return known;
    }

    private static Words read(String file) {
        try (InputStream stream = Messages.class.getResourceAsStream(file)) {
            return Words.of(new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The help, for the parser of command lines; apart, as the other messages are wanted without it and at once. */
    public ResourceBundle help() {
        Words all = read("help.txt");
        return new ResourceBundle() {
            @Override
            protected @Nullable Object handleGetObject(String key) {
                return all.has(key) ? all.pattern(language, key) : null;
            }

            @Override
            public Enumeration<String> getKeys() {
                return Collections.enumeration(all.keys());
            }
        };
    }

    /** The text of a key with {@code {0}}, {@code {1}} … replaced. */
    public String text(String key, Object... args) {
        return words().text(language, key, args);
    }

    /** What of a puzzle was not read. */
    public String text(List<LeftOut> leftOut) {
        return Explanation.of(language, leftOut);
    }

    /** What is wrong with a text, and what would be accepted. */
    public String text(ParseResult.Bad bad) {
        return Explanation.inLine(language, bad);
    }
}
