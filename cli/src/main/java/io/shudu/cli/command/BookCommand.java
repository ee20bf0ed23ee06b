package io.shudu.cli.command;

import io.shudu.cli.output.Output;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code shudu book new}: a first file of a book, to be changed and then printed with {@code shudu print --book}. */
@Command(name = "book")
public final class BookCommand implements Callable<Integer>, NeedsMore {
    @Parameters(paramLabel = "ACTION")
    public String action = "";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE")
    @Nullable
    public String file;

    @Mixin
    public Seeds seeds = new Seeds();

    private final Session session;

    public BookCommand(Session session) {
        this.session = session;
    }

    @Override
    public void checkOptions() {
        Values.oneOf("book", action, List.of("new"), session.messages());
        seeds.seed(session.messages());
        try {
            if (file != null && Files.isRegularFile(Path.of(file))) {
                throw new UsageException(session.messages().text("usage.book-there", file));
            }
        } catch (InvalidPathException impossible) {
            // Whoever opens it says so.
        }
    }

    @Override
    public Integer call() {
        checkOptions();
        String text;
        try {
            text = BookFirst.of(session.messages().language(), seeds.seed(session.messages()));
        } catch (NoClassDefFoundError notByTheLauncher) {
            session.say(session.messages().text("error", session.messages().text("print.jars")));
            return ExitStatus.IO;
        }
        try (Output output = file == null ? Output.standard(session) : Output.file(session, file)) {
            output.print(text);
            output.complete();
        }
        return ExitStatus.OK;
    }
}
