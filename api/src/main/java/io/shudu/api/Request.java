package io.shudu.api;

import io.shudu.core.format.GridParts;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Named;
import io.shudu.core.grid.Symbols;
import io.shudu.core.grid.WholeNumbers;
import io.shudu.core.json.JsonProblem;
import io.shudu.core.json.JsonValue;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.logic.Techniques;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.TechniqueId;
import io.shudu.render.words.RequestReason;
import io.shudu.render.words.Words;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fields of a request by their types. A field that is null counts as missing; unknown fields are ignored. */
final class Request {
    /** More characters than the names of the fields behind a list have, and the word that it was cut. */
    private static final int FIELD_NAMES = 100;

    private final JsonValue.Fields fields;
    private final Limits limits;

    private Request(JsonValue.Fields fields, Limits limits) {
        this.fields = fields;
        this.limits = limits;
    }

    static Request read(String text, Limits limits) throws BadRequest {
        if (text.length() > limits.characters()) {
            throw BadRequest.in("", RequestReason.CHARACTERS, limits.characters());
        }
        try {
            if (JsonValue.parse(text, limits.values()) instanceof JsonValue.Fields fields) {
                return new Request(fields, limits);
            }
        } catch (JsonProblem problem) {
            throw BadRequest.in("", RequestReason.JSON, problem.offset() + 1, problem.expected());
        }
        throw BadRequest.in("", RequestReason.OBJECT);
    }

    Limits limits() {
        return limits;
    }

    /** How long a list in the answer may become beside so many other characters. */
    int roomBeside(int others) {
        return limits.answer() - others - FIELD_NAMES;
    }

    private @Nullable JsonValue value(String name) {
        JsonValue value = fields.get(name);
        return value instanceof JsonValue.Word word && word.text().equals("null") ? null : value;
    }

    boolean has(String name) {
        return value(name) != null;
    }

    /** The text of a field, or null if it is missing. */
    @Nullable
    String optionalText(String name) throws BadRequest {
        JsonValue value = value(name);
        if (value == null) {
            return null;
        }
        if (value instanceof JsonValue.Text text) {
            return text.text();
        }
        throw BadRequest.in(name, RequestReason.STRING);
    }

    String text(String name) throws BadRequest {
        String text = optionalText(name);
        if (text == null) {
            throw BadRequest.in(name, RequestReason.MISSING);
        }
        return text;
    }

    /** The one of some things that a field names. */
    <T extends Named> T oneOf(String name, List<T> all) throws BadRequest {
        T found = Named.byId(text(name), all);
        if (found == null) {
            throw BadRequest.in(name, RequestReason.ONE_OF, String.join(", ", Named.ids(all)));
        }
        return found;
    }

    /** The one of some things that a field names, or the usual one if the field is missing. */
    <T extends Named> T oneOf(String name, List<T> all, T usual) throws BadRequest {
        return has(name) ? oneOf(name, all) : usual;
    }

    /** The strings of an array, or null if the field is missing. */
    @Nullable
    List<String> optionalTexts(String name) throws BadRequest {
        JsonValue value = value(name);
        if (value == null) {
            return null;
        }
        List<String> texts = new ArrayList<>();
        if (value instanceof JsonValue.Items items) {
            for (JsonValue item : items.items()) {
                if (item instanceof JsonValue.Text text) {
                    texts.add(text.text());
                }
            }
            if (texts.size() == items.items().size()) {
                return texts;
            }
        }
        throw BadRequest.in(name, RequestReason.STRINGS);
    }

    /** The strings of an array, none if the field is missing. */
    List<String> texts(String name) throws BadRequest {
        List<String> texts = optionalTexts(name);
        return texts == null ? List.of() : texts;
    }

    boolean flag(String name) throws BadRequest {
        JsonValue value = value(name);
        if (value == null) {
            return false;
        }
        if (value instanceof JsonValue.Word word) {
            return word.text().equals("true");
        }
        throw BadRequest.in(name, RequestReason.FLAG);
    }

    long number(String name, long least, long most) throws BadRequest {
        String written = value(name) instanceof JsonValue.Numeral numeral ? numeral.text() : "";
        long number = WholeNumbers.parse(written, least, most);
        if (number < 0) {
            throw BadRequest.in(name, RequestReason.NUMBER, least, most);
        }
        return number;
    }

    long number(String name, long least, long most, long usual) throws BadRequest {
        return has(name) ? number(name, least, most) : usual;
    }

