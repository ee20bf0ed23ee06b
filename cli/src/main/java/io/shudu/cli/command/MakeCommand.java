package io.shudu.cli.command;

import io.shudu.cli.output.Output;
import io.shudu.cli.output.Progress;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Session;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the commands share that make things out of nothing but a seed. */
public abstract class MakeCommand extends SessionCommand {
    private static final long MOST = 1_000_000_000_000L;

    @Option(
            names = {"-n", "--count"},
            paramLabel = "N")
    public @Nullable String count;

    @Mixin
    public Seeds seeds = new Seeds();

    @Mixin
    public Sink sink = new Sink();

    @Mixin
    public Workload workload = new Workload();

    public MakeCommand(Session session) {
        super(session);
    }

    /** A thing made: its text for the output, and what to tell the user if it is not as wished. */
    public record Made(String text, @Nullable String flaw) {}

    /** Makes things on several threads and writes them in order; {@code makers} gives each thread its own maker. */
    public int makeAll(long total, List<String> columns, Sink.Shape shape, Supplier<LongFunction<Made>> makers)
            throws InterruptedException {
        int threads = workload.threads();
        boolean[] flawed = {false};
        try (Output output = sink.open(session, inputs());
                Progress progress = new Progress(session, workload.quiet, total)) {
            output.print(sink.opening(shape, columns));
            Consumer<Made> delivery = made -> {
                output.print(progress.isAtStart() ? "" : sink.between(shape));
                output.print(made.text);
                output.done(1);
                if (made.flaw != null) {
                    flawed[0] = true;
                    session.say(made.flaw);
                }
                progress.add(1);
            };
            Portion.doAll(total, threads, makers, delivery, output::pulse);
            output.print(sink.closing(shape));
            output.complete();
        }
        return flawed[0] ? ExitStatus.FLAWED : ExitStatus.OK;
    }

    /** The files that the command reads. */
    public List<String> inputs() {
        return List.of();
    }

    public long count() {
        return count == null ? 1 : Values.number(count, 0, MOST, "usage.count");
    }
}
