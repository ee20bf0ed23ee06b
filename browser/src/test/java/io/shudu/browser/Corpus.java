package io.shudu.browser;

import io.shudu.api.Api;
import io.shudu.api.Limits;
import io.shudu.api.Operation;
import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridFormats;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonProblem;
import io.shudu.core.json.JsonValue;
import io.shudu.core.lab.SearchMode;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.Solver;
import io.shudu.core.transform.TransformStep;
import io.shudu.generate.holes.Emptiness;
import io.shudu.generate.holes.Symmetry;
import io.shudu.logic.rate.Level;
import io.shudu.testkit.Puzzles;
import io.shudu.testkit.RandomPuzzles;
import java.util.ArrayList;
import java.util.List;

/**
 * A few thousand requests: every operation on boards of many sizes, every format, emptiness, symmetry and transform,
 * and texts that make no sense. The puzzles in them are made by the engine on the JVM, the same ones each time.
 */
final class Corpus {
    /** A request to an operation. */
    record Case(Operation operation, String request) {
        /** What the engine on the JVM answers. */
        String answer() {
            return Api.answer(operation.id(), request, Limits.USUAL);
        }
    }

    private final List<Case> cases = new ArrayList<>();

    private Corpus() {}

    static List<Case> all() {
        Corpus corpus = new Corpus();
        corpus.addGenerated();
        corpus.addWork("2x2", "many", 1);
        corpus.addWork("2x3", "some", 2);
        corpus.addWork("3x2", "many", 3);
        corpus.addWork("9", "many", 4);
        corpus.addWork("16", "some", 5);
        corpus.addGuesses();
        corpus.addSpecial();
        corpus.addRubbish();
        return corpus.cases;
    }

    private void add(Operation operation, JsonFields request) {
        cases.add(new Case(operation, request.toString()));
    }

    /**
     * Puzzles with exactly the budget that they need, and with one guess less: if both answers are those of the JVM,
     * the classic engine made the same number of guesses.
     */
    private void addGuesses() {
        RandomPuzzles puzzles = new RandomPuzzles(new SeedSequence(4).at(0));
        Solver solver = Solver.of(Geometry.CLASSIC, Solver.CLASSIC);
        for (int i = 0; i < 300; i++) {
            Grid puzzle = Grid.ofGivens(Geometry.CLASSIC, puzzles.next());
            long nodes = solver.solve(puzzle).stats().nodes();
            for (long budget = Math.max(1, nodes - 1); budget <= nodes; budget++) {
                add(
                        Operation.SOLVE,
                        new JsonFields().string("puzzle", puzzle.toString()).number("budget", budget));
            }
        }
    }

    /** A field of the answer to the request added last. */
    private String last(String field) {
        try {
            String answer = cases.getLast().answer();
            if (JsonValue.parse(answer) instanceof JsonValue.Fields fields
                    && fields.get(field) instanceof JsonValue.Text text) {
                return text.text();
            }
            throw new IllegalStateException("no text " + field + " in " + answer);
        } catch (JsonProblem problem) {
            throw new IllegalStateException(problem);
        }
    }

