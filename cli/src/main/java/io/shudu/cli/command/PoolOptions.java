package io.shudu.cli.command;

import io.shudu.cli.session.Session;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options about a file of puzzles that were made in advance. */
public final class PoolOptions {
    /** How many puzzles of a kind are kept in the file, if nothing is said about it. */
    private static final int USUAL_KEEP = 20;

    private static final int MOST_KEEP = 1_000_000;

    @Option(names = "--pool", paramLabel = "FILE")
    public @Nullable String pool;

    @Option(names = "--fill")
    public boolean fill;

    @Option(names = "--keep", paramLabel = "N")
    public @Nullable String keep;

    @Option(names = "--undisguised")
    public boolean undisguised;

    /** Adds what was said to a list of options and their values. */
    public void addTo(Map<String, @Nullable Object> options) {
        options.put("--pool", pool);
        options.put("--fill", fill ? true : null);
        options.put("--keep", keep);
        options.put("--undisguised", undisguised ? true : null);
    }

    /** The file; null if there is none. */
    public @Nullable Pool open() {
        if (pool == null) {
            Values.refuseIf(fill || undisguised || keep != null, "usage.pool");
            return null;
        }
        return new Pool(Session.path(pool));
    }

    /** How many puzzles of a kind there should be in the file. */
    public int keep() {
        return keep == null ? USUAL_KEEP : Values.number(keep, 0, MOST_KEEP, "usage.keep");
    }
}
