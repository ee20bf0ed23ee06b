package io.shudu.api;

import io.shudu.core.format.ParseResult;
import io.shudu.render.words.Failure;
import io.shudu.render.words.RequestReason;
import java.util.List;
import java.util.stream.Stream;

/** How an operation leaves when the request makes no sense; {@link Api} turns it into an answer. */
final class BadRequest extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Failure failure;

    private BadRequest(Failure failure) {
        super(failure.toString(), null, false, false);
        this.failure = failure;
    }

    /**
     * A field that is missing or makes no sense.
     *
     * @param field its name, empty for the request as a whole
     * @param reason what is accepted there
     * @param args what the reason speaks of
     */
    static BadRequest in(String field, RequestReason reason, Object... args) {
        List<String> texts = Stream.of(args).map(Object::toString).toList();
        return new BadRequest(new Failure.BadRequest(field, reason, texts));
    }

    /** A field whose text is no grid. */
    static BadRequest in(String field, ParseResult.Bad bad) {
        return new BadRequest(new Failure.BadPuzzle(field, bad));
    }

    Failure failure() {
        return failure;
    }
}
