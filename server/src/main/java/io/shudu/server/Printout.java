package io.shudu.server;

import io.shudu.print.type.Fonts;

/** Something to be printed, made in parts, so that others get their turn in between. */
interface Printout {
    /**
     * Does a part of what comes before the pages.
     *
     * @return whether there is more of it
     * @throws Problem if it cannot be printed
     */
    boolean prepare();

    /**
     * The pages, when nothing more is to be prepared.
     *
     * @throws Problem if it cannot be printed so
     */
    byte[] pdf();

    /**
     * Refuses a text with a sign that no font has.
     *
     * @param field where it stands in the request
     */
    static void requireSigns(Fonts fonts, String field, String text) {
        int missing = fonts.missing(text);
        if (missing >= 0) {
            throw Problem.inField(field, "print.no-sign", Character.toString(missing));
        }
    }

    /** All of it at once. */
    default byte[] all() {
        boolean more;
        do {
            more = prepare();
        } while (more);
        return pdf();
    }
}
