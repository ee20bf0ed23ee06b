package io.shudu.render.words;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Texts for people, by key. Both languages stand one below the other, so that a text has one place:
 *
 * <pre>
 * # a remark
 * parse.too-long = too long; use at most {0} characters
 *                  太长；至多 {0} 个字符
 * </pre>
 *
 * <p>{@code {0}}, {@code {1}} … are replaced by arguments. A backslash at the end keeps the blank before it. Keys with
 * the same text stand in a row: {@code naked-pair.why, naked-triple.why = …} A text may contain one that stands above
 * it: {@code {+key}}.
 */
public final class Words {
    /** Code points that are shown of something that somebody wrote. */
    private static final int LONGEST = 40;

    private static final String HEXADECIMAL = "0123456789ABCDEF";

    private record Both(String english, String chinese) {}

    private final Map<String, Both> texts = new LinkedHashMap<>();

    private Words() {}

    /**
     * The words of a text as above.
     *
     * @throws IllegalArgumentException if one of them stands twice, has not exactly two languages, or has not the same
     *     places in both
     */
    public static Words of(String written) {
        Words words = new Words();
        String key = "";
        String english = "";
        // No split: it would bring all of regular expressions into the browser's engine.
        int next = 0;
        while (next < written.length()) {
            int end = written.indexOf('\n', next);
            String line = written.substring(next, end < 0 ? written.length() : end);
            next += line.length() + 1;
            String text = line.strip();
            if (text.isEmpty() || text.startsWith("#")) {
                continue;
            }
            if (key.isEmpty()) {
                int sign = text.indexOf(" =");
                if (sign < 0 || Character.isWhitespace(line.charAt(0))) {
                    throw new IllegalArgumentException("no key: " + text);
                }
                key = text.substring(0, sign);
                english = value(text.substring(sign + 2));
            } else if (!Character.isWhitespace(line.charAt(0))) {
                throw new IllegalArgumentException(key + " has one language");
            } else if (!hasPlaces(text, english) || !hasPlaces(english, text)) {
                throw new IllegalArgumentException(key + " has other places in the other language");
            } else {
                words.put(
                        key, new Both(words.joined(english, Both::english), words.joined(value(text), Both::chinese)));
                key = "";
            }
        }
        if (!key.isEmpty()) {
            throw new IllegalArgumentException(key + " has one language");
        }
        return words;
    }

    private void put(String keys, Both both) {
        int comma = keys.indexOf(", ");
        String key = comma < 0 ? keys : keys.substring(0, comma);
        if (texts.put(key, both) != null) {
            throw new IllegalArgumentException(key + " stands twice");
        }
        if (comma >= 0) {
            put(keys.substring(comma + 2), both);
        }
    }

    /** A text with the others that it contains. */
    private String joined(String text, Function<Both, String> language) {
        int open = text.indexOf("{+");
        if (open < 0) {
            return text;
        }
        int close = text.indexOf('}', open);
        Both other = texts.get(text.substring(open + 2, close));
        if (other == null) {
            throw new IllegalArgumentException("nothing above is " + text.substring(open, close + 1));
        }
        return text.substring(0, open) + language.apply(other) + joined(text.substring(close + 1), language);
    }

    /** Whether all places of a pattern are in another; what may follow after a bar belongs to one language. */
    private static boolean hasPlaces(String other, String pattern) {
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', open + 1)) {
            String place = pattern.substring(open, pattern.indexOf('}', open));
            String name = place.indexOf('|') < 0 ? place : place.substring(0, place.indexOf('|'));
            if (!other.contains(name + "}") && !other.contains(name + "|")) {
                return false;
            }
        }
        return true;
    }

    private static String value(String written) {
        String text = written.stripLeading();
        return text.endsWith("\\") ? text.substring(0, text.length() - 1) : text;
    }

    /** All keys, in the order in which they are written. */
    public Set<String> keys() {
        return texts.keySet();
    }

    /** Whether there is a text of this key. */
    public boolean has(String key) {
        return texts.containsKey(key);
    }

    /** The text of a key as it is written. */
    public String pattern(Language language, String key) {
        Both both = texts.get(key);
        if (both == null) {
            throw new IllegalArgumentException("no words for " + key);
        }
        return language == Language.ENGLISH ? both.english : both.chinese;
    }

    /** The text of a key with its places filled. */
    public String text(Language language, String key, Object... args) {
        String pattern = pattern(language, key);
        StringBuilder text = new StringBuilder();
        int from = 0;
        int open = pattern.indexOf('{');
        while (open >= 0) {
            int close = pattern.indexOf('}', open);
            text.append(pattern, from, open);
            appendVisible(args[Integer.parseInt(pattern.substring(open + 1, close))].toString(), text);
            from = close + 1;
            open = pattern.indexOf('{', from);
        }
        return text.append(pattern, from, pattern.length()).toString();
    }

    /** As much of what somebody wrote as is worth repeating. */
    public static String shortened(Object written) {
        String text = written.toString();
        return text.codePointCount(0, text.length()) > LONGEST
                ? text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "…"
                : text;
    }

    /**
     * Adds a text with everything made visible that a terminal would obey instead of showing it: control characters,
     * and marks that turn the direction of the text or hide a part of it.
     */
    private static void appendVisible(String text, StringBuilder safe) {
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int c = text.codePointAt(i);
            int type = Character.getType(c);
            boolean hidden = type == Character.CONTROL
                    || type == Character.FORMAT
                    || type == Character.SURROGATE
                    || type == Character.LINE_SEPARATOR
                    || type == Character.PARAGRAPH_SEPARATOR
                    || c == 0xFFFD;
            if (hidden) {
                appendNumber(c, safe);
            } else {
                safe.appendCodePoint(c);
            }
        }
    }

    private static void appendNumber(int c, StringBuilder safe) {
        safe.append("U+");
        for (int shift = c > 0xFFFF ? 20 : 12; shift >= 0; shift -= 4) {
            safe.append(HEXADECIMAL.charAt(c >> shift & 15));
        }
    }
}
