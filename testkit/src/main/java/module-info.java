/** What the tests of several modules share. */
module io.shudu.testkit {
    requires transitive io.shudu.core;
    requires static org.jspecify;

    exports io.shudu.testkit;
}
