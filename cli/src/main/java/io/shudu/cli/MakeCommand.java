package io.shudu.cli;

import io.shudu.bulk.OrderedWork;
import io.shudu.core.format.GridFormats;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.WholeNumbers;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.grids.ShuffleMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the commands share that make things out of nothing but a seed. */
abstract class MakeCommand implements Callable<Integer> {
    private static final long MOST = 1_000_000_000_000L;
    private static final long MOST_IN_A_ROW = 64;

    @Option(
            names = {"-n", "--count"},
            paramLabel = "N")
    @Nullable
    String count;

    @Option(names = "--method", paramLabel = "METHOD")
    @Nullable
    String method;

    @Option(names = "--base", paramLabel = "GRID")
    @Nullable
    String base;

    @Mixin
    Boards boards = new Boards();

    @Mixin
    Seeds seeds = new Seeds();

    @Mixin
    Sink sink = new Sink();

    @Mixin
    Workload workload = new Workload();

    final Session session;

    MakeCommand(Session session) {
        this.session = session;
    }

    /** A thing made: its text for the output, and what to tell the user if it is not as wished. */
    record Made(String text, @Nullable String flaw) {}

    /** Some things that one thread makes in a row. */
    private static final class Batch {
        private long from;
        private long to;
        private final List<Made> made = new ArrayList<>();
    }

    /** Makes things on several threads and writes them in order; {@code makers} gives each thread its own maker. */
    int makeAll(List<String> columns, Sink.Shape shape, Supplier<LongFunction<Made>> makers)
            throws InterruptedException {
        long total = count();
        int threads = workload.threads(session.messages());
        // Many quick things are better made in a row; of a few slow ones each may have its own thread.
        long size = Math.clamp(total / (threads * 64L), 1, MOST_IN_A_ROW);
        long[] next = {0};
        boolean[] flawed = {false};
        try (Output output = sink.open(session, List.of());
                Progress progress = new Progress(session, workload.quiet, total)) {
            output.print(sink.opening(shape, columns));
            OrderedWork.run(
                    threads,
                    Batch::new,
                    batch -> {
                        batch.from = next[0];
                        batch.to = Math.min(total, batch.from + size);
                        next[0] = batch.to;
                        return batch.from < batch.to;
                    },
                    () -> {
                        LongFunction<Made> maker = makers.get();
                        return batch -> {
                            batch.made.clear();
                            for (long i = batch.from; i < batch.to; i++) {
                                batch.made.add(maker.apply(i));
                            }
                        };
                    },
                    batch -> {
                        for (Made made : batch.made) {
                            output.print(progress.isAtStart() ? "" : sink.between(shape));
                            output.print(made.text);
                            if (made.flaw != null) {
                                flawed[0] = true;
                                session.say(made.flaw);
                            }
                            progress.add(1);
                        }
                    });
            output.print(sink.closing(shape));
        }
        return flawed[0] ? ExitStatus.FLAWED : ExitStatus.OK;
    }

    long count() {
        if (count == null) {
            return 1;
        }
        long number = WholeNumbers.parse(count, 0, MOST);
        if (number < 0) {
            throw new UsageException(session.messages().text("usage.count", count, MOST));
        }
        return number;
    }

    Geometry geometry() {
        Geometry geometry = boards.geometry(session.messages());
        return geometry == null ? Geometry.CLASSIC : geometry;
    }

    GridMethod method(Geometry geometry) {
        if (base != null) {
            return shuffle(base, geometry);
        }
        if (method == null) {
            return GridMethods.usual(geometry);
        }
        GridMethod named = GridMethods.byId(method);
        if (named == null) {
            throw new UsageException(
                    session.messages().text("usage.method", method, String.join(", ", GridMethods.ids())));
        }
        if (!named.suits(geometry)) {
            throw new UsageException(session.messages().text("usage.method-board", method, geometry.side()));
        }
        return named;
    }

    private GridMethod shuffle(String text, Geometry geometry) {
        Messages messages = session.messages();
        if (method == null || !method.equals("shuffle")) {
            throw new UsageException(messages.text("usage.base-method"));
        }
        ParseResult result = GridFormats.recognise(text).parse(text, geometry);
        return switch (result) {
            case ParseResult.Bad bad -> throw new UsageException(messages.text("usage.base", messages.text(bad)));
            case ParseResult.Ok ok -> {
                if (!ok.grid().isSolved()) {
                    throw new UsageException(messages.text("usage.base", messages.text("usage.base-incomplete")));
                }
                yield new ShuffleMethod(ok.grid());
            }
        };
    }
}
