package io.shudu.core.format;

/**
 * How a reader leaves at the first problem. It never gets out of this package: {@link Reading#attempt} turns it into a
 * value. It carries no stack trace, so that a million bad lines cost little.
 */
final class Rejection extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient ParseResult.Bad bad;

    Rejection(ParseResult.Bad bad) {
        super(bad.reason().name(), null, false, false);
        this.bad = bad;
    }

    static Rejection at(int line, int column, ParseReason reason, Object... args) {
        return new Rejection(ParseResult.Bad.of(line, column, reason, args));
    }

    ParseResult.Bad bad() {
        return bad;
    }
}
