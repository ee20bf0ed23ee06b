package io.shudu.cli.command;

import io.shudu.cli.output.Output;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Session;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code shudu completion}: a script that lets the shell complete commands and options. */
@Command(name = "completion")
public final class CompletionCommand extends SessionCommand {
    @Parameters(arity = "1", paramLabel = "bash|zsh")
    public String shell = "";

    @Spec
    public CommandSpec spec = CommandSpec.create();

    public CompletionCommand(Session session) {
        super(session);
    }

    @Override
    public Integer call() {
        Values.refuseIf(!shell.equals("bash") && !shell.equals("zsh"), "usage.shell", shell);
        // One script serves both: under zsh it switches on zsh's own emulation of bash completion.
        Output.printAll(session, AutoComplete.bash("shudu", spec.root().commandLine()));
        return ExitStatus.OK;
    }
}
