package io.shudu.cli.command;

import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Session;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code shudu} itself: lists the commands. */
@Command(
        name = "shudu",
        mixinStandardHelpOptions = true,
        versionProvider = ShuduCommand.Version.class,
        scope = ScopeType.INHERIT)
public final class ShuduCommand extends SessionCommand {
    @Spec
    public CommandSpec spec = CommandSpec.create();

    public ShuduCommand(Session session) {
        super(session);
    }

    /** Only checks: the language was read before anything else, so that even mistakes are answered in it. */
    @Option(names = "--lang", paramLabel = "en|zh", scope = ScopeType.INHERIT)
    public void setLanguage(String language) {
        Values.refuseIf(!language.startsWith("en") && !language.startsWith("zh"), "usage.lang", language);
    }

    @Override
    public Integer call() {
        session.print(spec.commandLine().getUsageMessage(spec.commandLine().getColorScheme()));
        return ExitStatus.USAGE;
    }

    /** The version that the build wrote down, and what it runs on. */
    public static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() throws IOException {
            try (InputStream stream = ShuduCommand.class.getResourceAsStream("version.txt")) {
                String version =
                        stream == null ? "?" : new String(stream.readAllBytes(), StandardCharsets.UTF_8).strip();
                return new String[] {"shudu " + version + " (Java " + Runtime.version() + ")"};
            }
        }
    }
}
