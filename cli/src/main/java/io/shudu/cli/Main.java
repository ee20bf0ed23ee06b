package io.shudu.cli;

import io.shudu.cli.command.PuzzleCommand;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.IoFailure;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.Map;

/**
 * Where the process begins and ends.
 *
 * <p>Nothing here may name an exception of picocli: its class files are too old for Java's cache of classes, and to
 * check this class they would be loaded at every start.
 */
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
                new FileOutputStream(FileDescriptor.err),
                System.getProperty("shudu.terminals", ""),
                System.getProperty("shudu.closed", ""),
                System.getenv(),
                Messages.of(language(args, System.getenv())));
        Runtime.getRuntime().halt(run(session, args));
    }

    /** Runs a command in a session. */
    static int run(Session session, String... args) {
        PuzzleCommand plain = PlainWords.command(session, args);
        try {
            return plain == null ? Parser.run(session, args) : plain.call();
        } catch (RuntimeException problem) {
            // Of the plain command; or else the help or the version could not be written.
            return failed(session, plain == null ? "shudu" : "shudu " + args[0], problem);
        } catch (InterruptedException stopped) {
            return ExitStatus.INTERRUPTED;
        } catch (OutOfMemoryError tooMuch) {
            session.fail(session.messages().text("memory"));
            return ExitStatus.IO;
        }
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

    /** Says what went wrong in a command. */
    static int failed(Session session, String command, Exception problem) {
        return switch (problem) {
            case UsageException usage -> misused(session, command, usage.describe(session.messages()));
            case IoFailure failure -> failed(session, failure);
            default -> {
                session.fail(session.messages().text("internal", problem));
                yield ExitStatus.FLAWED;
            }
        };
    }

    private static int failed(Session session, IoFailure failure) {
        if (failure.isClosedPipe()) {
            return ExitStatus.OK;
        }
        session.fail(failure.describe(session.messages()));
        return ExitStatus.IO;
    }

    /** Says what is wrong with a call. */
    static int misused(Session session, String command, String problem) {
        session.fail(problem);
        session.say(session.messages().text("usage.help", command));
        return ExitStatus.USAGE;
    }
}
