package io.shudu.core.format;

import io.shudu.core.format.file.Entries;
import io.shudu.core.format.file.FileKind;
import io.shudu.core.format.file.LineBuffer;
import io.shudu.core.format.file.LineFormats;
import io.shudu.core.format.file.LinesOfText;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.grid.Geometry;
import org.jspecify.annotations.Nullable;

/**
 * A file of puzzles, one entry after the other, in constant memory unless the file only makes sense as a whole. What
 * kind of file it is, is decided once from its first lines; a bad puzzle is an entry like any other and does not stop
 * the rest.
 */
public final class GridReader {
    /** Where lines come from; problems with files are its own business. */
    @FunctionalInterface
    public interface LineSource {
        /** The next line without its end, or null behind the last. */
        @Nullable
        String nextLine();

        /** Leaves out empty lines that stand next, if the source can do so quickly, and says how many. */
        default int skipEmptyLines() {
            return 0;
        }
    }

    /** A part of a file. */
    public sealed interface Entry {
        /** Its first line in the file, from 1. */
        int line();

        /** Its text as it stood, lines separated by LF. */
        String text();

        /** A blank line or a comment between puzzles, or several empty lines. */
        record Remark(int line, String text) implements Entry {
            /** How many lines it has. */
            public int lines() {
                // Nothing but empty lines stand together, so that all there is are the ends between them.
                return text.startsWith("\n") ? text.length() + 1 : 1;
            }
        }

        /**
         * A puzzle, or what should have been one.
         *
         * @param result the grid, or a problem whose place counts from the start of the file
         */
        record Puzzle(int line, String text, ParseResult result) implements Entry {}
    }

    private final LineBuffer lines;
    private final @Nullable GridFormat format;
    private final @Nullable Geometry expected;
    private @Nullable Entries entries;

    /**
     * Reads puzzles from lines.
     *
     * @param format what they are written in, or null to tell it from the text
     * @param expected the board that they must be on, or null to tell it from the text
     */
    public GridReader(LineSource source, @Nullable GridFormat format, @Nullable Geometry expected) {
        this.lines = new LineBuffer(source);
        this.format = format;
        this.expected = expected;
    }

    /**
     * Reads a line of a file that is known to have one puzzle a line.
     *
     * @param number the number of the line in the file
     * @param format what puzzles are written in, or null to tell it from the line
     * @param expected the board that they must be on, or null to tell it from the line
     */
    public static Entry ofLine(String line, int number, @Nullable GridFormat format, @Nullable Geometry expected) {
        String text = TextLines.clean(line, number);
        return TextLines.isRemark(text)
                ? new Entry.Remark(number, text)
                : new Entry.Puzzle(
                        number, text, LineFormats.parse(text, format, expected).below(number - 1));
    }

    /**
     * Whether a file is sure to have one puzzle a line.
     *
     * @param beginning the first lines of the file
     * @param whole whether there are no others
     * @param format what puzzles are written in, or null to tell it from the text
     * @param expected the board that they must be on, or null to tell it from the text
     */
    public static boolean isLineByLine(
            LineSource beginning, boolean whole, @Nullable GridFormat format, @Nullable Geometry expected) {
        LineBuffer lines = new LineBuffer(beginning);
        while (lines.takeRemark() != null) {
            // What comes before the first puzzle says nothing about the kind of file.
        }
        // Who has met the end might have decided otherwise with more lines.
        return FileKind.of(lines, format, expected) == FileKind.LINES && (whole || !lines.hasEnded());
    }

    /**
     * Reads puzzles from a text.
     *
     * @param expected the board that they must be on, or null to tell it from the text
     */
    public static GridReader ofText(String text, @Nullable Geometry expected) {
        return new GridReader(new LinesOfText(text), null, expected);
    }

    /** The next entry, or null behind the last. */
    public @Nullable Entry next() {
        if (entries == null) {
            Entry remark = lines.takeRemark();
            if (remark != null) {
                return remark;
            }
            entries = FileKind.of(lines, format, expected).entries(lines, format, expected);
        }
        return entries.next();
    }
}
