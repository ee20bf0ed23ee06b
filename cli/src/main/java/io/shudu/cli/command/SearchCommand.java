package io.shudu.cli.command;

import io.shudu.cli.output.Output;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridFormats;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.WholeNumbers;
import io.shudu.core.lab.FixedPuzzles;
import io.shudu.core.lab.ModeSearch;
import io.shudu.core.lab.SearchMode;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SearchStats;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.grids.SearchMethod;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code shudu search MODE INIT}: the mode-switched search, with its timings. */
@Command(name = "search")
public final class SearchCommand extends SessionCommand {
    private static final int DEFAULT_MAX = 1000;
    private static final long DEFAULT_BUDGET = 2_000_000_000;
    private static final int BENCH_RUNS = 3;

    @Parameters(index = "0", arity = "0..1", paramLabel = "MODE")
    public @Nullable String mode;

    @Parameters(index = "1", arity = "0..1", paramLabel = "INIT")
    public @Nullable String init;

    @Option(names = "--stats")
    public boolean stats;

    @Option(names = "--max", paramLabel = "N")
    public @Nullable String max;

    @Option(names = "--bench")
    public boolean bench;

    @Option(names = "--budget", paramLabel = "NODES")
    public @Nullable String budget;

    @Mixin
    public Boards boards = new Boards();

    @Mixin
    public Seeds seeds = new Seeds();

    public SearchCommand(Session session) {
        super(session);
    }

    @Override
    public Integer call() {
        long most = max == null ? DEFAULT_MAX : Values.number(max, 1, 1_000_000, "usage.max");
        SolveLimit limit = SolveLimit.upTo(most).withBudget(Budgets.parse(budget, DEFAULT_BUDGET));
        try (Output output = Output.standard(session)) {
            if (bench) {
                bench(output, limit);
                return ExitStatus.OK;
            }
            if (mode == null || init == null) {
                throw new UsageException("search.usage");
            }
            SearchMode searchMode = Values.found(SearchMode.parse(mode), "search.mode", mode);
            SeedSequence sequence = new SeedSequence(seeds.seed());
            return search(output, puzzle(init, sequence.at(0)), searchMode, limit, sequence.at(1));
        }
    }

    private int search(Output output, Grid puzzle, SearchMode searchMode, SolveLimit limit, Rng rng) {
        GridFormat layout = Objects.requireNonNull(GridFormats.byId("spaced"));
        output.print("sudoku:\n\n" + layout.write(puzzle) + "\n");
        output.flush();
        ModeSearch search = new ModeSearch(puzzle.geometry());
        long start = System.nanoTime();
        SolveResult result = search.search(puzzle, searchMode, limit, rng);
        double milliseconds = (System.nanoTime() - start) / 1e6;
        int number = 0;
        for (Grid solution : result.solutions()) {
            number++;
            output.print("solution[" + number + "/" + result.count() + "]:\n\n" + layout.write(solution) + "\n");
        }
        if (result.count() == 0) {
            boolean gaveUp = result.verdict() == Verdict.GAVE_UP;
            output.print(messages.text(gaveUp ? "search.gave-up" : "search.none", limit.nodes()) + "\n\n");
        } else if (searchMode.extent() == SearchMode.Extent.ALL && !result.exhausted()) {
            boolean full = result.count() >= limit.solutions();
            output.print(messages.text(full ? "search.max" : "search.gave-up", full ? limit.solutions() : limit.nodes())
                    + "\n\n");
        }
        output.line(String.format(Locale.ROOT, "time takes: %.8f ms", milliseconds));
        if (stats) {
            SearchStats cost = result.stats();
            output.line("nodes: " + cost.nodes());
            output.line("backtracks: " + cost.backtracks());
            output.line("conflicts: " + cost.conflicts());
        }
        return result.count() == 0 ? ExitStatus.FLAWED : ExitStatus.OK;
    }

    /** The puzzle that {@code auto:HOLES} or {@code fixed:NUMBER} stands for. */
    private Grid puzzle(String text, Rng rng) {
        Geometry geometry = boards.geometryOrClassic();
        List<Grid> fixed = FixedPuzzles.all();
        if (text.startsWith("fixed:")) {
            int number = WholeNumbers.parse(text.substring("fixed:".length()), 0, fixed.size() - 1);
            boolean known = number >= 0 && geometry.equals(Geometry.CLASSIC);
            Values.refuseIf(!known, "search.init", text, fixed.size() - 1, 81);
            return fixed.get(number);
        }
        int holes = text.startsWith("auto:")
                ? WholeNumbers.parse(text.substring("auto:".length()), 0, geometry.cellCount())
                : -1;
        Values.refuseIf(holes < 0, "search.init", text, fixed.size() - 1, geometry.cellCount());
        Grid full = new SearchMethod().make(geometry, rng);
        int[] digits = full.digits();
        int[] cells = rng.permutation(0, geometry.cellCount());
        for (int i = 0; i < holes; i++) {
            digits[cells[i]] = 0;
        }
        return Grid.ofGivens(geometry, digits);
    }

    /** The time of every mode on every fixed puzzle: milliseconds, mean of several runs after one to warm up. */
    private void bench(Output output, SolveLimit limit) {
        List<SearchMode> modes = SearchMode.all();
        StringBuilder header = new StringBuilder(String.format("%-8s", "ms"));
        modes.forEach(m -> header.append(String.format(" %10s", m)));
        output.line(header.toString());
        ModeSearch search = new ModeSearch(Geometry.CLASSIC);
        List<Grid> puzzles = FixedPuzzles.all();
        for (int number = 0; number < puzzles.size(); number++) {
            StringBuilder row = new StringBuilder(String.format("%-8s", "fixed:" + number));
            for (SearchMode searchMode : modes) {
                Rng rng = new SeedSequence(0).at(number);
                long nanos = 0;
                for (int run = 0; run <= BENCH_RUNS; run++) {
                    long start = System.nanoTime();
                    search.search(puzzles.get(number), searchMode, limit, rng);
                    nanos += run == 0 ? 0 : System.nanoTime() - start;
                }
                row.append(String.format(Locale.ROOT, " %10.4f", nanos / 1e6 / BENCH_RUNS));
            }
            output.line(row.toString());
            output.flush();
        }
    }
}
