/** Puzzles by the million through files and pipes. */
module io.shudu.bulk {
    requires transitive io.shudu.core;
    requires static org.jspecify;

    exports io.shudu.bulk;
}
