/** The lane-parallel engine for classic puzzles, on the Vector API. */
module io.shudu.simd {
    requires io.shudu.core;
    requires jdk.incubator.vector;
    requires static org.jspecify;

    provides io.shudu.core.solve.spi.EngineProvider with
            io.shudu.simd.VectorEngineProvider;
}
