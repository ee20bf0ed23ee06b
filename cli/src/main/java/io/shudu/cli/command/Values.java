package io.shudu.cli.command;

import io.shudu.cli.session.UsageException;
import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridFormats;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.WholeNumbers;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values of options: each is what it should be, or the user is told what is accepted. */
public final class Values {
    private Values() {}

    /** Refuses a call if something is wrong with it, in the words of a key. */
    public static void refuseIf(boolean wrong, String problem, @Nullable Object... args) {
        if (wrong) {
            throw new UsageException(problem, args);
        }
    }

    /** What was found; without it the call is refused, in the words of a key. */
    public static <T> T found(@Nullable T found, String problem, @Nullable Object... args) {
        if (found == null) {
            throw new UsageException(problem, args);
        }
        return found;
    }

    /**
     * A whole number.
     *
     * @param problem the key of the words about another value, which are given the value, the most and the least
     */
    public static long number(String text, long least, long most, String problem) {
        long number = WholeNumbers.parse(text, least, most);
        refuseIf(number < 0, problem, text, most, least);
        return number;
    }

    /** Like {@link #number(String, long, long, String)} for small ones. */
    public static int number(String text, int least, int most, String problem) {
        return (int) number(text, (long) least, (long) most, problem);
    }

    /** Refuses a board that is too large. */
    public static void upTo(int side, @Nullable Geometry geometry, String problem) {
        refuseIf(geometry != null && geometry.side() > side, problem, geometry, side);
    }

    /**
     * What a name stands for.
     *
     * @param found what it was found to stand for, null if it is not known
     * @param problem the key of the words about another name, which are given the name and those that are known
     */
    public static <T> T known(@Nullable T found, String name, List<String> known, String problem) {
        return found(found, problem, name, String.join(", ", known));
    }

    /** Refuses what is no address of the game. */
    public static void address(@Nullable String address, String problem) {
        refuseIf(address != null && !address.matches("https?://[^\\s#]+"), problem, address);
    }

    /** The format of a name. */
    public static GridFormat format(String name, String problem) {
        List<String> known = GridFormats.all().stream().map(GridFormat::id).toList();
        return known(GridFormats.byId(name), name, known, problem);
    }

    /** Refuses what is not in a list. */
    public static void oneOf(String option, String value, Collection<String> known) {
        refuseIf(!known.contains(value), "usage.one-of", option, value, String.join(", ", known));
    }
}
