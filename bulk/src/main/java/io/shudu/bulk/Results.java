package io.shudu.bulk;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What comes out of some lines: text for the output, and notes for whoever writes it.
 *
 * @param <N> what a note is
 */
public final class Results<N> {
    private final int usualSize;
    private byte[] bytes;
    private int length;
    private long lines;
    private long solved;
    private String engine = "";
    private final List<N> notes = new ArrayList<>();

    Results(int usualSize) {
        this.usualSize = usualSize;
        this.bytes = new byte[usualSize];
    }

    void clear() {
        length = 0;
        lines = 0;
        solved = 0;
        engine = "";
        notes.clear();
        if (bytes.length > 8 * usualSize) {
            bytes = new byte[usualSize];
        }
    }

    /** Makes room for so many more bytes. */
    private void reserve(int count) {
        if (count > bytes.length - length) {
            bytes = Arrays.copyOf(bytes, Math.max(length + count, 2 * bytes.length));
        }
    }

    /** Adds text. */
    public void add(byte[] from, int start, int count) {
        reserve(count);
        System.arraycopy(from, start, bytes, length, count);
        length += count;
    }

    /** Adds text. */
    public void add(byte[] text) {
        add(text, 0, text.length);
    }

    /** Adds text in UTF-8. */
    public void add(String text) {
        add(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Adds an ASCII character. */
    public void add(char character) {
        reserve(1);
        bytes[length++] = (byte) character;
    }

    /** Adds a number that is not negative. */
    public void add(long number) {
        int digits = 1;
        for (long rest = number; rest > 9; rest /= 10) {
            digits++;
        }
        reserve(digits);
        long rest = number;
        for (int i = digits - 1; i >= 0; i--) {
            bytes[length + i] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        length += digits;
    }

    /** Adds a note. */
    public void note(N note) {
        notes.add(note);
    }

    /** Says that one more puzzle is done with the engine's answer. */
    public void countSolved() {
        solved++;
    }

    void solvedBy(String engineId, long lineCount) {
        engine = engineId;
        lines = lineCount;
    }

    /** The text, in the first {@link #length()} bytes. */
    public byte[] bytes() {
        return bytes;
    }

    /** Bytes of the text. */
    public int length() {
        return length;
    }

    /** Lines of the input that this came from. */
    public long lines() {
        return lines;
    }

    /** Puzzles for which the engine's answer was taken. */
    public long solved() {
        return solved;
    }

    /** The engine that searched. */
    public String engine() {
        return engine;
    }

    /** The notes, in the order of the lines. */
    public List<N> notes() {
        return notes;
    }
}
