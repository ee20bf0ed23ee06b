package io.shudu.cli;

import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** Everything the command line says to people, in one of its languages. */
final class Messages {
    /** Characters that are quoted of what somebody wrote. */
    private static final int LONGEST = 40;

    private final String file;
    private volatile @Nullable ResourceBundle bundle;

    private Messages(String file) {
        this.file = file;
    }

    /** The messages of a language tag; English unless it is Chinese. */
    static Messages of(String language) {
        boolean chinese = language.toLowerCase(Locale.ROOT).startsWith("zh");
        return new Messages(chinese ? "messages_zh.properties" : "messages.properties");
    }

    private static ResourceBundle load(String file) {
        // Opened by hand: the usual search by locale takes longer than solving a puzzle.
        try (InputStream stream = Messages.class.getResourceAsStream(file)) {
            Reader reader = new InputStreamReader(Objects.requireNonNull(stream, file), StandardCharsets.UTF_8);
            return new PropertyResourceBundle(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The language that the environment asks for, as POSIX reads it. */
    static String languageOf(Map<String, String> environment) {
        for (String name : new String[] {"LC_ALL", "LC_MESSAGES", "LANG"}) {
            String value = environment.get(name);
            if (value != null && !value.isEmpty()) {
                return value;
            }
        }
        return "en";
    }

    /** All of them, read when first asked for: most solutions need no words. Threads that race read the same. */
    ResourceBundle bundle() {
        ResourceBundle known = bundle;
        if (known == null) {
            known = load(file);
            bundle = known;
        }
        return known;
    }

    /** The text of a key with {@code {0}}, {@code {1}} … replaced. */
    String text(String key, Object... args) {
        String pattern = bundle().getString(key);
        StringBuilder text = new StringBuilder();
        int from = 0;
        while (true) {
            int open = pattern.indexOf('{', from);
            if (open < 0) {
                return text.append(pattern, from, pattern.length()).toString();
            }
            int close = pattern.indexOf('}', open);
            text.append(pattern, from, open);
            appendPrintable(args[Integer.parseInt(pattern, open + 1, close, 10)].toString(), text);
            from = close + 1;
        }
    }

    /** What is wrong with a text, and what would be accepted. */
    String text(ParseResult.Bad bad) {
        Object[] args = bad.args().stream().map(Messages::shortened).toArray();
        if (bad.reason() == ParseReason.BAD_SYNTAX) {
            args[1] = expected(args[1]);
        }
        String reason = text("parse." + bad.reason().name(), args);
        boolean wholeLine = bad.column() == 1
                && (bad.reason() == ParseReason.WRONG_LENGTH || bad.reason() == ParseReason.WRONG_SIZE);
        return bad.column() == 0 || wholeLine ? reason : text("parse.column", bad.column(), reason);
    }

    /** What should stand in a text: in words if it is something with a name, else as it is. */
    private Object expected(Object what) {
        String key = "expected." + what.toString().replace(' ', '-');
        return bundle().containsKey(key) ? text(key) : what;
    }

    private static Object shortened(Object arg) {
        String text = arg.toString();
        return text.codePointCount(0, text.length()) > LONGEST
                ? text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "…"
                : text;
    }

    /**
     * Adds a text with everything made visible that a terminal would obey instead of showing it: control characters,
     * and marks that turn the direction of the text or hide a part of it.
     */
    private static void appendPrintable(String text, StringBuilder safe) {
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int c = text.codePointAt(i);
            boolean hidden = switch (Character.getType(c)) {
                case Character.CONTROL,
                        Character.FORMAT,
                        Character.SURROGATE,
                        Character.LINE_SEPARATOR,
                        Character.PARAGRAPH_SEPARATOR -> true;
                default -> c == 0xFFFD;
            };
            if (hidden) {
                safe.append(String.format("U+%04X", c));
            } else {
                safe.appendCodePoint(c);
            }
        }
    }
}
