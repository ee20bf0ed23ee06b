package io.shudu.cli.command;

import io.shudu.print.book.BookFile;
import io.shudu.render.words.Language;

/** The first file of a book. */
final class BookFirst {
    private BookFirst() {}

    static String of(Language language, long seed) {
        return BookFile.first(language, seed);
    }
}
