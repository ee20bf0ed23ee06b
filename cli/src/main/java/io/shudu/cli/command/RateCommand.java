package io.shudu.cli.command;

import io.shudu.cli.output.Csv;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.passport.Inspector;
import io.shudu.generate.passport.Passport;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.HodokuScale;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.Ratings;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.step.TechniqueId;
import io.shudu.render.json.RateJson;
import io.shudu.render.words.TeachWords;
import io.shudu.render.words.TechniqueWords;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code shudu rate}: how hard each puzzle is, by the thinking that it needs. */
@Command(name = "rate")
public final class RateCommand extends PuzzleCommand {
    private static final SolveLimit LIMIT = SolveLimit.unique().withBudget(100_000_000);

    @Option(names = "--scale", paramLabel = "SCALE")
    @Nullable
    public String scale;

    @Mixin
    public PassportOption passport = new PassportOption();

    private Set<ScaleId> scales = ScaleId.usual();

    public RateCommand(Session session) {
        super(session);
    }

    @Override
    public void checkOptions() {
        if (scale == null) {
            return;
        }
        scales = EnumSet.noneOf(ScaleId.class);
        for (ScaleId id : ScaleId.values()) {
            if (id.id().equals(scale)) {
                scales.add(id);
            }
        }
        if (scales.isEmpty()) {
            throw new UsageException(session.messages().text("usage.scale", scale));
        }
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
            String problem = session.messages().text("rate.too-large", puzzle.geometry(), Rater.LARGEST_SIDE);
            return bad(entry, shape, problem, problem);
        }
        SolveResult solved = solvers.of(puzzle.geometry()).solve(puzzle, LIMIT);
        if (solved.verdict() != Verdict.ONE) {
            String problem = session.messages()
                    .text(
                            switch (solved.verdict()) {
                                case NONE -> "solve.none";
                                case GAVE_UP -> "gave-up";
                                default -> "solve.many-or-more";
                            },
                            solved.verdict() == Verdict.GAVE_UP ? LIMIT.nodes() : 2);
            return bad(entry, shape, problem, problem);
        }
        Inspector inspector = solvers.inspector(puzzle.geometry(), scales, passport.passport);
        return Result.good(
                switch (shape) {
                    case JSON ->
                        new JsonFields()
                                        .number("line", entry.line())
                                        .putAll(RateJson.of(inspector.inspect(puzzle, solved.solution())))
                                + "\n";
                    case CSV -> row(puzzle, solved.solution(), inspector);
                    case LINE -> line(Objects.requireNonNull(inspector.rate(puzzle, solved.solution()))) + "\n";
                    case GRID ->
                        sink.draw(puzzle) + words(Objects.requireNonNull(inspector.rate(puzzle, solved.solution())));
                });
    }

    private String row(Grid puzzle, Grid solution, Inspector inspector) {
        Passport known = passport.passport ? inspector.inspect(puzzle, solution) : null;
        Ratings ratings = Objects.requireNonNull(known == null ? inspector.rate(puzzle, solution) : known.ratings());
        List<String> fields = new ArrayList<>(List.of(
                puzzle.toString(),
                RatingText.level(ratings),
                RatingText.score(ratings),
                RatingText.er(ratings),
                RatingText.ep(ratings),
                RatingText.ed(ratings)));
        if (known != null) {
            fields.addAll(passport.fields(known));
        }
        return Csv.row(fields.toArray(new String[0])) + "\n";
    }

    private static String line(Ratings ratings) {
        return Stream.of(
                        RatingText.level(ratings),
                        RatingText.score(ratings),
                        RatingText.er(ratings),
                        RatingText.ep(ratings),
                        RatingText.ed(ratings))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private String words(Ratings ratings) {
        Messages messages = session.messages();
        StringBuilder text = new StringBuilder();
        Level level = ratings.level();
        Rating own = ratings.on(ScaleId.SHUDU);
        Rating hodoku = ratings.on(ScaleId.HODOKU);
        if (level != null && own != null) {
            text.append(messages.text(
                            own.solved() ? "rate.level" : "rate.beyond",
                            TeachWords.WORDS.text(messages.language(), "level." + level.id()),
                            own.score()))
                    .append('\n');
        }
        if (hodoku != null) {
            text.append(messages.text("rate.hodoku", HodokuScale.level(hodoku), hodoku.score()))
                    .append('\n');
        }
        if (ratings.se() != null) {
            text.append(messages.text(
                            "rate.se", RatingText.er(ratings), RatingText.ep(ratings), RatingText.ed(ratings)))
                    .append('\n');
        }
        Rating path = own == null ? hodoku : own;
        for (Map.Entry<TechniqueId, Integer> use : path == null
                ? Set.<Map.Entry<TechniqueId, Integer>>of()
                : path.techniques().entrySet()) {
            String name =
                    TechniqueWords.WORDS.text(messages.language(), use.getKey().id());
            text.append(messages.text("rate.technique", use.getValue(), name)).append('\n');
        }
        return text.toString();
    }
}
