/** The game in a terminal. */
module io.shudu.terminal {
    requires transitive io.shudu.core;
    requires transitive io.shudu.generate;
    requires transitive io.shudu.logic;
    requires transitive io.shudu.render;
    requires org.jline.terminal;
    requires static org.jspecify;

    exports io.shudu.terminal;
    exports io.shudu.terminal.game;
    exports io.shudu.terminal.keep;
    exports io.shudu.terminal.play;
    exports io.shudu.terminal.view;
    exports io.shudu.terminal.words;
}
