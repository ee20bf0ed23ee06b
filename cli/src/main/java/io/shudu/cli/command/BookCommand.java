package io.shudu.cli.command;

import io.shudu.cli.output.Output;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Session;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code shudu book new}: a first file of a book, to be changed and then printed with {@code shudu print --book}. */
@Command(name = "book")
public final class BookCommand extends NeedsMore {
    @Parameters(paramLabel = "ACTION")
    public String action = "";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE")
    public @Nullable String file;

    @Mixin
    public Seeds seeds = new Seeds();

    public BookCommand(Session session) {
        super(session, "print.jars");
    }

    @Override
    public void checkOptions() {
        Values.oneOf("book", action, List.of("new"));
        seeds.seed();
        try {
            Values.refuseIf(file != null && Files.isRegularFile(Path.of(file)), "usage.book-there", file);
        } catch (InvalidPathException impossible) {
            // Whoever opens it says so.
        }
    }

    @Override
    int run() {
        String text = BookPrinting.first(messages.language(), seeds.seed());
        try (Output output = file == null ? Output.standard(session) : Output.file(session, file)) {
            output.print(text);
            output.complete();
        }
        return ExitStatus.OK;
    }
}
