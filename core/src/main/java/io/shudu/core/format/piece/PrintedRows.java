package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rows of one grid that is printed over several lines, and where lines were drawn or left out between them. */
public final class PrintedRows {
    /** How the edges of boxes show. */
    public enum Edges {
        /** By bars and by any rule or empty line. */
        PLAIN,
        /** By double bars and by double rules, since single ones surround every cell. */
        DOUBLE
    }

    private final Edges edges;
    private final List<CellRow> rows = new ArrayList<>();
    /** Numbers of the rows that have an edge above them. */
    private final List<Integer> bands = new ArrayList<>();

    private boolean edgePending;

    /** None yet, to add to. */
    public PrintedRows(Edges edges) {
        this.edges = edges;
    }

    /** Reads a text that is nothing but rows with one character a cell. */
    public static ParseResult parse(String text, CellRow.Cut cut, Edges edges, @Nullable Geometry expected) {
        return Reading.attempt(() -> {
            List<String> lines = TextLines.of(text);
            int side = BlankCells.side(lines);
            CellRow.Cut places = (line, number) -> CellRow.ofPlaces(line, number, side);
            return of(lines, side > 0 && side == lines.size() ? places : cut, edges)
                    .givens(expected);
        });
    }

    /** Cuts lines into rows, leaving out comments. */
    public static PrintedRows of(List<String> lines, CellRow.Cut cut, Edges edges) {
        PrintedRows printed = new PrintedRows(edges);
        for (int i = 0; i < lines.size(); i++) {
            printed.add(lines.get(i), i + 1, cut);
        }
        return printed;
    }

    /** Adds a line with its number in the text. */
    public void add(String line, int number, CellRow.Cut cut) {
        if (TextLines.isBlank(line)) {
            edgePending |= edges == Edges.PLAIN;
        } else if (Borders.isRule(line)) {
            edgePending |= edges == Edges.PLAIN || Borders.isHeavy(line);
        } else if (!TextLines.isRemark(line)) {
            if (edgePending && !rows.isEmpty()) {
                bands.add(rows.size());
            }
            edgePending = false;
            rows.add(cut.row(line, number));
        }
    }

    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** The piece in a cell, if there are as many rows as columns. */
    public Piece piece(int cell) {
        CellRow row = rows.get(cell / rows.size());
        return row.piece(cell % rows.size());
    }

    /** The puzzle in rows with one character a cell. */
    public Grid givens(@Nullable Geometry expected) throws Rejection {
        int likely = expected != null ? expected.side() : likelySide();
        for (CellRow row : rows) {
            for (int i = 0; i < row.size(); i++) {
                String text = row.cell(i).text();
                if (!text.isEmpty() && (text.length() > 1 || Symbols.digit(text.charAt(0)) < 0)) {
                    throw badCell(row, i, likely);
                }
            }
        }
        Geometry geometry = geometry(expected);
        int[] digits = new int[geometry.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            Piece piece = piece(cell);
            digits[cell] = piece.text().isEmpty() ? 0 : DigitRun.digit(piece, 0, geometry.side());
        }
        return Grid.ofGivens(geometry, digits);
    }

    private static Rejection badCell(CellRow row, int index, int side) {
        String text = row.cell(index).text();
        boolean single = text.equals(Piece.characterAt(text, 0));
        ParseReason reason = single ? ParseReason.BAD_CHARACTER : ParseReason.BAD_CELL;
        return row.piece(index).reject(0, reason, text, Symbols.text(side));
    }

    /** The board that the rows fill, if they are as many and as long as a board's. */
    public Geometry geometry(@Nullable Geometry expected) throws Rejection {
        if (rows.isEmpty()) {
            throw Rejection.at(1, 0, ParseReason.EMPTY);
        }
        int cells = 0;
        boolean square = true;
        for (CellRow row : rows) {
            cells += row.size();
            square &= row.size() == rows.size();
        }
        int side = expected == null ? commonLength() : expected.side();
        if (square && side != rows.size() && expected != null) {
            throw rows.get(0).piece(0).reject(0, ParseReason.WRONG_SIZE, cells, expected.cellCount());
        }
        if (expected == null && !Geometry.isSide(side)) {
            side = rows.size();
        }
        if (expected == null && !Geometry.isSide(side)) {
            throw Rejection.at(rows.get(0).line(), 0, ParseReason.WRONG_LENGTH, cells);
        }
        checkShape(side);
        return expected != null ? expected : boxes(side);
    }

    private void checkShape(int side) throws Rejection {
        for (int i = 0; i < rows.size(); i++) {
            CellRow row = rows.get(i);
            if (row.size() != side) {
                int column = row.size() > side ? row.cell(side).column() : 0;
                throw Rejection.at(row.line(), column, ParseReason.WRONG_ROW_LENGTH, i + 1, row.size(), side);
            }
        }
        if (rows.size() != side) {
            int line = rows.get(Math.min(side, rows.size() - 1)).line();
            throw Rejection.at(line, 0, ParseReason.WRONG_ROW_COUNT, rows.size(), side);
        }
    }

    private int likelySide() {
        int length = rows.isEmpty() ? 0 : commonLength();
        return Geometry.isSide(length) ? length : Geometry.CLASSIC.side();
    }

    /** The length that most rows have; if two are as common, the one that fits the number of rows or comes first. */
    private int commonLength() {
        Tally lengths = new Tally();
        for (CellRow row : rows) {
            lengths.add(row.size());
        }
        return lengths.mode(rows.size());
    }

    /** The board of this side with the boxes that the rows show, the usual ones if they show none. */
    private Geometry boxes(int side) {
        int columns = commonBoxColumns();
        if (columns > 1 && side % columns == 0 && Geometry.isBox(side / columns, columns)) {
            return Geometry.of(side / columns, columns);
        }
        int boxRows = bands.isEmpty() ? side : bands.get(0);
        for (int i = 0; i < bands.size(); i++) {
            if (bands.get(i) != boxRows * (i + 1)) {
                boxRows = side;
            }
        }
        boolean complete = boxRows * (bands.size() + 1) == side;
        if (complete && Geometry.isBox(boxRows, side / boxRows)) {
            return Geometry.of(boxRows, side / boxRows);
        }
        return Geometry.ofSide(side);
    }

    /** The width of a box that all rows agree on, or 0. */
    private int commonBoxColumns() {
        int bars = edges == Edges.DOUBLE ? 2 : 1;
        int mark = edges == Edges.DOUBLE || rows.get(0).hasBars() ? bars : 0;
        int columns = rows.get(0).boxColumns(mark);
        for (CellRow row : rows) {
            columns = row.boxColumns(mark) == columns ? columns : 0;
        }
        return columns;
    }
}
