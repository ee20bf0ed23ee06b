package io.shudu.terminal.view;

import org.jline.utils.AttributedStyle;

/**
 * How things look. Without colours there is bold, underlined and reversed text, and every state has a sign besides. A
 * background always comes with its own foreground, so that it can be read on dark and on light terminals.
 */
public final class Look {
    private static final int BLACK = 16;
    private static final int WHITE = 231;
    private static final int[] COLOURS = {223, 159, 121, 228, 111, 210, 225};
    private static final AttributedStyle PLAIN = AttributedStyle.DEFAULT;

    private final boolean coloured;

    /** With colours or without. */
    public Look(boolean coloured) {
        this.coloured = coloured;
    }

    boolean coloured() {
        return coloured;
    }

    private AttributedStyle fill(int background, AttributedStyle otherwise) {
        return coloured ? PLAIN.foreground(BLACK).background(background) : otherwise;
    }

    private AttributedStyle text(int foreground, AttributedStyle otherwise) {
        return coloured ? PLAIN.foreground(foreground) : otherwise;
    }

    AttributedStyle plain() {
        return PLAIN;
    }

    AttributedStyle given() {
        return PLAIN.bold();
    }

    AttributedStyle own() {
        return text(32, PLAIN);
    }

    AttributedStyle quiet() {
        return text(243, PLAIN);
    }

    AttributedStyle title() {
        return PLAIN.bold();
    }

    AttributedStyle bar() {
        return coloured ? PLAIN.foreground(WHITE).background(24).bold() : PLAIN.inverse();
    }

    AttributedStyle cursor() {
        return coloured ? PLAIN.foreground(WHITE).background(25).bold() : PLAIN.inverse();
    }

    AttributedStyle chosen() {
        return cursor();
    }

    AttributedStyle selected() {
        return fill(117, PLAIN.inverse());
    }

    AttributedStyle same() {
        return fill(153, PLAIN.bold().underline());
    }

    AttributedStyle area() {
        return fill(230, PLAIN);
    }

    AttributedStyle pattern() {
        return fill(222, PLAIN.bold());
    }

    AttributedStyle target() {
        return fill(120, PLAIN.bold());
    }

    AttributedStyle wrong() {
        return coloured ? PLAIN.foreground(WHITE).background(124).bold() : PLAIN.bold();
    }

    AttributedStyle warning() {
        return wrong();
    }

    /** The colour with a number. */
    AttributedStyle colour(int number) {
        return fill(COLOURS[number - 1], PLAIN);
    }
}
