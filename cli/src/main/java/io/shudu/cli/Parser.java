package io.shudu.cli;

import io.shudu.cli.command.BenchCommand;
import io.shudu.cli.command.BookCommand;
import io.shudu.cli.command.CanonCommand;
import io.shudu.cli.command.CensusCommand;
import io.shudu.cli.command.CheckCommand;
import io.shudu.cli.command.ClusterCommand;
import io.shudu.cli.command.CompletionCommand;
import io.shudu.cli.command.ConvertCommand;
import io.shudu.cli.command.DailyCommand;
import io.shudu.cli.command.DrawCommand;
import io.shudu.cli.command.DrillCommand;
import io.shudu.cli.command.ExplainCommand;
import io.shudu.cli.command.GenerateCommand;
import io.shudu.cli.command.GridCommand;
import io.shudu.cli.command.HintCommand;
import io.shudu.cli.command.LearnCommand;
import io.shudu.cli.command.Misspelling;
import io.shudu.cli.command.NeedsMore;
import io.shudu.cli.command.PlayCommand;
import io.shudu.cli.command.PrintCommand;
import io.shudu.cli.command.RateCommand;
import io.shudu.cli.command.SearchCommand;
import io.shudu.cli.command.SerateCommand;
import io.shudu.cli.command.ServeCommand;
import io.shudu.cli.command.ShuduCommand;
import io.shudu.cli.command.SolveCommand;
import io.shudu.cli.command.TechniquesCommand;
import io.shudu.cli.command.TransformCommand;
import io.shudu.cli.output.Output;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** What the words of a call mean, and what is said about those that mean nothing. */
final class Parser {
    /** The property with which the launcher asks whether a call is right, before it builds what the call needs. */
    static final String CHECK = "shudu.check";

    /** The sub-commands but for those that tell about the others, in the order of the help. */
    private static final List<String> NAMES = List.of(
            "solve",
            "check",
            "hint",
            "explain",
            "rate",
            "serate",
            "techniques",
            "learn",
            "drill",
            "convert",
            "transform",
            "canon",
            "grid",
            "generate",
            "daily",
            "play",
            "print",
            "book",
            "draw",
            "census",
            "search",
            "serve",
            "cluster",
            "bench");

    private Parser() {}

    /** Runs a command with the parser even where there is no option. */
    static int run(Session session, String... args) {
        CommandLine line = forCall(session, args);
        StringWriter shown = new StringWriter();
        line.setOut(new PrintWriter(shown));
        int status = line.execute(args);
        if (!shown.toString().isEmpty()) {
            // What picocli shows is written here: its own writer would not say that it could not.
            Output.printAll(session, shown.toString());
        }
        return status;
    }

    /**
     * What reads a call: only the sub-command that its first word names, as to describe all of them takes longer than
     * many calls run; or all, if there is none, or if it tells about the others.
     */
    static CommandLine forCall(Session session, String... args) {
        boolean language = args.length > 0 && args[0].startsWith("--lang");
        int first = !language ? 0 : args[0].equals("--lang") ? 2 : 1;
        Object named = first < args.length ? command(args[first], session) : null;
        return named == null ? commandLine(session) : commandLine(session, named);
    }

    /** With all sub-commands, in the order of the help. */
    static CommandLine commandLine(Session session) {
        List<@Nullable Object> commands = new ArrayList<>();
        for (String name : NAMES) {
            commands.add(command(name, session));
        }
        commands.add(new CompletionCommand(session));
        commands.add(new CommandLine.HelpCommand());
        return commandLine(session, commands.toArray());
    }

    private static @Nullable Object command(String name, Session session) {
        return switch (name) {
            case "solve" -> new SolveCommand(session);
            case "check" -> new CheckCommand(session);
            case "hint" -> new HintCommand(session);
            case "explain" -> new ExplainCommand(session);
            case "rate" -> new RateCommand(session);
            case "serate" -> new SerateCommand(session);
            case "techniques" -> new TechniquesCommand(session);
            case "learn" -> new LearnCommand(session);
            case "drill" -> new DrillCommand(session);
            case "convert" -> new ConvertCommand(session);
            case "transform" -> new TransformCommand(session);
            case "canon" -> new CanonCommand(session);
            case "grid" -> new GridCommand(session);
            case "generate" -> new GenerateCommand(session);
            case "daily" -> new DailyCommand(session);
            case "play" -> new PlayCommand(session);
            case "print" -> new PrintCommand(session);
            case "book" -> new BookCommand(session);
            case "draw" -> new DrawCommand(session);
            case "census" -> new CensusCommand(session);
            case "search" -> new SearchCommand(session);
            case "serve" -> new ServeCommand(session);
            case "cluster" -> new ClusterCommand(session);
            case "bench" -> new BenchCommand(session);
            default -> null;
        };
    }

