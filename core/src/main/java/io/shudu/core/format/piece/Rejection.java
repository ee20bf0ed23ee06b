package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;

/**
 * How a reader leaves at the first problem. It never gets out of this package: {@link Reading#attempt} turns it into a
 * value. It carries no stack trace, so that a million bad lines cost little.
 */
public final class Rejection extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient ParseResult.Bad bad;

    public Rejection(ParseResult.Bad bad) {
        super(bad.reason().name(), null, false, false);
        this.bad = bad;
    }

    public static Rejection at(int line, int column, ParseReason reason, Object... args) {
        return new Rejection(ParseResult.Bad.of(line, column, reason, args));
    }

    public ParseResult.Bad bad() {
        return bad;
    }
}
