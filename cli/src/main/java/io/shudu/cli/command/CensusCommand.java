package io.shudu.cli.command;

import io.shudu.bulk.OrderedWork;
import io.shudu.cli.output.Output;
import io.shudu.cli.output.Progress;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Session;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.transform.Transform;
import io.shudu.generate.census.Census;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.GridMethods;
import io.shudu.render.picture.CensusPainter;
import io.shudu.render.picture.Svg;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code shudu census}: how near the grid methods come to equal chances for all grids. */
@Command(name = "census")
public final class CensusCommand extends SessionCommand {
    private static final int LEAST = 100;
    private static final int MOST = 100_000_000;
    private static final int BATCH = 64;
    private static final List<String> FORMATS = List.of("text", "csv", "json");

    @Option(
            names = {"-n", "--count"},
            paramLabel = "N")
    public String count = "20000";

    @Option(names = "--method", paramLabel = "METHOD,…")
    public @Nullable String methods;

    @Option(names = "--symmetry-shuffle")
    public boolean symmetryShuffle;

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT")
    public String format = "text";

    @Option(names = "--svg", paramLabel = "FILE")
    public @Nullable String svg;

    @Mixin
    public Seeds seeds = new Seeds();

    @Mixin
    public Workload workload = new Workload();

    public CensusCommand(Session session) {
        super(session);
    }

    /** Grids that one thread makes in a row, and the time that takes. */
    private static final class Batch {
        private int from;
        private int to;
        private long nanos;
        private final List<Grid> grids = new ArrayList<>();
    }

    @Override
    public Integer call() throws InterruptedException {
        Values.refuseIf(!FORMATS.contains(format), "usage.bench-format", format, String.join(", ", FORMATS));
        int total = Values.number(count, LEAST, MOST, "usage.census-count");
        List<GridMethod> named = methods();
        long seed = seeds.seed();
        int threads = workload.threads();
        List<CensusTable.Row> rows = new ArrayList<>();
        try (Progress progress = new Progress(session, workload.quiet, (long) total * named.size())) {
            for (GridMethod method : named) {
                rows.add(count(method, seed, total, threads, progress));
            }
        }
        CensusTable table = new CensusTable(messages, rows, total, seed, symmetryShuffle);
        Output.printAll(
                session,
                switch (format) {
                    case "csv" -> table.csv();
                    case "json" -> table.json();
                    default -> table.text();
                });
        if (svg != null) {
            draw(svg, rows, total);
        }
        return ExitStatus.OK;
    }

    private List<GridMethod> methods() {
        return methods == null
                ? GridMethods.all()
                : Arrays.stream(methods.split(",", -1))
                        .map(MethodCommand::named)
                        .distinct()
                        .toList();
    }

    private CensusTable.Row count(GridMethod method, long seed, int total, int threads, Progress progress)
            throws InterruptedException {
        SeedSequence sequence = new SeedSequence(seed);
        LongSupplier clock = LineSettings.cpuNanos();
        Census census = new Census();
        int[] next = {0};
        long[] nanos = {0};
        OrderedWork.run(
                threads,
                Batch::new,
                batch -> {
                    batch.from = next[0];
                    batch.to = Math.min(total, batch.from + BATCH);
                    next[0] = batch.to;
                    return batch.from < batch.to;
                },
                () -> batch -> {
                    batch.grids.clear();
                    long start = clock.getAsLong();
                    for (int i = batch.from; i < batch.to; i++) {
                        batch.grids.add(make(method, sequence.at(i)));
                    }
                    batch.nanos = clock.getAsLong() - start;
                },
                batch -> {
                    batch.grids.forEach(census::add);
                    nanos[0] += batch.nanos;
                    progress.add(batch.grids.size());
                },
                unfinished -> {});
        return new CensusTable.Row(method.id(), census.findings(), total * 1e9 / (double) Math.max(1, nanos[0]));
    }

    private Grid make(GridMethod method, Rng rng) {
        Grid grid = method.make(Geometry.CLASSIC, rng);
        return symmetryShuffle ? Transform.random(Geometry.CLASSIC, rng).apply(grid) : grid;
    }

    private void draw(String file, List<CensusTable.Row> rows, int total) {
        CensusPainter chart = new CensusPainter(new CensusPainter.Words(
                messages.text("census.chart.title", total),
                messages.text("census.chart.axis"),
                messages.text("census.chart.noise"),
                messages.text("census.chart.bands"),
                messages.text("census.chart.stacks")));
        for (CensusTable.Row row : rows) {
            chart.add(row.method(), row.findings());
        }
        Output.writeAll(session, file, Svg.of(chart.picture()));
    }
}
