package io.shudu.cli.command;

import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;

/** A command that needs more than the command line itself, which the launcher may have to build first. */
public abstract class NeedsMore extends SessionCommand {
    private final String missing;

    /**
     * A command.
     *
     * @param missing the key of what is said if what it needs is not there
     */
    NeedsMore(Session session, String missing) {
        super(session);
        this.missing = missing;
    }

    /**
     * Finds out whether the options are right, without what is perhaps not there yet.
     *
     * @throws UsageException if they are not
     */
    public abstract void checkOptions();

    /** Does the work, with options that are right. */
    abstract int run() throws InterruptedException;

    @Override
    public final Integer call() throws InterruptedException {
        checkOptions();
        try {
            return run();
        } catch (NoClassDefFoundError notByTheLauncher) {
            session.fail(messages.text(missing));
            return ExitStatus.IO;
        }
    }
}
