package io.shudu.core.format;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object: {@code puzzle} with the givens in a line, {@code box} such as {@code 3x2} if it is not the usual one,
 * {@code state} with the digits reached so far, {@code candidates} with one string a cell. Other fields are ignored.
 *
 * <p>Carries everything: given and placed digits, pencil marks of empty cells, the shape of boxes.
 */
public final class JsonFormat implements GridFormat {
    /** The format. */
    public JsonFormat() {}

    @Override
    public String id() {
        return "json";
    }

    /** One line, as this format writes; an object over several lines is read as well. */
    @Override
    public Extent extent() {
        return Extent.LINE;
    }

    @Override
    public boolean recognises(String text) {
        char first = Sketch.firstSign(text);
        return first == '{' || (first == '[' && !Sketch.isSection(Sketch.firstLine(text)));
    }

    @Override
    public ParseResult parse(String text, @Nullable Geometry expected) {
        return Reading.attempt(() -> {
            SourceText source = new SourceText("json", text);
            source.skipSpace();
            if (source.atEnd()) {
                throw Rejection.at(1, 0, ParseReason.EMPTY);
            }
            int start = source.at();
            new JsonScanner(source).skipValue();
            source.skipSpace();
            if (!source.atEnd()) {
                throw source.expected("end");
            }
            source.moveTo(start);
            return read(source, expected);
        });
    }

    /** The fields of an object that matter here, in the order that they are found. */
    private static final class Fields {
        private @Nullable Piece puzzle;
        private @Nullable Piece box;
        private @Nullable Piece state;
        private @Nullable List<Piece> candidates;
        private int candidatesAt;
    }

    /** Reads an object that begins at the source's place. */
    static Grid read(SourceText source, @Nullable Geometry expected) throws Rejection {
        int start = source.at();
        Fields fields = fields(source, new JsonScanner(source));
        Piece puzzle = fields.puzzle;
        if (puzzle == null) {
            throw source.reject(start, ParseReason.MISSING_FIELD, "puzzle");
        }
        Geometry geometry = geometry(puzzle, fields.box, expected);
        Grid grid = Grid.ofGivens(geometry, DigitRun.digits(puzzle, geometry.side()));
        Piece state = fields.state;
        if (state != null) {
            DigitRun.geometry(state, geometry);
            grid = Progress.of(grid, DigitRun.digits(state, geometry.side()), state::reject);
        }
        List<Piece> candidates = fields.candidates;
        if (candidates == null) {
            return grid;
        }
        if (candidates.size() != geometry.cellCount()) {
            throw source.reject(fields.candidatesAt, ParseReason.WRONG_SIZE, candidates.size(), geometry.cellCount());
        }
        return grid.withCandidates(candidates(grid, candidates));
    }

    private static Fields fields(SourceText source, JsonScanner scanner) throws Rejection {
        Fields fields = new Fields();
        scanner.expect("{");
        if (scanner.skip("}")) {
            return fields;
        }
        do {
            String name = scanner.string().text();
            scanner.expect(":");
            source.skipSpace();
            switch (name) {
                case "puzzle" -> fields.puzzle = scanner.string();
                case "box" -> fields.box = scanner.string();
                case "state" -> fields.state = scanner.string();
                case "candidates" -> {
                    fields.candidatesAt = source.at();
                    fields.candidates = strings(scanner);
                }
                default -> scanner.skipValue();
            }
        } while (scanner.skip(","));
        scanner.expect("}");
        return fields;
    }

    private static List<Piece> strings(JsonScanner scanner) throws Rejection {
        List<Piece> strings = new ArrayList<>();
        scanner.expect("[");
        if (scanner.skip("]")) {
            return strings;
        }
        do {
            strings.add(scanner.string());
        } while (scanner.skip(","));
        scanner.expect("]");
        return strings;
    }

    private static Geometry geometry(Piece puzzle, @Nullable Piece box, @Nullable Geometry expected) throws Rejection {
        Geometry geometry = DigitRun.geometry(puzzle, expected);
        if (box == null) {
            return geometry;
        }
        Geometry told = box(box);
        boolean fits = expected == null ? told.side() == geometry.side() : told.equals(expected);
        if (!fits) {
            throw box.reject(0, ParseReason.BAD_BOX, box.text());
        }
        return told;
    }

    /** The board with the boxes that a text such as {@code 3x2} names. */
    private static Geometry box(Piece box) throws Rejection {
        String text = box.text();
        int cross = text.indexOf('x');
        int rows = cross < 0 ? 0 : number(text.substring(0, cross));
        int columns = cross < 0 ? 0 : number(text.substring(cross + 1));
        if (!Geometry.isBox(rows, columns)) {
            throw box.reject(0, ParseReason.BAD_BOX, text);
        }
        return Geometry.of(rows, columns);
    }

    /** A number of one or two figures, 0 if it is none. */
    private static int number(String text) {
        int number = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9' || i > 1) {
                return 0;
            }
            number = 10 * number + text.charAt(i) - '0';
        }
        return number;
    }

    private static CandidateSet candidates(Grid grid, List<Piece> groups) throws Rejection {
        CandidateSet.Builder candidates = new CandidateSet.Builder(grid.geometry());
        for (int cell = 0; cell < groups.size(); cell++) {
            Piece group = groups.get(cell);
            for (int i = 0; i < group.text().length(); i++) {
                int digit = Symbols.digit(group.text().charAt(i));
                if (digit < 1 || digit > grid.geometry().side()) {
                    throw group.reject(i, ParseReason.BAD_CANDIDATE, group.text());
                }
                if (grid.isEmpty(cell)) {
                    candidates.add(cell, digit);
                }
            }
        }
        return candidates.build();
    }

    @Override
    public String write(Grid grid) {
        Geometry geometry = grid.geometry();
        StringBuilder json =
                new StringBuilder("{\"puzzle\":\"").append(grid.givens()).append('"');
        if (geometry.isBoxed() && !geometry.equals(Geometry.ofSide(geometry.side()))) {
            json.append(",\"box\":\"")
                    .append(geometry.boxRows())
                    .append('x')
                    .append(geometry.boxColumns())
                    .append('"');
        }
        if (Progress.isIn(grid)) {
            json.append(",\"state\":\"").append(grid).append('"');
        }
        CandidateSet candidates = grid.candidates();
        if (candidates != null) {
            json.append(",\"candidates\":[");
            for (int cell = 0; cell < geometry.cellCount(); cell++) {
                json.append(cell == 0 ? "\"" : ",\"");
                for (int digit = 1; digit <= geometry.side(); digit++) {
                    if (grid.isEmpty(cell) && candidates.contains(cell, digit)) {
                        json.append(Symbols.of(digit));
                    }
                }
                json.append('"');
            }
            json.append(']');
        }
        return json.append('}').toString();
    }
}
