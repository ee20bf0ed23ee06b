/** What the engine can do as JSON texts: a request in, an answer out. */
module io.shudu.api {
    requires transitive io.shudu.core;
    requires io.shudu.generate;
    requires io.shudu.logic;
    requires transitive io.shudu.render;
    requires static org.jspecify;

    exports io.shudu.api;
}
