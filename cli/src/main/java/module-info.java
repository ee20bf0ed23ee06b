/** The command line. */
module io.shudu.cli {
    requires info.picocli;
    requires io.shudu.core;
    requires io.shudu.generate;
    requires static org.jspecify;

    opens io.shudu.cli to
            info.picocli;
}
