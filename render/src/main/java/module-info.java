/** What the engine finds, for people and programs: words, JSON, pictures. */
module io.shudu.render {
    requires transitive io.shudu.core;
    requires transitive io.shudu.generate;
    requires transitive io.shudu.logic;
    requires static org.jspecify;

    exports io.shudu.render.json;
    exports io.shudu.render.narrate;
    exports io.shudu.render.picture;
    exports io.shudu.render.words;
}
