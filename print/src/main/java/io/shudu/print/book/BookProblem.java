package io.shudu.print.book;

import io.shudu.render.words.Language;
import java.io.Serial;
import java.util.List;

/** What is wrong with the file of a book, and where. */
public final class BookProblem extends Exception {
    @Serial
    private static final long serialVersionUID = 1;

    private final String key;
    private final transient List<Object> args;

    BookProblem(String key, Object... args) {
        super(key + List.of(args));
        this.key = key;
        this.args = List.of(args);
    }

    /** What is wrong, in words. */
    public String text(Language language) {
        return BookWords.text(language, "problem." + key, args.toArray());
    }
}
