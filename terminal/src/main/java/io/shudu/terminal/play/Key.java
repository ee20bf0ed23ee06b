package io.shudu.terminal.play;

/**
 * A key that was pressed.
 *
 * @param name the character, or a name such as {@code Up}, {@code Enter}, {@code F1}
 * @param ctrl whether Ctrl was held
 * @param alt whether Alt was held
 * @param shift whether Shift was held, as far as a terminal tells: not for characters
 */
public record Key(String name, boolean ctrl, boolean alt, boolean shift) {
    /** A key alone. */
    public static Key of(String name) {
        return new Key(name, false, false, false);
    }

    /** With Ctrl. */
    public static Key ctrl(String name) {
        return new Key(name, true, false, false);
    }

    /** With Alt. */
    public static Key alt(String name) {
        return new Key(name, false, true, false);
    }

    /** With Shift. */
    public static Key shift(String name) {
        return new Key(name, false, false, true);
    }

    /** Whether it is this key, and nothing is held. */
    public boolean is(String other) {
        return name.equals(other) && !ctrl && !alt;
    }

    /** Whether it is a character, and nothing is held. */
    public boolean isCharacter() {
        return name.codePointCount(0, name.length()) == 1 && !ctrl && !alt;
    }
}