    /** With some sub-commands. */
    static CommandLine commandLine(Session session, Object... commands) {
        CommandLine commandLine = new CommandLine(new ShuduCommand(session));
        for (Object command : commands) {
            commandLine.addSubcommand(command);
        }
        commandLine.setResourceBundle(session.messages().help());
        commandLine.setColorScheme(CommandLine.Help.defaultColorScheme(session.colours() ? Ansi.ON : Ansi.OFF));
        // @ is the last digit of the largest board, not a file of arguments.
        commandLine.setExpandAtFiles(false);
        commandLine.setUsageHelpAutoWidth(false).setUsageHelpWidth(100);
        // A flag may be repeated, for what it is worth; what has a value may not, see below.
        commandLine.setOverwrittenOptionsAllowed(true);
        commandLine.setExecutionStrategy(Parser::execute);
        commandLine.setErr(new PrintWriter(session.err(), true, StandardCharsets.UTF_8));
        commandLine.setParameterExceptionHandler((exception, args) -> misused(session, exception));
        commandLine.setExecutionExceptionHandler((exception, line, parsed) ->
                Main.failed(session, line.getCommandSpec().qualifiedName(), exception));
        return commandLine;
    }

    /** Runs the command, or shows the help or the version. */
    private static int execute(ParseResult parsed) {
        for (ParseResult each = parsed; each != null; each = each.subcommand()) {
            checkRepeated(each);
        }
        return Boolean.getBoolean(CHECK) ? check(parsed) : new CommandLine.RunLast().execute(parsed);
    }

    /** Does what needs nothing more, such as to complain; what else there is to do is left for later. */
    private static int check(ParseResult parsed) {
        ParseResult last = parsed;
        while (last.subcommand() != null) {
            last = last.subcommand();
        }
        if (CommandLine.executeHelpRequest(parsed) != null
                || !(last.commandSpec().userObject() instanceof NeedsMore command)) {
            return ExitStatus.OK;
        }
        try {
            command.checkOptions();
        } catch (UsageException wrong) {
            throw new ParameterException(last.commandSpec().commandLine(), wrong.toString(), wrong);
        }
        return ExitStatus.BUILD_MORE;
    }

    /** A value that is given twice is a slip; options with methods of their own and lists mean every one. */
    private static void checkRepeated(ParseResult parsed) {
        for (OptionSpec option : parsed.matchedOptions()) {
            if (option.arity().max() > 0
                    && !option.isMultiValue()
                    && !(option.userObject() instanceof Method)
                    && option.stringValues().size() > 1) {
                throw new ParameterException(
                        parsed.commandSpec().commandLine(),
                        option.longestName(),
                        new UsageException("usage.repeated", option.longestName()));
            }
        }
    }

    private static int misused(Session session, ParameterException exception) {
        Messages messages = session.messages();
        String command = exception.getCommandLine().getCommandSpec().qualifiedName();
        Throwable cause = exception.getCause();
        if (cause instanceof UsageException usage) {
            return Main.misused(session, command, usage.describe(messages));
        }
        String problem = switch (exception) {
            case UnmatchedArgumentException unmatched ->
                unknown(unmatched.getUnmatched().getFirst(), unmatched.getCommandLine(), messages);
            case MissingParameterException missing -> messages.text("usage.missing", names(missing.getMissing()));
            // The command "help" asked for the help of a command that is none.
            default ->
                exception.getValue() == null
                        ? String.valueOf(exception.getMessage())
                        : unknown(exception.getValue(), exception.getCommandLine(), messages);
        };
        return Main.misused(session, command, problem);
    }

    private static String names(List<ArgSpec> specs) {
        return specs.stream()
                .map(spec -> spec instanceof OptionSpec option ? option.longestName() : spec.paramLabel())
                .collect(Collectors.joining(", "));
    }

    private static String unknown(String word, CommandLine line, Messages messages) {
        // Of commands picocli would name two that look alike somehow, even if one is just a slip away.
        List<String> suggestions = word.startsWith("-")
                ? new UnmatchedArgumentException(line, List.of(word)).getSuggestions()
                : Misspelling.meant(word, line.getSubcommands().keySet());
        String problem = messages.text("usage.unknown", word);
        return suggestions.isEmpty()
                ? problem
                : problem + messages.text("usage.did-you-mean", String.join(", ", suggestions));
    }
}
