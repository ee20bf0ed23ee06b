package io.shudu.server;

import io.shudu.core.format.GridParts;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonProblem;
import io.shudu.core.json.JsonValue;
import io.shudu.print.page.Paper;
import io.shudu.print.pdf.About;
import io.shudu.print.pdf.PdfFile;
import io.shudu.print.sheet.Answers;
import io.shudu.print.sheet.Look;
import io.shudu.print.sheet.Preparer;
import io.shudu.print.sheet.PrintedPuzzle;
import io.shudu.print.sheet.SheetStyle;
import io.shudu.print.sheet.Worksheets;
import io.shudu.print.type.Fonts;
import io.shudu.print.words.PrintWords;
import io.shudu.render.words.Failure;
import io.shudu.render.words.Language;
import io.shudu.render.words.RequestReason;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** A worksheet as PDF, as a request describes it: the same pages that {@code shudu print} makes. */
final class Worksheet implements Printout {
    /** More puzzles are a book, which is made on one's own machine. */
    static final int MOST_PUZZLES = 60;

    /** The largest board: rating a larger one would take too long. */
    static final int LARGEST_SIDE = 25;

    private static final int LONGEST_TITLE = 100;
    private static final int LONGEST_ADDRESS = 200;
    /** The puzzles, and what describes the pages. */
    private static final int MOST_VALUES = 1000;

    private static final Set<String> FIELDS = new TreeSet<>(Set.of(
            "puzzles",
            "candidates",
            "board",
            "language",
            "paper",
            "perPage",
            "answers",
            "hints",
            "look",
            "large",
            "title",
            "address"));

    private final Map<String, JsonValue> fields;
    private final SheetStyle style;
    private final List<Grid> grids;
    private final Preparer preparer;
    private final List<PrintedPuzzle> puzzles = new ArrayList<>();

    private Worksheet(Map<String, JsonValue> fields) {
        this.fields = fields;
        for (String name : fields.keySet()) {
            if (!FIELDS.contains(name)) {
                throw Problem.inField(name, "print.unknown", String.join(", ", FIELDS));
            }
        }
        Language language = Language.of(oneOf("language", Set.of("en", "zh"), "en"));
        style = style(language);
        grids = grids();
        preparer = new Preparer(style.hints(), flag("candidates"), language);
    }

    /**
     * The worksheet of a request.
     *
     * @throws Problem if it makes no sense
     */
    static Worksheet of(String request) {
        try {
            if (JsonValue.parse(request, MOST_VALUES) instanceof JsonValue.Fields object) {
                return new Worksheet(object.fields());
            }
            throw refused("", RequestReason.OBJECT);
        } catch (JsonProblem problem) {
            throw refused("", RequestReason.JSON, String.valueOf(problem.offset() + 1), problem.expected());
        }
    }

    /** Solves and rates the next puzzle. */
    @Override
    public boolean prepare() {
        PrintedPuzzle puzzle = preparer.prepare(grids.get(puzzles.size())).puzzle();
        if (puzzle == null) {
            throw Problem.of(400, "bad-puzzle", messages -> messages.text("print.several", puzzles.size() + 1));
        }
        puzzles.add(puzzle);
        return puzzles.size() < grids.size();
    }

    @Override
    public byte[] pdf() {
        try (Fonts fonts = Fonts.load()) {
            Printout.requireSigns(fonts, "title", style.title());
            Worksheets sheets = new Worksheets(fonts, style);
            for (PrintedPuzzle puzzle : puzzles) {
                if (!sheets.isLarge(puzzle.grid().geometry())) {
                    throw refused("large", RequestReason.SIDE, "9");
                }
            }
            if (!sheets.isReadable(puzzles)) {
                throw refused("perPage", RequestReason.ONE_OF, "1");
            }
            About about = new About(style.title(), "", PrintWords.tag(style.language()), "");
            try (PdfFile pdf = new PdfFile(fonts, about)) {
                sheets.print(puzzles, pdf::add);
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                pdf.write(bytes);
                return bytes.toByteArray();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private SheetStyle style(Language language) {
        String paper = oneOf("paper", new TreeSet<>(Paper.sheets()), "a4");
        String answers = oneOf("answers", Set.copyOf(Answers.ids()), "end");
        String look = oneOf("look", Set.copyOf(Look.ids()), "normal");
        boolean large = flag("large");
        String perPage = oneOf("perPage", Set.of("1", "2", "4", "6", "9"), large ? "1" : "2");
        String address = text("address", "", LONGEST_ADDRESS);
        if (!address.isEmpty() && !address.matches("https?://[^\\s#]+")) {
            throw Problem.inField("address", "print.address");
        }
        String title = text("title", PrintWords.text(language, "sudoku"), LONGEST_TITLE);
        return new SheetStyle(
                Objects.requireNonNull(Paper.sheet(paper)),
                large ? 1 : Integer.parseInt(perPage),
                Objects.requireNonNull(Answers.byId(answers)),
                flag("hints"),
                Objects.requireNonNull(Look.byId(look)),
                large,
                title,
                true,
                true,
                address,
                language);
    }

    private List<Grid> grids() {
        List<JsonValue> lines = fields.get("puzzles") instanceof JsonValue.Items items ? items.items() : List.of();
        if (lines.isEmpty() || lines.size() > MOST_PUZZLES) {
            throw refused("puzzles", RequestReason.PUZZLES, String.valueOf(MOST_PUZZLES));
        }
        return lines.stream().map(this::grid).toList();
    }

    private Grid grid(JsonValue line) {
        String board = text("board", "", 10);
        Geometry expected = board.isEmpty() ? null : Geometry.byId(board);
        if (!board.isEmpty() && expected == null) {
            throw refused("board", RequestReason.BOARD, String.valueOf(LARGEST_SIDE));
        }
        String text = line instanceof JsonValue.Text string ? string.text() : "";
        switch (GridParts.givens(text, expected)) {
            case ParseResult.Ok ok -> {
                if (ok.grid().geometry().side() > LARGEST_SIDE) {
                    throw refused("puzzles", RequestReason.SIDE, String.valueOf(LARGEST_SIDE));
                }
                return ok.grid();
            }
            case ParseResult.Bad bad -> throw Problem.of(new Failure.BadPuzzle("puzzles", bad));
        }
    }

    private String text(String name, String usual, int longest) {
        JsonValue value = fields.get(name);
        if (value == null) {
            return usual;
        }
        if (value instanceof JsonValue.Text string && string.text().length() <= longest) {
            return string.text();
        }
        throw Problem.inField(name, "print.text", longest);
    }

    private String oneOf(String name, Set<String> known, String usual) {
        String value = text(name, usual, 10);
        if (!known.contains(value)) {
            throw refused(name, RequestReason.ONE_OF, String.join(", ", new TreeSet<>(known)));
        }
        return value;
    }

    private boolean flag(String name) {
        JsonValue value = fields.get(name);
        if (value != null && (!(value instanceof JsonValue.Word) || value.equals(JsonValue.NULL))) {
            throw refused(name, RequestReason.FLAG);
        }
        return value instanceof JsonValue.Word word && word.text().equals("true");
    }

    private static Problem refused(String field, RequestReason reason, String... args) {
        return Problem.of(new Failure.BadRequest(field, reason, List.of(args)));
    }
}
