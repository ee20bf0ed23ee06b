package io.shudu.bulk;

import java.nio.charset.StandardCharsets;

/** How much of a line is kept: more than any puzzle has, so that the parser says what is wrong, and not all of it. */
public final class LongLines {
    private static final int LONGEST = 1_000_100;
    /** A document without line breaks: JSON and XML may be written like that. */
    private static final int LONGEST_DOCUMENT = (1 << 26) + 100;
    /** A character of UTF-8 has at most three bytes; those of four are two characters. */
    private static final int MOST_BYTES = 3;

    private LongLines() {}

    /** How many characters are kept of a line that begins with a given one. */
    public static int longest(int first) {
        return first == '<' || first == '[' || first == '{' ? LONGEST_DOCUMENT : LONGEST;
    }

    /** How many bytes those are at most. */
    public static int longestBytes(int first) {
        return MOST_BYTES * longest(first);
    }

    /** What is kept of a line of UTF-8, of which there must be at least {@link #longestBytes} or all bytes. */
    public static String line(byte[] text, int start, int end) {
        String line = new String(text, start, end - start, StandardCharsets.UTF_8);
        return line.isEmpty() ? line : line.substring(0, Math.min(line.length(), longest(line.charAt(0))));
    }
}
