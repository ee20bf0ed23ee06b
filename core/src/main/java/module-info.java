/** Grids, text formats, search and symmetries of Sudoku of any size. */
module io.shudu.core {
    requires static org.jspecify;

    exports io.shudu.core.format;
    exports io.shudu.core.grid;
    exports io.shudu.core.json;
    exports io.shudu.core.lab;
    exports io.shudu.core.random;
    exports io.shudu.core.solve;
    exports io.shudu.core.solve.classic;
    exports io.shudu.core.solve.spi;
    exports io.shudu.core.thread;
    exports io.shudu.core.transform;

    uses io.shudu.core.solve.spi.EngineProvider;
}
