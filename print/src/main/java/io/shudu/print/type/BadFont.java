package io.shudu.print.type;

import java.io.Serial;

/** A file is no font that can be used. */
public final class BadFont extends Exception {
    @Serial
    private static final long serialVersionUID = 1;

    BadFont() {
        super("too short");
    }

    BadFont(Exception cause) {
        super(cause);
    }
}
