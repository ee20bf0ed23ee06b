package io.shudu.cli;

import io.shudu.cli.command.CanonCommand;
import io.shudu.cli.command.CheckCommand;
import io.shudu.cli.command.ConvertCommand;
import io.shudu.cli.command.ExplainCommand;
import io.shudu.cli.command.HintCommand;
import io.shudu.cli.command.PuzzleCommand;
import io.shudu.cli.command.RateCommand;
import io.shudu.cli.command.SolveCommand;
import io.shudu.cli.session.Session;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Command lines that need no parser: the name of a command, and puzzles.
 *
 * <p>Until picocli has found its annotations, a puzzle could have been solved a hundred times. Where there is no
 * option, there is nothing to find; a test holds both ways to the same results.
 */
final class PlainWords {
    private PlainWords() {}

    /** The command that the words ask for, ready to be called, or null if they need the parser. */
    static @Nullable PuzzleCommand command(Session session, String... words) {
        if (words.length == 0 || (words.length == 1 && session.inIsTerminal())) {
            return null;
        }
        for (String word : words) {
            if (word.startsWith("-")) {
                return null;
            }
        }
        PuzzleCommand command = switch (words[0]) {
            case "solve" -> new SolveCommand(session);
            case "check" -> new CheckCommand(session);
            case "convert" -> new ConvertCommand(session);
            case "canon" -> new CanonCommand(session);
            case "hint" -> new HintCommand(session);
            case "explain" -> new ExplainCommand(session);
            case "rate" -> new RateCommand(session);
            default -> null;
        };
        if (command != null) {
            command.input.puzzles.addAll(List.of(words).subList(1, words.length));
        }
        return command;
    }
}
