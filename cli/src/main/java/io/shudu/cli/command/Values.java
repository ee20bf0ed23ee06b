package io.shudu.cli.command;

import io.shudu.cli.session.Messages;
import io.shudu.cli.session.UsageException;
import io.shudu.core.grid.WholeNumbers;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values of options: each is what it should be, or the user is told what is accepted. */
public final class Values {
    private Values() {}

    /**
     * A whole number.
     *
     * @param problem the key of the words about another value, which are given the value, the most and the least
     */
    public static long number(String text, long least, long most, String problem, Messages messages) {
        long number = WholeNumbers.parse(text, least, most);
        if (number < 0) {
            throw new UsageException(messages.text(problem, text, most, least));
        }
        return number;
    }

    /** Like {@link #number(String, long, long, String, Messages)} for small ones. */
    public static int number(String text, int least, int most, String problem, Messages messages) {
        return (int) number(text, (long) least, (long) most, problem, messages);
    }

    /**
     * What a name stands for.
     *
     * @param found what it was found to stand for, null if it is not known
     * @param problem the key of the words about another name, which are given the name and those that are known
     */
    public static <T> T known(@Nullable T found, String name, List<String> known, String problem, Messages messages) {
        if (found == null) {
            throw new UsageException(messages.text(problem, name, String.join(", ", known)));
        }
        return found;
    }

    /** Refuses what is not in a list. */
    public static void oneOf(String option, String value, Collection<String> known, Messages messages) {
        if (!known.contains(value)) {
            throw new UsageException(messages.text("usage.one-of", option, value, String.join(", ", known)));
        }
    }
}
