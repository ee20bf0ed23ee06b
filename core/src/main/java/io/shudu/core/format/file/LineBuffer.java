package io.shudu.core.format.file;

import io.shudu.core.format.GridReader;
import io.shudu.core.format.piece.TextLines;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The lines of a file still to be read, of which some can be looked at in advance. */
public final class LineBuffer {
    private final GridReader.LineSource source;
    private final Deque<String> ahead = new ArrayDeque<>();
    private boolean ended;
    private int number = 1;

    public LineBuffer(GridReader.LineSource source) {
        this.source = source;
    }

    /** Whether somebody has looked behind the last line. */
    public boolean hasEnded() {
        return ended;
    }

    /** The number in the file of the next line, from 1. */
    public int number() {
        return number;
    }

    /** The next line, which stays; null behind the last. */
    @Nullable
    public String peek() {
        fill(1);
        return ahead.peekFirst();
    }

    /** Up to so many of the next lines, which stay. */
    public List<String> peek(int count) {
        fill(count);
        List<String> lines = new ArrayList<>(ahead);
        return lines.subList(0, Math.min(count, lines.size()));
    }

    /** The next line; null behind the last. */
    @Nullable
    public String take() {
        fill(1);
        if (!ahead.isEmpty()) {
            number++;
        }
        return ahead.pollFirst();
    }

    /** So many of the next lines as one text; they must be there. */
    public String take(int count) {
        fill(count);
        number += count;
        StringBuilder text = new StringBuilder(ahead.removeFirst());
        for (int i = 1; i < count; i++) {
            text.append('\n').append(ahead.removeFirst());
        }
        return text.toString();
    }

    /** The next line as an entry if it is a remark, with empty lines behind an empty one; else null. */
    public GridReader.@Nullable Entry takeRemark() {
        String line = peek();
        if (line == null || !TextLines.isRemark(line)) {
            return null;
        }
        int at = number;
        take();
        int more = line.isEmpty() && ahead.isEmpty() ? source.skipEmptyLines() : 0;
        number += more;
        return new GridReader.Entry.Remark(at, line + "\n".repeat(more));
    }

    private void fill(int count) {
        while (ahead.size() < count && !ended) {
            String line = source.nextLine();
            if (line == null) {
                ended = true;
            } else {
                ahead.addLast(TextLines.clean(line, number + ahead.size()));
            }
        }
    }
}
