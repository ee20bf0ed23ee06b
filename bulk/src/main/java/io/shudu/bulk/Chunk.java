package io.shudu.bulk;

import io.shudu.core.solve.classic.PuzzleBatch;
import java.util.Arrays;

/** A piece of a file that consists of whole lines, with what has become of them. It is filled again and again. */
final class Chunk<N> {
    private final int usualSize;
    private byte[] text;
    private int[] starts;
    private int[] ends;
    private int lines;
    private long firstLine;
    private final Results<N> results;

    Chunk(int usualSize) {
        this.usualSize = usualSize;
        this.text = new byte[usualSize + PuzzleBatch.PADDING];
        int usualLines = usualSize / (PuzzleBatch.CELLS + 1) + 1;
        this.starts = new int[usualLines];
        this.ends = new int[usualLines];
        this.results = new Results<>(usualSize);
    }

    /** Empties the chunk; what is to come begins with that line of the file. */
    void clear(long nextLine) {
        firstLine = nextLine;
        lines = 0;
        if (capacity() > usualSize) {
            // An endless line is no reason to need so much for good.
            text = new byte[usualSize + PuzzleBatch.PADDING];
        }
        results.clear();
    }

    /** Bytes that fit. */
    int capacity() {
        return text.length - PuzzleBatch.PADDING;
    }

    /** Makes room for so many bytes. */
    void grow(int size) {
        text = Arrays.copyOf(text, size + PuzzleBatch.PADDING);
    }

    void addLine(int start, int end) {
        if (lines == starts.length) {
            starts = Arrays.copyOf(starts, 2 * lines);
            ends = Arrays.copyOf(ends, 2 * lines);
        }
        starts[lines] = start;
        ends[lines++] = end;
    }

    byte[] text() {
        return text;
    }

    int lines() {
        return lines;
    }

    /** The number in the file of a line of this chunk. */
    long number(int line) {
        return firstLine + line;
    }

    int start(int line) {
        return starts[line];
    }

    /** Behind the last byte of a line, its end not counted. */
    int end(int line) {
        return ends[line];
    }

    Results<N> results() {
        return results;
    }
}
