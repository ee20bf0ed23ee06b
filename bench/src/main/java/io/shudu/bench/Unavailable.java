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

    /** In words for people: the name of a Java class says nothing to them. */
    private static String reason(Throwable cause) {
        if (cause instanceof LinkageError) {
            return "its library is not there or does not work here";
        }
        String message = cause.getMessage();
        return message == null || message.isBlank()
                ? "it failed"
                : message.lines().findFirst().orElse("");
    }
}
