/** The command line. */
module io.shudu.cli {
    requires info.picocli;
    requires io.shudu.core;
    requires io.shudu.generate;
    // Only "serve" uses it, and the launcher runs that on the class path.
    requires static io.shudu.server;
    requires static org.jspecify;

    opens io.shudu.cli to
            info.picocli;
}
