package io.shudu.cli;

import java.io.FileDescriptor;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Where the process begins and ends. */
public final class Main {
    private Main() {}

    /**
     * Runs a command and ends with its status.
     *
     * <p>Nothing is buffered any more and nothing hangs on the end of the process, so it is halted: to exit would look
     * for somebody who logs it, in every jar.
     */
    public static void main(String[] args) {
        // The raw descriptors: unlike System.out they say when writing failed.
        Session session = new Session(
                System.in,
                new FileOutputStream(FileDescriptor.out),
                errors(System.getProperty("shudu.errors")),
                System.getProperty("shudu.terminals", ""),
                System.getenv(),
                Messages.of(language(args, System.getenv())));
        Runtime.getRuntime().halt(run(session, args));
    }

    /** Standard error, or where the launcher has moved it to, away from the JVM's own warnings. */
    private static OutputStream errors(@Nullable String moved) {
        if (moved != null) {
            try {
                return new FileOutputStream(moved, true);
            } catch (FileNotFoundException notThere) {
                // Then the usual one has to do.
            }
        }
        return new FileOutputStream(FileDescriptor.err);
    }

    /** Runs a command in a session. */
    static int run(Session session, String... args) {
        PuzzleCommand plain = PlainWords.command(session, args);
        try {
            return plain == null ? commandLine(session).execute(args) : plain.call();
        } catch (RuntimeException problem) {
            // Of the plain command; or else the help or the version could not be written.
            return failed(session, plain == null ? "shudu" : "shudu " + args[0], problem);
        } catch (InterruptedException stopped) {
            return ExitStatus.INTERRUPTED;
        } catch (OutOfMemoryError tooMuch) {
            session.say(session.messages().text("error", session.messages().text("memory")));
            return ExitStatus.IO;
        }
    }

    static CommandLine commandLine(Session session) {
        return commandLine(session, new SolveCommand(session));
    }

    static CommandLine commandLine(Session session, SolveCommand solve) {
        return commandLine(session, solve, new CanonCommand(session));
    }

    static CommandLine commandLine(Session session, SolveCommand solve, CanonCommand canon) {
        CommandLine commandLine = new CommandLine(new ShuduCommand(session))
                .addSubcommand(solve)
                .addSubcommand(new CheckCommand(session))
                .addSubcommand(new ConvertCommand(session))
                // Each option of transform is a step, and steps may repeat.
                .addSubcommand(new CommandLine(new TransformCommand(session)).setOverwrittenOptionsAllowed(true))
                .addSubcommand(canon)
                .addSubcommand(new GridCommand(session))
                .addSubcommand(new GenerateCommand(session))
                .addSubcommand(new CensusCommand(session))
                .addSubcommand(new SearchCommand(session))
                .addSubcommand(new ServeCommand(session))
                .addSubcommand(new BenchCommand(session))
                .addSubcommand(new CompletionCommand(session))
                .addSubcommand(new CommandLine.HelpCommand());
        commandLine.setResourceBundle(session.messages().bundle());
        commandLine.setColorScheme(CommandLine.Help.defaultColorScheme(session.colours() ? Ansi.ON : Ansi.OFF));
        // @ is the last digit of the largest board, not a file of arguments.
        commandLine.setExpandAtFiles(false);
        commandLine.setUsageHelpAutoWidth(false).setUsageHelpWidth(100);
        commandLine.setOut(new PrintWriter(session.out(), true, StandardCharsets.UTF_8));
        commandLine.setErr(new PrintWriter(session.err(), true, StandardCharsets.UTF_8));
        commandLine.setParameterExceptionHandler((exception, args) -> misused(session, exception));
        commandLine.setExecutionExceptionHandler((exception, line, parsed) ->
                failed(session, line.getCommandSpec().qualifiedName(), exception));
        return commandLine;
    }

    /** The language that the arguments or else the environment ask for. */
    static String language(String[] args, Map<String, String> environment) {
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith("--lang=")) {
                return args[i].substring("--lang=".length());
            }
            if (args[i].equals("--lang") && i + 1 < args.length) {
                return args[i + 1];
            }
        }
        return Messages.languageOf(environment);
    }

    private static int failed(Session session, String command, Exception problem) {
        return switch (problem) {
            case UsageException usage -> misused(session, command, usage.problem());
            case IoFailure failure -> failed(session, failure);
            default -> {
                session.say(session.messages().text("error", session.messages().text("internal", problem)));
                yield ExitStatus.FLAWED;
            }
        };
    }

    private static int failed(Session session, IoFailure failure) {
        if (failure.isClosedPipe()) {
            return ExitStatus.OK;
        }
        session.say(session.messages().text("error", failure.describe(session.messages())));
        return ExitStatus.IO;
    }

    private static int misused(Session session, ParameterException exception) {
        Messages messages = session.messages();
        String command = exception.getCommandLine().getCommandSpec().qualifiedName();
        Throwable cause = exception.getCause();
        if (cause instanceof UsageException usage) {
            return misused(session, command, usage.problem());
        }
        String problem = switch (exception) {
            case UnmatchedArgumentException unmatched -> unmatched(unmatched, messages);
            case MissingParameterException missing ->
                messages.text(
                        "usage.missing",
                        String.join(
                                ", ",
                                missing.getMissing().stream().map(Main::name).toList()));
            case OverwrittenOptionException repeated ->
                messages.text("usage.repeated", name(repeated.getOverwritten()));
            default -> String.valueOf(exception.getMessage());
        };
        return misused(session, command, problem);
    }

    private static String name(ArgSpec spec) {
        return spec instanceof OptionSpec option ? option.longestName() : spec.paramLabel();
    }

    private static String unmatched(UnmatchedArgumentException unmatched, Messages messages) {
        String word = unmatched.getUnmatched().getFirst();
        // Of commands picocli would name two that look alike somehow, even if one is just a slip away.
        List<String> suggestions = word.startsWith("-")
                ? unmatched.getSuggestions()
                : Misspelling.meant(
                        word, unmatched.getCommandLine().getSubcommands().keySet());
        String problem = messages.text("usage.unknown", word);
        return suggestions.isEmpty()
                ? problem
                : problem + messages.text("usage.did-you-mean", String.join(", ", suggestions));
    }

    private static int misused(Session session, String command, String problem) {
        Messages messages = session.messages();
        session.say(messages.text("error", problem));
        session.say(messages.text("usage.help", command));
        return ExitStatus.USAGE;
    }
}
