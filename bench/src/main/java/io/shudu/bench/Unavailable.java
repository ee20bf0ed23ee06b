package io.shudu.bench;

import java.io.Serial;

/** A contestant cannot take part here: its jar, its native library or its program is missing or failed. */
public final class Unavailable extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    /** Says why. */
    public Unavailable(String reason) {
        super(reason);
    }

    /** Says why, after somebody else's failure. */
    public Unavailable(Throwable cause) {
        super(reason(cause), cause);
    }

    /** Why. */
    public String reason() {
        return String.valueOf(getMessage());
    }

    private static String reason(Throwable cause) {
        String message = cause.getMessage();
        String kind = cause.getClass().getSimpleName();
        return message == null
                ? kind
                : kind + ": " + message.lines().findFirst().orElse("");
    }
}
