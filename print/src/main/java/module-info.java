/** Puzzles on paper. */
module io.shudu.print {
    requires transitive io.shudu.core;
    requires transitive io.shudu.generate;
    requires transitive io.shudu.logic;
    requires transitive io.shudu.render;
    requires com.google.zxing;
    requires java.desktop;
    requires org.apache.fontbox;
    requires org.apache.pdfbox;
    requires org.apache.pdfbox.io;
    requires static org.jspecify;

    exports io.shudu.print.book;
    exports io.shudu.print.braille;
    exports io.shudu.print.page;
    exports io.shudu.print.pdf;
    exports io.shudu.print.picture;
    exports io.shudu.print.sheet;
    exports io.shudu.print.type;
    exports io.shudu.print.words;
}
