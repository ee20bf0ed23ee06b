package io.shudu.cli;

import java.util.List;
import java.util.concurrent.Callable;
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
final class BenchCommand implements Callable<Integer> {
    @Parameters(arity = "0..*", paramLabel = "FILE")
    List<String> files = List.of();

    @Option(names = "--engine", paramLabel = "NAME,…")
    @Nullable
    String engines;

    @Option(names = "--rivals")
    boolean rivals;

    @Option(names = "--tdoku", paramLabel = "DRIVER")
    @Nullable
    String tdoku;

    @Option(names = "--rounds", paramLabel = "N")
    String rounds = "5";

    @Option(names = "--seconds", paramLabel = "S")
    String seconds = "0.3";

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT")
    String format = "text";

    @Option(names = "--signature")
    boolean signature;

    @Option(names = "--verbose")
    boolean verbose;

    private final Session session;

    BenchCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        try {
            Benching benching = new Benching(session, verbose);
            return signature
                    ? benching.signature()
                    : benching.run(files, engines, rivals, tdoku, rounds, seconds, format);
        } catch (NoClassDefFoundError notByTheLauncher) {
            session.say(session.messages().text("error", session.messages().text("bench.jars")));
            return ExitStatus.IO;
        }
    }
}
