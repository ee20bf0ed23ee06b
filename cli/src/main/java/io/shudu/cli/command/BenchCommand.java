package io.shudu.cli.command;

import io.shudu.cli.session.IoFailure;
import io.shudu.cli.session.Session;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code shudu bench}: how fast the engines are on this machine.
 *
 * <p>Nothing here may name a class of the module for measurements, whose jars are missing when another command runs:
 * that is left to {@link Benching}.
 */
@Command(name = "bench")
public final class BenchCommand extends NeedsMore {
    public static final List<String> FORMATS = List.of("text", "csv", "markdown");
    /** Who may take part; a test holds this to be the contestants that there are. */
    public static final List<String> ENGINES = List.of("classic", "vector", "solver", "general");

    public static final List<String> RIVALS = List.of("choco", "sat4j", "ortools");
    private static final int MOST_ROUNDS = 1000;
    private static final int MOST_SECONDS = 60;
    private static final double FEWEST_SECONDS = 0.001;

    @Parameters(arity = "0..*", paramLabel = "FILE")
    public List<String> files = List.of();

    @Option(names = "--engine", paramLabel = "NAME,…")
    public @Nullable String engines;

    @Option(names = "--rivals")
    public boolean rivals;

    @Option(names = "--tdoku", paramLabel = "DRIVER")
    public @Nullable String tdoku;

    @Option(names = "--rounds", paramLabel = "N")
    public String rounds = "5";

    @Option(names = "--seconds", paramLabel = "S")
    public String seconds = "0.3";

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT")
    public String format = "text";

    @Option(names = "--signature")
    public boolean signature;

    @Option(names = "--verbose")
    public boolean verbose;

    public BenchCommand(Session session) {
        super(session, "bench.jars");
    }

    @Override
    public void checkOptions() {
        Values.refuseIf(!FORMATS.contains(format), "usage.bench-format", format, String.join(", ", FORMATS));
        rounds();
        seconds();
        for (String name : names()) {
            boolean known = ENGINES.contains(name) || RIVALS.contains(name);
            Values.refuseIf(!known, "usage.bench-engine", name, String.join(", ", ENGINES), String.join(", ", RIVALS));
        }
        // What the files say is looked at later, but whether they are there is known now.
        for (String file : files) {
            try (InputStream stream = session.open(file)) {
                Objects.requireNonNull(stream);
            } catch (IOException e) {
                throw new IoFailure(file, e);
            }
        }
        Values.refuseIf(tdoku != null && !Files.isExecutable(Path.of(tdoku)), "usage.tdoku", tdoku);
    }

    private int rounds() {
        return Values.number(rounds, 1, MOST_ROUNDS, "usage.rounds");
    }

    private double seconds() {
        double lap = seconds.matches("[0-9]{1,4}(\\.[0-9]{1,9})?") ? Double.parseDouble(seconds) : Double.NaN;
        boolean known = lap >= FEWEST_SECONDS && lap <= MOST_SECONDS;
        Values.refuseIf(!known, "usage.seconds", seconds, FEWEST_SECONDS, MOST_SECONDS);
        return lap;
    }

    private List<String> names() {
        List<String> names = new ArrayList<>(engines == null ? ENGINES : List.of(engines.split(",", -1)));
        if (rivals) {
            names.addAll(RIVALS);
        }
        return names.stream().distinct().toList();
    }

    @Override
    int run() {
        Benching benching = new Benching(session, verbose);
        return signature ? benching.signature() : benching.run(files, names(), tdoku, rounds(), seconds(), format);
    }
}
