/** Measurements of engines and rivals. */
module io.shudu.bench {
    requires transitive io.shudu.core;
    requires io.shudu.api;
    requires io.shudu.generate;
    requires io.shudu.logic;
    requires java.management;
    requires static org.jspecify;
    // Rivals: a measurement without them needs none of their jars.
    requires static org.chocosolver.solver;
    requires static org.ow2.sat4j.core;
    requires static ortools.java;

    exports io.shudu.bench;
    exports io.shudu.bench.tdoku;
}