    /**
     * Where all chance comes from: nothing is random by itself, whoever wants something else each time draws the seed.
     */
    long seed() throws BadRequest {
        return number("seed", 0, SeedSequence.MAX_SEED);
    }

    /** Which of the things that a seed makes, the first if nobody says. */
    long index() throws BadRequest {
        return number("index", 0, SeedSequence.MAX_SEED, 0);
    }

    /** The random numbers of the seed, for something of which there is only one. */
    Rng rng() throws BadRequest {
        return new SeedSequence(seed()).at(0);
    }

    /** How many solutions to look for; at least two, or nobody would know whether there is exactly one. */
    long solutions(long usual) throws BadRequest {
        return number("limit", 2, limits.solutions(), Math.min(usual, limits.solutions()));
    }

    long budget(Geometry geometry) throws BadRequest {
        return number("budget", 1, limits.budget(), limits.usualBudget(geometry));
    }

    /** Tells whether a puzzle has exactly one solution, within the budget. */
    SolveResult solve(Grid puzzle) throws BadRequest {
        Geometry geometry = puzzle.geometry();
        return Solver.of(geometry).solve(puzzle, SolveLimit.unique().withBudget(budget(geometry)));
    }

    /** The board that {@code board} names, or null if the field is missing. It was once called {@code box}. */
    @Nullable
    Geometry board() throws BadRequest {
        String field = boardField();
        String id = optionalText(field);
        if (id == null) {
            return null;
        }
        Geometry geometry = Geometry.byId(id);
        if (geometry == null) {
            throw BadRequest.in(field, RequestReason.BOARD, Geometry.MAX_SIDE);
        }
        return geometry;
    }

    /** The name of the field that says which board. */
    String boardField() {
        return has("board") || !has("box") ? "board" : "box";
    }

    /** The grid that {@code puzzle} gives. */
    Grid puzzle() throws BadRequest {
        return puzzle(limits.side());
    }

    /** Likewise, on a board with a side of at most so much. */
    Grid puzzle(int largest) throws BadRequest {
        Grid grid = grid("puzzle", GridParts.givens(text("puzzle"), board()));
        int most = Math.min(largest, limits.side());
        if (grid.geometry().side() > most) {
            throw BadRequest.in("puzzle", RequestReason.SIDE, most);
        }
        return grid;
    }

    /** The puzzle with the digits placed that {@code values} has. */
    Grid position() throws BadRequest {
        Grid puzzle = puzzle();
        String values = optionalText("values");
        return values == null ? puzzle : grid("values", GridParts.placed(puzzle, values));
    }

    /** The position with the pencil marks of {@code candidates}. */
    Grid markedPosition() throws BadRequest {
        Grid position = position();
        List<String> candidates = optionalTexts("candidates");
        return candidates == null ? position : grid("candidates", GridParts.marked(position, candidates));
    }

    /** The digits of {@code entries}, such as {@code r3c5=7}. */
    List<Candidate> entries(Geometry geometry) throws BadRequest {
        List<Candidate> entries = new ArrayList<>();
        for (String text : texts("entries")) {
            entries.add(candidate("entries", text, geometry));
        }
        return entries;
    }

    /** A digit in a cell, such as {@code r3c5=7}, or null if the field is missing. */
    @Nullable
    Candidate optionalCandidate(String name, Geometry geometry) throws BadRequest {
        String text = optionalText(name);
        return text == null ? null : candidate(name, text, geometry);
    }

    private static Candidate candidate(String name, String text, Geometry geometry) throws BadRequest {
        int equals = text.indexOf('=');
        int cell = equals < 0 ? -1 : geometry.cellOf(text.substring(0, equals));
        int digit = cell >= 0 && equals == text.length() - 2 ? Symbols.digit(text.charAt(equals + 1)) : -1;
        if (digit < 1 || digit > geometry.side()) {
            throw BadRequest.in(name, RequestReason.ENTRIES, Words.shortened(text));
        }
        return new Candidate(cell, digit);
    }

    /** The technique that {@code technique} names, or null if the field is missing. */
    @Nullable
    TechniqueId technique() throws BadRequest {
        return has("technique") ? oneOf("technique", List.copyOf(Techniques.all())) : null;
    }

    static Grid grid(String field, ParseResult result) throws BadRequest {
        return switch (result) {
            case ParseResult.Ok ok -> ok.grid();
            case ParseResult.Bad bad -> throw BadRequest.in(field, bad);
        };
    }
}
