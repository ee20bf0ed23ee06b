package io.shudu.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code shudu completion}: a script that lets the shell complete commands and options. */
@Command(name = "completion")
final class CompletionCommand implements Callable<Integer> {
    @Parameters(arity = "1", paramLabel = "bash|zsh")
    String shell = "";

    @Spec
    CommandSpec spec = CommandSpec.create();

    private final Session session;

    CompletionCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        if (!shell.equals("bash") && !shell.equals("zsh")) {
            throw new UsageException(session.messages().text("usage.shell", shell));
        }
        try (Output output = Output.standard(session)) {
            // One script serves both: under zsh it switches on zsh's own emulation of bash completion.
            output.print(AutoComplete.bash("shudu", spec.root().commandLine()));
        }
        return ExitStatus.OK;
    }
}
