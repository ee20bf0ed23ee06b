package io.shudu.core.format.kinds;

import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.file.DocumentEntries;
import io.shudu.core.format.piece.DigitRun;
import io.shudu.core.format.piece.Piece;
import io.shudu.core.format.piece.Reading;
import io.shudu.core.format.piece.Rejection;
import io.shudu.core.format.piece.SourceText;
import io.shudu.core.format.piece.XmlScanner;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The games of an OpenSudoku document, one after the other. */
public final class OpenSudokuGames implements DocumentEntries.Scan {
    private static final String ROOT = OpenSudokuFormat.ID;
    private static final String VERSION = "version:";

    private final SourceText source;
    private final XmlScanner scanner;
    private boolean inside;
    private boolean ended;
    private int start;
    private @Nullable Piece data;

    public OpenSudokuGames(SourceText source) {
        this.source = source;
        this.scanner = new XmlScanner(source);
    }

    @Override
    public int find() throws Rejection {
        while (!ended && scanner.findTag()) {
            XmlScanner.Tag tag = scanner.tag();
            if (!inside) {
                if (!tag.name().equals(ROOT)) {
                    throw source.reject(tag.start(), ParseReason.BAD_SYNTAX, ROOT, "<opensudoku>");
                }
                inside = true;
                ended = tag.closed();
            } else if (tag.name().equals("/" + ROOT)) {
                ended = true;
            } else if (tag.name().equals("game")) {
                start = tag.start();
                data = tag.attributes().get("data");
                return start;
            }
        }
        if (!ended) {
            throw source.expected(inside ? "</opensudoku>" : "<opensudoku>");
        }
        return -1;
    }

    @Override
    public ParseResult read(@Nullable Geometry expected) {
        return Reading.attempt(() -> grid(expected));
    }

    /** The grid of the game found. */
    Grid grid(@Nullable Geometry expected) throws Rejection {
        if (data == null) {
            throw source.reject(start, ParseReason.MISSING_FIELD, "data");
        }
        String text = data.text();
        int from = skipSpace(text, 0);
        if (!text.startsWith(VERSION, from)) {
            return DigitRun.givens(data, expected);
        }
        int version = skipSpace(text, from + VERSION.length());
        int cells = version;
        while (cells < text.length() && text.charAt(cells) >= '0' && text.charAt(cells) <= '9') {
            cells++;
        }
        int fields = fieldsOfCell(text.substring(version, cells));
        if (fields == 0) {
            throw data.reject(version, ParseReason.BAD_SYNTAX, ROOT, "version 1 to 4");
        }
        return cells(data, skipSpace(text, cells), fields, expected);
    }

    private static int skipSpace(String text, int from) {
        int i = from;
        while (i < text.length() && SourceText.isSpace(text.charAt(i))) {
            i++;
        }
        return i;
    }

    /** Value, notes (of two kinds in version 4), editable; 0 for a version that nobody has seen. */
    private static int fieldsOfCell(String version) {
        return switch (version) {
            case "1", "2", "3" -> 3;
            case "4" -> 4;
            default -> 0;
        };
    }

    private static Grid cells(Piece data, int from, int fieldsOfCell, @Nullable Geometry expected) throws Rejection {
        List<Field> fields = fields(data.text(), from);
        if (fields.size() % fieldsOfCell != 0) {
            throw data.reject(data.text().length(), ParseReason.BAD_SYNTAX, ROOT, "|");
        }
        Geometry geometry = DigitRun.geometry(data, fields.size() / fieldsOfCell, expected);
        int[] digits = new int[geometry.cellCount()];
        boolean[] givens = new boolean[digits.length];
        for (int cell = 0; cell < digits.length; cell++) {
            Field value = fields.get(cell * fieldsOfCell);
            Field editable = fields.get((cell + 1) * fieldsOfCell - 1);
            digits[cell] = value.number(geometry.side());
            if (digits[cell] < 0) {
                String largest = Symbols.text(geometry.side());
                throw data.reject(value.at(), ParseReason.BAD_CELL, value.text(), largest);
            }
            if (editable.number(1) < 0) {
                throw data.reject(editable.at(), ParseReason.BAD_SYNTAX, ROOT, "0 or 1");
            }
            givens[cell] = editable.number(1) == 0;
        }
        return Grid.of(geometry, digits, givens);
    }

    /**
     * What stands before a stroke.
     *
     * @param at index in the data
     */
    private record Field(String text, int at) {
        /** The decimal number that the text is, -1 if it is none or larger than asked for. */
        int number(int largest) {
            int number = text.isEmpty() ? -1 : 0;
            for (int i = 0; i < text.length() && number >= 0; i++) {
                char c = text.charAt(i);
                number = c >= '0' && c <= '9' ? 10 * number + c - '0' : -1;
                number = number > largest ? -1 : number;
            }
            return number;
        }
    }

    /** Splits cells; what follows the last stroke is only white space in a sound file. */
    private static List<Field> fields(String text, int from) {
        List<Field> fields = new ArrayList<>();
        int start = from;
        for (int i = from; i < text.length(); i++) {
            if (text.charAt(i) == '|') {
                fields.add(new Field(text.substring(start, i), start));
                start = i + 1;
            }
        }
        if (skipSpace(text, start) < text.length()) {
            fields.add(new Field(text.substring(start), start));
        }
        return fields;
    }
}
