package io.shudu.terminal.game;

import java.io.Serial;

/** A text is no saved game. */
public final class BadGame extends Exception {
    @Serial
    private static final long serialVersionUID = 1;

    /** Says why. */
    public BadGame(String why) {
        super(why);
    }
}
