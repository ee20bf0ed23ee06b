package io.shudu.terminal.play;

/**
 * What a key asks for.
 *
 * @param action what
 * @param number the digit or colour, 0 if there is none
 * @param extend whether cells on the way are selected
 */
public record Command(Action action, int number, boolean extend) {
    /** An action without a number. */
    static Command of(Action action) {
        return new Command(action, 0, false);
    }

    /** An action with a number. */
    static Command of(Action action, int number) {
        return new Command(action, number, false);
    }
}
