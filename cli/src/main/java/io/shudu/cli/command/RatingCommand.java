package io.shudu.cli.command;

import io.shudu.cli.output.Csv;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveResult;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.passport.Inspector;
import io.shudu.generate.passport.Passport;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.HodokuScale;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.Ratings;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.se.SeGoal;
import io.shudu.logic.se.SeRater;
import io.shudu.logic.se.SeRating;
import io.shudu.render.json.PuzzleJson;
import io.shudu.render.words.RatingText;
import io.shudu.render.words.TeachWords;
import io.shudu.render.words.TechniqueWords;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Rates puzzles, by our own scale or by those of other programs; what {@code rate} and {@code serate} have in common.
 */
public abstract class RatingCommand extends PuzzleCommand {
    @Option(names = "--scale", paramLabel = "SCALE")
    public @Nullable String scale;

    @Option(names = {"-p", "--pearl"})
    public boolean pearl;

    @Option(names = {"-d", "--diamond"})
    public boolean diamond;

    @Option(names = "--above", paramLabel = "ER")
    public @Nullable String above;

    @Option(names = "--resume")
    public boolean resume;

    @Mixin
    public PassportOption passport = new PassportOption();

    private Set<ScaleId> scales = ScaleId.usual();
    private @Nullable SeTemplate template;
    private int most = SeRater.BEYOND;
    private final AtomicLong rated = new AtomicLong();

    RatingCommand(Session session) {
        super(session);
    }

    @Override
    public void checkOptions() {
        if (scale != null) {
            scales = EnumSet.of(Values.found(ScaleId.byId(scale), "usage.scale", scale));
        }
        readTemplate();
        needsExplainer(pearl, "--pearl");
        needsExplainer(diamond, "--diamond");
        needsExplainer(above != null, "--above");
        if (above != null) {
            most = ErText.tenths(above);
            Values.refuseIf(most < 0, "usage.above", above);
        }
    }

    /** What has a percent sign is no name of a format, but a template. */
    private void readTemplate() {
        String format = sink.format;
        if (format == null || format.indexOf('%') < 0) {
            return;
        }
        needsExplainer(true, "--format " + format);
        SeTemplate read = new SeTemplate(format);
        if (read.unknown() != null) {
            throw new UsageException("usage.template", format, read.unknown());
        }
        template = read;
        sink.format = "line";
        if (read.asksFor('n')) {
            // Only one after the other can they be counted.
            workload.threads = "1";
        }
    }

    private void needsExplainer(boolean asked, String option) {
        Values.refuseIf(asked && !scales.contains(ScaleId.SE), "usage.needs-se", option);
    }

    @Override
    public boolean resumes(Sink.Shape shape) {
        if (!resume) {
            return false;
        }
        SeTemplate asked = template;
        boolean lines = shape != Sink.Shape.GRID && (asked == null || !(asked.asksFor('l') || asked.asksFor('n')));
        String file = sink.file;
        Values.refuseIf(file == null || file.equals("-") || file.endsWith(".gz") || !lines, "usage.resume");
        return true;
    }

    /** The last three are for Sudoku Explainer's scale, and empty unless it is asked for. */
    @Override
    public List<String> columns() {
        List<String> columns = new ArrayList<>(List.of("puzzle", "level", "score", "er", "ep", "ed"));
        columns.addAll(passport.columns());
        return columns;
    }

    @Override
    public Result process(Entry.Puzzle entry, long number, Grid grid, Sink.Shape shape, Solvers solvers) {
        Grid puzzle = grid.withCandidates(null).allGiven();
        if (puzzle.geometry().side() > Rater.LARGEST_SIDE) {
            return bad(entry, shape, messages.text("rate.too-large", puzzle.geometry(), Rater.LARGEST_SIDE));
        }
        if (scale != null
                && scales.stream().noneMatch(ScaleId::suitsAllBoards)
                && !puzzle.geometry().equals(Geometry.CLASSIC)) {
            return bad(entry, shape, messages.text("rate.classic-only", puzzle.geometry(), scale));
        }
        SolveResult solved = solvers.of(puzzle.geometry()).solve(puzzle, OneSolution.LIMIT);
        String problem = OneSolution.problem(solved.verdict(), OneSolution.LIMIT, messages);
        if (scales.contains(ScaleId.SE)) {
            String text = explained(entry, puzzle, problem == null ? solved.solution() : null, shape, solvers);
            return problem == null ? Result.good(text) : Result.flawed(text, problem);
        }
        if (problem != null) {
            return bad(entry, shape, problem);
        }
        Inspector inspector = solvers.inspector(puzzle.geometry(), scales, passport.passport);
        Passport known = inspect(puzzle, solved.solution(), shape, inspector);
        return Result.good(text(entry, known, shape));
    }

