package io.shudu.core.json;

import java.util.Arrays;

/** A part of a text without its escapes; it still knows where each of its characters came from. */
public final class DecodedText {
    private final StringBuilder text = new StringBuilder();
    private final int start;
    /** Where each character begins, from the first one on that does not follow the one before it at once. */
    private int[] offsets = {};

    private int plain = -1;
    private int end;

    /** Starts without characters at a place in the text. */
    public DecodedText(int start) {
        this.start = start;
        end = start;
    }

    /** Adds the character that stands, or whose escape stands, from one place to before another. */
    public void add(char c, int from, int to) {
        if (plain < 0 && from != start + text.length()) {
            plain = text.length();
        }
        if (plain >= 0) {
            int index = text.length() - plain;
            if (index == offsets.length) {
                offsets = Arrays.copyOf(offsets, 2 * index + 16);
            }
            offsets[index] = from;
        }
        text.append(c);
        end = to;
    }

    /** Number of characters. */
    public int length() {
        return text.length();
    }

    /** The characters. */
    public String text() {
        return text.toString();
    }

    /** Where in the text the character at an index, or its escape, begins; behind the last one, where it ends. */
    public int offset(int index) {
        if (index == text.length()) {
            return end;
        }
        return plain < 0 || index < plain ? start + index : offsets[index - plain];
    }
}
