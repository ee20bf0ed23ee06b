package io.shudu.cli;

/** What the process tells its caller. */
final class ExitStatus {
    /** All well. */
    static final int OK = 0;
    /** The work was done, but some line was bad or some puzzle has no or several solutions. */
    static final int FLAWED = 1;
    /** Wrong usage. */
    static final int USAGE = 2;
    /** A file could not be read or written. */
    static final int IO = 3;
    /** Told to stop in the middle of the work. */
    static final int INTERRUPTED = 130;
    /** For the launcher: the call is right, but more has to be built for it. */
    static final int BUILD_MORE = 75;

    private ExitStatus() {}
}
