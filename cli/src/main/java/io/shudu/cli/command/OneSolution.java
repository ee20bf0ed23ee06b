package io.shudu.cli.command;

import io.shudu.cli.session.Messages;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Verdict;
import org.jspecify.annotations.Nullable;

/** Whether a puzzle has one solution, as those must who ask how hard it is. */
final class OneSolution {
    /** How far to look. */
    static final SolveLimit LIMIT = SolveLimit.unique().withBudget(100_000_000);

    private OneSolution() {}

    /** What is wrong with a puzzle, null if it has one solution. */
    static @Nullable String problem(Verdict verdict, SolveLimit limit, Messages messages) {
        return switch (verdict) {
            case ONE -> null;
            case NONE -> messages.text("solve.none");
            case GAVE_UP -> messages.text("gave-up", limit.nodes());
            default -> messages.text("solve.many-or-more", 2);
        };
    }
}