    private void addGenerated() {
        for (String box : List.of("2x2", "2x3", "3x3", "3x4", "4x4")) {
            for (Emptiness emptiness : Emptiness.values()) {
                for (Symmetry symmetry : Symmetry.values()) {
                    add(
                            Operation.GENERATE,
                            new JsonFields()
                                    .string("box", box)
                                    .string("holes", emptiness.id())
                                    .string("symmetry", symmetry.id())
                                    .number("seed", 9_007_199_254_740_991L - cases.size()));
                }
            }
        }
        for (String method : List.of("search", "restart", "boxes", "shift", "shuffle", "uniform", "chain")) {
            for (String holes : List.of("40", "45..60", "4/row", "4/column")) {
                add(
                        Operation.GENERATE,
                        new JsonFields()
                                .string("method", method)
                                .string("holes", holes)
                                .number("seed", cases.size())
                                .number("index", 4_294_967_296L));
                add(Operation.GENERATE, new JsonFields().string("id", last("id")));
            }
            // With uniform, so many are searched for, which takes too long here.
            if (!method.equals("uniform")) {
                // Hardly ever comes true, and the usual thousand tries take seconds; an id can ask for fewer.
                String id = "1:9:" + method + ":64:none:unique:" + cases.size() + ":0:20";
                add(Operation.GENERATE, new JsonFields().string("id", id));
            }
        }
        for (int index = 0; index < 150; index++) {
            add(
                    Operation.GENERATE,
                    new JsonFields()
                            .string("holes", "minimal")
                            .number("seed", 1)
                            .number("index", index));
        }
        for (Level level : Level.values()) {
            for (String symmetry : List.of("none", "rot180")) {
                add(
                        Operation.GENERATE,
                        new JsonFields()
                                .string("level", level.id())
                                .string("symmetry", symmetry)
                                .number("seed", cases.size()));
            }
        }
        for (String technique : List.of("pointing", "hidden-quad", "skyscraper", "xy-wing", "direct-hidden-pair")) {
            JsonFields wish = new JsonFields().string("technique", technique).number("seed", cases.size());
            add(Operation.GENERATE, wish);
            add(Operation.DRILL, wish);
            add(Operation.LESSON, wish);
        }
        for (String method : List.of("shift", "restart", "boxes", "shuffle", "dig", "uniform")) {
            add(Operation.TRACE, new JsonFields().string("method", method).number("seed", cases.size()));
            add(
                    Operation.CENSUS,
                    new JsonFields()
                            .string("method", method)
                            .number("count", 100)
                            .number("seed", cases.size()));
        }
        for (SearchMode mode : SearchMode.all()) {
            add(
                    Operation.SEARCH,
                    new JsonFields()
                            .number("fixed", 7)
                            .string("mode", mode.toString())
                            .number("budget", 3000));
        }
        for (String date : List.of("2026-11-17", "2028-02-29", "2026-02-29", "9999-12-31")) {
            add(Operation.DAILY, new JsonFields().string("date", date));
        }
        add(
                Operation.REVIEW,
                new JsonFields()
                        .string("puzzle", Puzzles.EASY)
                        .strings("entries", List.of("r1c3=4", "r1c4=6", "r1c4=2")));
        add(Operation.GENERATE, new JsonFields().string("score", "400..500").number("seed", 1));
        add(Operation.GENERATE, new JsonFields().string("only", "hidden-single").number("seed", 1));
        for (int seed = 0; seed < 20; seed++) {
            add(Operation.GENERATE, new JsonFields().string("pattern", "heart").number("seed", seed));
        }
    }

    /** Every operation on one puzzle, and on changed versions of it. */
    private void addWork(String box, String holes, int seed) {
        add(
                Operation.GENERATE,
                new JsonFields().string("box", box).string("holes", holes).number("seed", seed));
        String puzzle = last("puzzle");
        String solution = last("solution");
        int hole = puzzle.indexOf('.');
        int clue = hole == 0 ? indexOfClue(puzzle) : 0;
        String values = puzzle.substring(0, hole) + solution.charAt(hole) + puzzle.substring(hole + 1);
        String fewer = puzzle.substring(0, clue) + "." + puzzle.substring(clue + 1);
        // Likely a conflict or no solution: a clue's digit in another cell.
        String broken = puzzle.substring(0, hole) + puzzle.charAt(clue) + puzzle.substring(hole + 1);
        for (String text : List.of(puzzle, fewer, broken, solution, ".".repeat(puzzle.length()))) {
            add(Operation.SOLVE, grid(text, box).bool("all", true).number("limit", 20));
            add(Operation.CHECK, grid(text, box).number("limit", 50));
            add(Operation.HINT, grid(text, box).string("near", "r2c3"));
            add(Operation.EXPLAIN, grid(text, box));
            add(Operation.RATE, grid(text, box));
            add(Operation.CANON, grid(text, box));
            add(Operation.JUDGE, grid(text, box).strings("entries", entries(solution, puzzle)));
        }
        add(Operation.CHECK, grid(puzzle, box).string("values", values));
        add(Operation.HINT, grid(puzzle, box).string("values", values));
        add(Operation.HINT, grid(puzzle, box).string("values", values).string("against", "r1c1=2"));
        add(Operation.HINT, grid(puzzle, box).bool("all", true).number("enough", 3));
        for (GridFormat format : GridFormats.all()) {
            add(Operation.WRITE, grid(puzzle, box).string("values", values).string("format", format.id()));
            String text = last("text");
            add(Operation.PARSE, new JsonFields().string("text", text));
            add(Operation.PARSE, new JsonFields().string("text", damaged(text)).string("box", box));
        }
        for (String step : TransformStep.NAMES) {
            for (String argument : List.of("", " 1,2", " 2,3", " 90", " 180", " 270", " left-right", " top-bottom")) {
                add(Operation.TRANSFORM, grid(puzzle, box).strings("steps", List.of(step + argument)));
            }
        }
        for (int shuffle = 0; shuffle < 5; shuffle++) {
            add(Operation.TRANSFORM, grid(puzzle, box).number("shuffle", shuffle));
        }
    }

