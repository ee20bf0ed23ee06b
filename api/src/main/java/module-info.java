/** What the engine can do as JSON texts: a request in, an answer out. */
module io.shudu.api {
    requires io.shudu.core;
    requires io.shudu.generate;
    requires io.shudu.logic;
    requires static org.jspecify;

    exports io.shudu.api;
}
