package io.shudu.cli.session;

/** What the process tells its caller. */
public final class ExitStatus {
    /** All well. */
    public static final int OK = 0;
    /** The work was done, but some line was bad or some puzzle has no or several solutions. */
    public static final int FLAWED = 1;
    /** Wrong usage. */
    public static final int USAGE = 2;
    /** A file could not be read or written. */
    public static final int IO = 3;
    /** Told to stop in the middle of the work. */
    public static final int INTERRUPTED = 130;
    /** For the launcher: the call is right, but more has to be built for it. */
    public static final int BUILD_MORE = 75;

    private ExitStatus() {}
}
