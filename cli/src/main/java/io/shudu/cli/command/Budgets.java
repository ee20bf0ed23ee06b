package io.shudu.cli.command;

import org.jspecify.annotations.Nullable;

/** The option {@code --budget}: after how many guesses a search gives up. */
public final class Budgets {
    /** What the search for solutions may cost before a step is told. */
    public static final long TEACHING = 10_000_000;

    private Budgets() {}

    /** The budget asked for; 0 asks for none at all. */
    public static long parse(@Nullable String text, long usual) {
        if (text == null) {
            return usual;
        }
        long nodes = Values.number(text, 0, Long.MAX_VALUE, "usage.budget");
        return nodes == 0 ? Long.MAX_VALUE : nodes;
    }
}
