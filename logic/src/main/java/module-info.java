/** Steps that a person can follow. */
module io.shudu.logic {
    requires transitive io.shudu.core;
    requires static org.jspecify;

    exports io.shudu.logic;
    exports io.shudu.logic.position;
    exports io.shudu.logic.rate;
    exports io.shudu.logic.se;
    exports io.shudu.logic.step;
    exports io.shudu.logic.teach;
    exports io.shudu.logic.technique;
}
