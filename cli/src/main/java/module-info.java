/** The command line. */
module io.shudu.cli {
    requires info.picocli;
    requires io.shudu.bulk;
    requires io.shudu.core;
    requires io.shudu.generate;
    requires io.shudu.logic;
    requires io.shudu.render;
    // The CPU time of threads, which tells when the faster engine is warm.
    requires java.management;
    // Only "serve", "bench", "print", "draw" and "play" use them, and the launcher runs those on the class path.
    requires static io.shudu.bench;
    requires static io.shudu.print;
    requires static io.shudu.server;
    requires static io.shudu.terminal;
    requires static org.jspecify;

    provides io.shudu.generate.wish.WishProvider with
            io.shudu.cli.command.OfExplainerRating.Provider;

    opens io.shudu.cli.command to
            info.picocli;
    opens io.shudu.cli.input to
            info.picocli;
    opens io.shudu.cli.output to
            info.picocli;
}
