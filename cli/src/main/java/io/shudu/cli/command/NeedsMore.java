package io.shudu.cli.command;

import io.shudu.cli.session.UsageException;

/** A command that needs more than the command line itself, which the launcher may have to build first. */
public interface NeedsMore {
    /**
     * Finds out whether the options are right, without what is perhaps not there yet.
     *
     * @throws UsageException if they are not
     */
    void checkOptions();
}
