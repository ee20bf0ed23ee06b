package io.shudu.cli.session;

import java.io.Serial;

/** The command was called wrongly; the message is already in the user's language. */
public final class UsageException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    private final String problem;

    public UsageException(String problem) {
        super(problem);
        this.problem = problem;
    }

    /** What was wrong and what is accepted. */
    public String problem() {
        return problem;
    }
}
