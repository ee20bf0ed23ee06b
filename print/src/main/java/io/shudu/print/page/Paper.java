package io.shudu.print.page;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The size of a page, in points (72 to an inch).
 *
 * @param width of the finished page
 * @param height likewise
 * @param left how much more is printed at the left edge, to be cut off
 * @param right likewise at the right edge
 * @param edge likewise at the top and at the bottom
 */
public record Paper(double width, double height, double left, double right, double edge) {
    /** What presses want to cut off: an eighth of an inch. */
    public static final double BLEED = 9;

    /** Points to an inch. */
    public static final double INCH = 72;

    private static final Map<String, Paper> SHEETS = new LinkedHashMap<>();
    private static final Map<String, Paper> TRIMS = new LinkedHashMap<>();

    static {
        SHEETS.put("a4", new Paper(595, 842));
        SHEETS.put("letter", new Paper(612, 792));
        SHEETS.put("a5", new Paper(420, 595));
        SHEETS.put("a3", new Paper(842, 1191));
        TRIMS.put("6x9", new Paper(6 * INCH, 9 * INCH));
        TRIMS.put("8.5x8.5", new Paper(8.5 * INCH, 8.5 * INCH));
        TRIMS.put("8.5x11", new Paper(8.5 * INCH, 11 * INCH));
        TRIMS.put("a5", new Paper(420, 595));
    }

    /** A page that is not cut. */
    public Paper(double width, double height) {
        this(width, height, 0, 0, 0);
    }

    /** The names of the papers of worksheets. */
    public static Set<String> sheets() {
        return SHEETS.keySet();
    }

    /** The paper of a name, null if there is none. */
    public static @Nullable Paper sheet(String name) {
        return SHEETS.get(name);
    }

    /** The names of the sizes of books. */
    public static Set<String> trims() {
        return TRIMS.keySet();
    }

    /** The size of a book, null if there is none of the name. */
    public static @Nullable Paper trim(String name) {
        return TRIMS.get(name);
    }

    /** The same, to be cut; not at the edge where the book is bound. */
    public Paper withBleed(boolean boundLeft) {
        return new Paper(width, height, boundLeft ? 0 : BLEED, boundLeft ? BLEED : 0, BLEED);
    }
}