    /** A text with a character changed in the middle, once more as a second puzzle. */
    private static String damaged(String text) {
        int middle = text.length() / 2;
        return text.substring(0, middle) + "\u00e4\ud83d\ude00" + text.substring(middle + 1) + "\n\n" + text;
    }

    private static JsonFields grid(String puzzle, String box) {
        return new JsonFields().string("puzzle", puzzle).string("board", box);
    }

    private static int indexOfClue(String puzzle) {
        int cell = 0;
        while (puzzle.charAt(cell) == '.') {
            cell++;
        }
        return cell;
    }

    /** Entries in some cells: the solution's digits, but every third one the digit of another cell. */
    private static List<String> entries(String solution, String puzzle) {
        int side = (int) Math.sqrt(solution.length());
        List<String> entries = new ArrayList<>();
        for (int cell = 0; cell < solution.length() && entries.size() < 12; cell++) {
            if (puzzle.charAt(cell) == '.') {
                int from = entries.size() % 3 == 2 ? (cell + side + 1) % solution.length() : cell;
                entries.add("r" + (cell / side + 1) + "c" + (cell % side + 1) + "=" + solution.charAt(from));
            }
        }
        return entries;
    }

    private void addSpecial() {
        // Two of the 17-clue puzzles that are known best, a hard one, and one without solution.
        for (String puzzle : List.of(
                "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
                "000000012000035000000600070700000300000400800100000000000120000080000040050000600",
                Puzzles.HARD,
                ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........")) {
            add(Operation.SOLVE, new JsonFields().string("puzzle", puzzle));
            add(Operation.CHECK, new JsonFields().string("puzzle", puzzle));
        }
        for (int side : new int[] {4, 6, 9, 12, 16, 25, 36}) {
            String empty = ".".repeat(side * side);
            add(Operation.SOLVE, new JsonFields().string("puzzle", empty).number("budget", 2000));
            add(Operation.CHECK, new JsonFields().string("puzzle", empty).number("limit", 100));
            add(
                    Operation.JUDGE,
                    new JsonFields()
                            .string("puzzle", empty)
                            .strings("entries", List.of("r1c1=2", "r1c2=2", "r1c2=1", "r2c1=3"))
                            .number("budget", 2000));
        }
        for (String id : List.of(
                "1:2x2:search:11:none:unique:1:0",
                "1:2x2:shuffle:1234341221434321:8:rot90:multiple:1:0",
                "1:3x3:search:5/row:rot180:unique:482913:0",
                "1:3x3:uniform:0:none:unique:1:0",
                "1:3x3:uniform:0:none:unique:1:1",
                "1:4x4:uniform:0:none:unique:1:0",
                "1:3x3:search:70:full:unique:1:0:2",
                "1:heart:9007199254740991",
                "1:heart:9007199254740992",
                "0:heart:1",
                "1:3x3:search:5/row:rot180:unique:482913:0:21",
                "1:6x6:search:5/row:rot180:unique:482913:0",
                "\u00e4:\ud800")) {
            add(Operation.GENERATE, new JsonFields().string("id", id));
        }
    }

    private void addRubbish() {
        List<String> texts = List.of(
                "",
                " ",
                "null",
                "[]",
                "{",
                "{}",
                "{\"puzzle\":}",
                "{\"puzzle\":\"\\ud800\"}",
                "{\"puzzle\":\"\u00e4\"}",
                "{\"puzzle\":\"1\\u0000\"}",
                "{\"puzzle\":1,\"text\":2,\"seed\":\"3\"}",
                "{\"puzzle\":\"1...............\",\"box\":\"4x4\",\"format\":\"\",\"limit\":1e9}",
                "{\"puzzle\":\"1...............\",\"budget\":9007199254740993,\"format\":\"?\"}",
                "{\"text\":\"\\u0001\\t\\u2028\\\\\\\"<xml>\",\"seed\":1.5}",
                "{\"text\":\"[{\\\"puzzle\\\":\\\"1...............\\\"},{}]\",\"seed\":99999999999999999999}",
                "[".repeat(5000));
        for (Operation operation : Operation.values()) {
            for (String text : texts) {
                cases.add(new Case(operation, text));
            }
        }
    }
}
