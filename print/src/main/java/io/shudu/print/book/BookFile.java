package io.shudu.print.book;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Named;
import io.shudu.core.grid.WholeNumbers;
import io.shudu.core.json.JsonProblem;
import io.shudu.core.json.JsonValue;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.holes.Symmetry;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.Level;
import io.shudu.logic.step.TechniqueId;
import io.shudu.print.book.BookPlan.AnswerKind;
import io.shudu.print.page.Paper;
import io.shudu.print.sheet.Look;
import io.shudu.render.words.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the file of a book: JSON, every field of which is known and checked. */
public final class BookFile {
    /** More puzzles make a file that nobody can open. */
    public static final int MOST_PUZZLES = 10_000;

    private static final int MOST_VALUES = 100_000;
    private static final int LONGEST = 200;
    private static final List<Integer> PER_PAGE = List.of(1, 2, 4, 6);
    private static final Set<String> FIELDS = Set.of(
            "title",
            "subtitle",
            "author",
            "language",
            "trim",
            "bleed",
            "seed",
            "perPage",
            "look",
            "answers",
            "introduction",
            "techniques",
            "link",
            "chapters");
    private static final Set<String> CHAPTER_FIELDS = Set.of("title", "board", "level", "symmetry", "count", "file");

    private BookFile() {}

    /** A first file, to be changed. */
    public static String first(Language language, long seed) {
        String techniques = "\"hidden-single\", \"naked-single\", \"pointing\", \"naked-pair\", \"x-wing\"";
        return """
                {
                  "title": "%s",
                  "subtitle": "%s",
                  "author": "",
                  "language": "%s",
                  "trim": "6x9",
                  "bleed": false,
                  "seed": %d,
                  "perPage": 1,
                  "look": "black",
                  "answers": "full",
                  "introduction": true,
                  "techniques": [%s],
                  "link": "",
                  "chapters": [
                    {"level": "easy", "count": 20},
                    {"level": "medium", "count": 20, "symmetry": "rot180"},
                    {"level": "hard", "count": 10}
                  ]
                }
                """.formatted(
                        BookWords.text(language, "first.title"),
                        BookWords.text(language, "first.subtitle"),
                        language == Language.CHINESE ? "zh" : "en",
                        seed,
                        techniques);
    }

    /** Reads a book. */
    public static BookPlan read(String text) throws BookProblem {
        JsonValue value;
        try {
            value = JsonValue.parse(text, MOST_VALUES);
        } catch (JsonProblem problem) {
            String before = text.substring(0, Math.min(text.length(), problem.offset()));
            long line = before.chars().filter(c -> c == '\n').count() + 1;
            throw new BookProblem(
                    "json", line, before.length() - before.lastIndexOf('\n'), String.valueOf(problem.getMessage()));
        }
        if (!(value instanceof JsonValue.Fields fields)) {
            throw new BookProblem("object");
        }
        checkNames(fields, FIELDS, "");
        List<BookPlan.Chapter> chapters = chapters(fields.get("chapters"));
        return new BookPlan(
                required(fields, "title"),
                text(fields, "subtitle", ""),
                text(fields, "author", ""),
                Language.of(oneOf(fields, "language", "en", List.of("en", "zh"))),
                oneOf(fields, "trim", "6x9", List.copyOf(Paper.trims())),
                flag(fields, "bleed", false),
                number(fields, "seed", "seed", 0, 0, SeedSequence.MAX_SEED),
                perPage(fields),
                named(fields, "look", List.of(Look.values()), Look.BLACK),
                named(fields, "answers", List.of(AnswerKind.values()), AnswerKind.FULL),
                flag(fields, "introduction", true),
                techniques(fields.get("techniques")),
                link(fields),
                chapters);
    }

    private static void checkNames(JsonValue.Fields fields, Set<String> known, String place) throws BookProblem {
        for (String name : fields.fields().keySet()) {
            if (!known.contains(name)) {
                throw new BookProblem(
                        "unknown",
                        place + name,
                        String.join(", ", known.stream().sorted().toList()));
            }
        }
    }

    private static String required(JsonValue.Fields fields, String name) throws BookProblem {
        String text = text(fields, name, "");
        if (text.isBlank()) {
            throw new BookProblem("missing", name);
        }
        return text;
    }

    private static String text(JsonValue.Fields fields, String name, String usual) throws BookProblem {
        JsonValue value = fields.get(name);
        if (value == null) {
            return usual;
        }
        if (!(value instanceof JsonValue.Text text)
                || text.text().length() > LONGEST
                || text.text().contains("\n")) {
            throw new BookProblem("text", name, LONGEST);
        }
        return text.text();
    }

