package io.shudu.core.format.kinds;

import io.shudu.core.format.GridParts;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.piece.DecodedPiece;
import io.shudu.core.format.piece.DigitRun;
import io.shudu.core.format.piece.Marks;
import io.shudu.core.format.piece.Piece;
import io.shudu.core.format.piece.PlacedDigits;
import io.shudu.core.format.piece.Reading;
import io.shudu.core.format.piece.Rejection;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.format.piece.Solution;
import io.shudu.core.format.piece.SourceText;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonProblem;
import io.shudu.core.json.JsonScanner;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object: {@code puzzle} with the givens in a line, {@code board} with the board's id such as {@code 3x2}
 * ({@code box} in older files), {@code values} with the digits reached so far ({@code state} in older files),
 * {@code candidates} with one string a cell, {@code solution} with all digits in a line, which is read only. Other
 * fields are ignored.
 *
 * <p>Carries everything: given and placed digits, pencil marks of empty cells, the shape of boxes.
 */
public final class JsonFormat extends NamedFormat {
    /** The format. */
    public JsonFormat() {
        // One line, as this format writes; an object over several lines is read as well.
        super("json", Extent.LINE);
    }

    @Override
    public boolean recognises(String text) {
        char first = Sketch.firstSign(text);
        return first == '{' || (first == '[' && !Sketch.isSection(Sketch.firstLine(text)));
    }

    @Override
    public ParseResult parse(String text, @Nullable Geometry expected) {
        return Reading.attemptWithSolution(() -> {
            SourceText source = new SourceText("json", text, 1);
            JsonScanner scanner = scanner(source);
            if (scanner.atEnd()) {
                throw Rejection.at(1, 0, ParseReason.EMPTY);
            }
            int start = scanner.at();
            try {
                scanner.skipValue();
                scanner.expectEnd();
            } catch (JsonProblem problem) {
                throw source.reject(problem);
            }
            scanner.moveTo(start);
            return read(source, scanner, expected);
        });
    }

    /** Goes through a document, refusing strings longer than any line. */
    public static JsonScanner scanner(SourceText source) {
        return new JsonScanner(source.text(), TextLines.LONGEST);
    }

    /** The fields of an object that matter here, in the order that they are found. */
    private static final class Fields {
        private @Nullable Piece puzzle;
        private @Nullable Piece board;
        private @Nullable Piece values;
        private @Nullable String solution;
        private @Nullable List<Piece> candidates;
        private int candidatesAt;
    }

    /** Reads an object that begins at the scanner's place. */
    public static ParseResult.Ok read(SourceText source, JsonScanner scanner, @Nullable Geometry expected)
            throws Rejection {
        int start = scanner.at();
        Fields fields = fields(source, scanner);
        Grid grid = grid(source, start, fields, expected);
        String solution = fields.solution;
        return new ParseResult.Ok(grid, solution == null ? null : Solution.of(grid.givens(), solution));
    }

    private static Grid grid(SourceText source, int start, Fields fields, @Nullable Geometry expected)
            throws Rejection {
        Piece puzzle = fields.puzzle;
        if (puzzle == null) {
            throw source.reject(start, ParseReason.MISSING_FIELD, "puzzle");
        }
        Geometry geometry = geometry(puzzle, fields.board, expected);
        Grid grid = Grid.ofGivens(geometry, DigitRun.digits(puzzle, geometry.side()));
        Piece values = fields.values;
        if (values != null) {
            grid = PlacedDigits.of(grid, values);
        }
        List<Piece> candidates = fields.candidates;
        if (candidates == null) {
            return grid;
        }
        if (candidates.size() != geometry.cellCount()) {
            throw source.reject(fields.candidatesAt, ParseReason.WRONG_SIZE, candidates.size(), geometry.cellCount());
        }
        return Marks.of(grid, candidates);
    }

    private static Fields fields(SourceText source, JsonScanner scanner) throws Rejection {
        try {
            Fields fields = new Fields();
            scanner.expect('{');
            scanner.eachItem('}', () -> {
                String name = scanner.string().text();
                scanner.expect(':');
                scanner.skipSpace();
                switch (name) {
                    case "puzzle" -> fields.puzzle = new DecodedPiece(source, scanner.string());
                    case "board", "box" -> fields.board = new DecodedPiece(source, scanner.string());
                    case "values", "state" -> fields.values = new DecodedPiece(source, scanner.string());
                    case "solution" -> {
                        if (scanner.looksAt('"')) {
                            fields.solution = scanner.string().text();
                        } else {
                            scanner.skipValue();
                        }
                    }
                    case "candidates" -> {
                        fields.candidatesAt = scanner.at();
                        fields.candidates = strings(source, scanner);
                    }
                    default -> scanner.skipValue();
                }
            });
            return fields;
        } catch (JsonProblem problem) {
            throw source.reject(problem);
        }
    }

    private static List<Piece> strings(SourceText source, JsonScanner scanner) throws JsonProblem {
        List<Piece> strings = new ArrayList<>();
        scanner.expect('[');
        scanner.eachItem(']', () -> strings.add(new DecodedPiece(source, scanner.string())));
        return strings;
    }

    private static Geometry geometry(Piece puzzle, @Nullable Piece board, @Nullable Geometry expected)
            throws Rejection {
        Geometry geometry = DigitRun.geometry(puzzle, expected);
        if (board == null) {
            return geometry;
        }
        Geometry told = Geometry.byId(board.text());
        boolean fits = told != null && (expected == null ? told.side() == geometry.side() : told.equals(expected));
        if (told == null || !fits) {
            throw board.reject(0, ParseReason.BAD_BOX, board.text());
        }
        return told;
    }

    @Override
    public String write(Grid grid) {
        return GridParts.json(grid).toString();
    }
}
