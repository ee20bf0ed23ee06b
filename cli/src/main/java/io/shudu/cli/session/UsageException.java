package io.shudu.cli.session;

import java.io.Serial;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The command was called wrongly. Whoever tells it knows the user's language. */
public final class UsageException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    private final String problem;
    private final String[] args;

    /**
     * A wrong call.
     *
     * @param problem the key of the words that say what was wrong and what is accepted
     * @param args what they are given
     */
    public UsageException(String problem, @Nullable Object... args) {
        super(problem);
        this.problem = problem;
        this.args = Arrays.stream(args).map(String::valueOf).toArray(String[]::new);
    }

    /** What was wrong and what is accepted. */
    public String describe(Messages messages) {
        return messages.text(problem, (Object[]) args);
    }
}