    /** All that is known of a puzzle, or its rating alone where no more is asked for. */
    private Passport inspect(Grid puzzle, Grid solution, Sink.Shape shape, Inspector inspector) {
        return shape == Sink.Shape.JSON || passport.passport
                ? inspector.inspect(puzzle, solution)
                : new Passport(
                        puzzle, Symmetry.NONE, null, Objects.requireNonNull(inspector.rate(puzzle, solution)), null);
    }

    /** Sudoku Explainer's rating; it rates what has no solution or several as well, if only to say 20.0. */
    final String explained(
            Entry.Puzzle entry, Grid puzzle, @Nullable Grid solution, Sink.Shape shape, Solvers solvers) {
        long start = System.nanoTime();
        SeRating rating = solvers.explainer().rate(puzzle, goal(), most);
        SeTemplate asked = template;
        if (asked != null) {
            return asked.fill(entry.text(), puzzle, rated.incrementAndGet(), rating, System.nanoTime() - start) + "\n";
        }
        Passport known = solution == null
                ? new Passport(puzzle, Symmetry.of(puzzle), null, null, null)
                : inspect(puzzle, solution, shape, solvers.inspector(puzzle.geometry(), scales, passport.passport));
        Ratings others = known.ratings();
        return text(entry, known.with((others == null ? new Ratings(Map.of()) : others).with(rating)), shape);
    }

    private SeGoal goal() {
        return diamond ? SeGoal.DIAMOND : pearl ? SeGoal.PEARL : SeGoal.RATING;
    }

    private String text(Entry.Puzzle entry, Passport known, Sink.Shape shape) {
        Ratings ratings = Objects.requireNonNull(known.ratings());
        return switch (shape) {
            case JSON -> json(entry, PuzzleJson.of(known));
            case CSV -> row(known, ratings);
            case LINE -> line(ratings) + "\n";
            case GRID -> sink.draw(known.puzzle()) + words(ratings);
        };
    }

    private String row(Passport known, Ratings ratings) {
        List<Object> fields = new ArrayList<>(List.of(known.puzzle()));
        fields.addAll(numbers(ratings));
        fields.addAll(passport.fields(known));
        return Csv.row(fields);
    }

    private static String line(Ratings ratings) {
        return numbers(ratings).stream().filter(text -> !text.isEmpty()).collect(Collectors.joining(" "));
    }

    /** All ratings in short; those that nobody asked for are empty. */
    private static List<String> numbers(Ratings ratings) {
        List<String> numbers = new ArrayList<>(List.of(RatingText.level(ratings), RatingText.score(ratings)));
        numbers.addAll(RatingText.se(ratings));
        return numbers;
    }

    private String words(Ratings ratings) {
        List<String> lines = new ArrayList<>();
        Level level = ratings.level();
        Rating own = ratings.own();
        Rating hodoku = ratings.on(ScaleId.HODOKU);
        if (level != null && own != null) {
            lines.add(messages.text(
                    own.solved() ? "rate.level" : "rate.beyond",
                    TeachWords.level(messages.language(), level),
                    own.score()));
        }
        if (hodoku != null) {
            lines.add(messages.text("rate.hodoku", HodokuScale.level(hodoku), hodoku.score()));
        }
        if (ratings.se() != null) {
            lines.add(messages.text("rate.se", RatingText.se(ratings).toArray()));
            if (ratings.se().more()) {
                lines.add(messages.text("rate.se-more"));
            }
        }
        Rating path = own == null ? hodoku : own;
        if (path != null) {
            path.techniques().forEach((technique, uses) -> {
                String name = TechniqueWords.WORDS.text(messages.language(), technique.id());
                lines.add(messages.text("rate.technique", uses, name));
            });
        }
        return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
    }
}
