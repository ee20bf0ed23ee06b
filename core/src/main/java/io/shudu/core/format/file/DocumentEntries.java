package io.shudu.core.format.file;

import io.shudu.core.format.GridReader;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.piece.Rejection;
import io.shudu.core.format.piece.SourceText;
import io.shudu.core.grid.Geometry;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The puzzles of a file that only makes sense as a whole. */
public final class DocumentEntries implements Entries {
    /** Characters of the longest document read; more would not fit into a browser's memory. */
    public static final int LONGEST = 64 * 1024 * 1024;

    /** Finds the puzzles of a document. */
    public interface Scan {
        /** Goes to the next puzzle and says where it begins, -1 behind the last. */
        int find() throws Rejection;

        /** Reads the puzzle found. */
        ParseResult read(@Nullable Geometry expected);
    }

    private final String format;
    private final LineBuffer lines;
    private final @Nullable Geometry expected;
    private final Function<SourceText, Scan> scanning;
    private @Nullable SourceText source;
    private @Nullable Scan scan;
    private boolean ended;

    /**
     * Reads when asked for the first entry.
     *
     * @param format what the document should be, for messages
     * @param scanning starts a scan at the source's place
     */
    public DocumentEntries(
            String format, LineBuffer lines, @Nullable Geometry expected, Function<SourceText, Scan> scanning) {
        this.format = format;
        this.lines = lines;
        this.expected = expected;
        this.scanning = scanning;
    }

    @Override
    public GridReader.@Nullable Entry next() {
        if (ended) {
            return null;
        }
        try {
            if (source == null || scan == null) {
                source = readAll();
                scan = scanning.apply(source);
            }
            int start = scan.find();
            if (start < 0) {
                ended = true;
                return null;
            }
            int line = source.lineOf(start);
            ParseResult result = scan.read(expected);
            return new GridReader.Entry.Puzzle(line, source.substring(start, source.at()), result);
        } catch (Rejection rejection) {
            // The syntax is broken: what follows cannot be told apart any more.
            ended = true;
            return new GridReader.Entry.Puzzle(rejection.bad().line(), "", rejection.bad());
        }
    }

    private SourceText readAll() throws Rejection {
        int firstLine = lines.number();
        StringBuilder text = new StringBuilder();
        for (String line = lines.take(); line != null; line = lines.take()) {
            if (text.length() + line.length() >= LONGEST) {
                throw Rejection.at(firstLine, 0, ParseReason.TOO_LONG, LONGEST);
            }
            text.append(line).append('\n');
        }
        return new SourceText(format, text.toString(), firstLine);
    }
}
