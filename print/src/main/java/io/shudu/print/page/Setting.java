package io.shudu.print.page;

/**
 * How words are set.
 *
 * @param size of the type, in points
 * @param bold whether it is bold
 * @param colour the colour
 */
public record Setting(double size, boolean bold, String colour) {
    /** Words as usual. */
    public static Setting plain(double size) {
        return new Setting(size, false, Composer.INK);
    }

    /** Headings. */
    public static Setting bold(double size) {
        return new Setting(size, true, Composer.INK);
    }

    /** What matters less. */
    public static Setting pale(double size) {
        return new Setting(size, false, Composer.PALE);
    }
}
