/** Complete grids and puzzles of every size, by many methods, reproducible from a seed. */
module io.shudu.generate {
    requires transitive io.shudu.core;
    requires transitive io.shudu.logic;
    requires static org.jspecify;

    exports io.shudu.generate;
    exports io.shudu.generate.bands;
    exports io.shudu.generate.census;
    exports io.shudu.generate.daily;
    exports io.shudu.generate.few;
    exports io.shudu.generate.grids;
    exports io.shudu.generate.holes;
    exports io.shudu.generate.lesson;
    exports io.shudu.generate.passport;
    exports io.shudu.generate.patterns;
    exports io.shudu.generate.trace;
    exports io.shudu.generate.unbiased;
    exports io.shudu.generate.wish;

    uses io.shudu.generate.wish.WishProvider;
}