    private static String oneOf(JsonValue.Fields fields, String name, String usual, List<String> known)
            throws BookProblem {
        return oneOf(text(fields, name, usual), name, known);
    }

    private static String oneOf(String text, String place, List<String> known) throws BookProblem {
        if (!known.contains(text)) {
            throw new BookProblem("one-of", place, text, String.join(", ", known));
        }
        return text;
    }

    private static boolean flag(JsonValue.Fields fields, String name, boolean usual) throws BookProblem {
        JsonValue value = fields.get(name);
        if (value == null) {
            return usual;
        }
        if (value instanceof JsonValue.Word word && !value.equals(JsonValue.NULL)) {
            return Boolean.parseBoolean(word.text());
        }
        throw new BookProblem("flag", name);
    }

    private static long number(JsonValue.Fields fields, String name, String place, long usual, long least, long most)
            throws BookProblem {
        JsonValue value = fields.get(name);
        if (value == null) {
            return usual;
        }
        long number = value instanceof JsonValue.Numeral numeral ? WholeNumbers.parse(numeral.text(), least, most) : -1;
        if (number < 0) {
            throw new BookProblem("number", place, least, most);
        }
        return number;
    }

    private static int perPage(JsonValue.Fields fields) throws BookProblem {
        int number = (int) number(fields, "perPage", "perPage", 1, 1, 9);
        if (!PER_PAGE.contains(number)) {
            throw new BookProblem("one-of", "perPage", number, "1, 2, 4, 6");
        }
        return number;
    }

    private static <T extends Named> T named(JsonValue.Fields fields, String name, List<T> all, T usual)
            throws BookProblem {
        return Objects.requireNonNull(Named.byId(oneOf(fields, name, usual.id(), Named.ids(all)), all));
    }

    private static String link(JsonValue.Fields fields) throws BookProblem {
        String link = text(fields, "link", "");
        if (!link.isEmpty() && !link.matches("https?://[^\\s#]+")) {
            throw new BookProblem("link", link);
        }
        return link;
    }

    private static List<TechniqueId> techniques(@Nullable JsonValue value) throws BookProblem {
        List<TechniqueId> techniques = new ArrayList<>();
        if (value == null) {
            return techniques;
        }
        if (!(value instanceof JsonValue.Items items)) {
            throw new BookProblem("list", "techniques");
        }
        for (JsonValue item : items.items()) {
            TechniqueId technique = item instanceof JsonValue.Text text ? TechniqueId.byId(text.text()) : null;
            if (technique == null) {
                throw new BookProblem("technique", item);
            }
            techniques.add(technique);
        }
        return techniques;
    }

    private static List<BookPlan.Chapter> chapters(@Nullable JsonValue value) throws BookProblem {
        if (!(value instanceof JsonValue.Items items) || items.items().isEmpty()) {
            throw new BookProblem("chapters");
        }
        List<BookPlan.Chapter> chapters = new ArrayList<>();
        long puzzles = 0;
        for (JsonValue item : items.items()) {
            String place = "chapters[" + chapters.size() + "]";
            if (!(item instanceof JsonValue.Fields fields)) {
                throw new BookProblem("chapter", place, "\"level\": \"easy\", \"count\": 20");
            }
            BookPlan.Chapter chapter = chapter(fields, place + ".");
            chapters.add(chapter);
            puzzles += chapter.count();
        }
        if (puzzles > MOST_PUZZLES) {
            throw new BookProblem("most", MOST_PUZZLES);
        }
        return chapters;
    }

    private static BookPlan.Chapter chapter(JsonValue.Fields fields, String place) throws BookProblem {
        checkNames(fields, CHAPTER_FIELDS, place);
        String name = text(fields, "board", "9");
        Geometry board = Geometry.byId(name);
        if (board == null) {
            throw new BookProblem("board", place + "board", name);
        }
        String level = text(fields, "level", "");
        String file = text(fields, "file", "");
        Level wanted = level.isEmpty() ? null : Level.byId(oneOf(level, place + "level", Level.ids()));
        if (wanted != null && board.side() > Rater.LARGEST_SIDE) {
            throw new BookProblem("level-board", place + "level", Rater.LARGEST_SIDE);
        }
        Symmetry symmetry = Symmetry.byId(oneOf(text(fields, "symmetry", "none"), place + "symmetry", Symmetry.ids()));
        int count = (int) number(fields, "count", place + "count", 0, 1, MOST_PUZZLES);
        if ((count == 0) == file.isEmpty() || (!file.isEmpty() && (wanted != null || symmetry != Symmetry.NONE))) {
            throw new BookProblem("count-file", place.substring(0, place.length() - 1));
        }
        return new BookPlan.Chapter(
                text(fields, "title", ""), board, wanted, symmetry == null ? Symmetry.NONE : symmetry, count, file);
    }
}
