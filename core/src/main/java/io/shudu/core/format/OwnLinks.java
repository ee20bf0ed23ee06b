package io.shudu.core.format;

import io.shudu.core.format.piece.LinkPart;
import io.shudu.core.format.piece.OwnLink;
import io.shudu.core.format.piece.PlacedDigits;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import java.nio.charset.StandardCharsets;
import java.util.function.IntPredicate;

/** Links that open a puzzle in the game; the format {@code link} reads them. */
public final class OwnLinks {
    private static final int LONGEST_RUN = 26;
    private static final String HEXADECIMAL = "0123456789ABCDEF";

    private OwnLinks() {}

    /** What stands behind the address of the game: its board and its givens, such as {@code #/p/9/53b7d…}. */
    public static String tail(Grid puzzle) {
        return OwnLink.MARK + puzzle.geometry().id() + "/" + squeezed(puzzle, puzzle::isGiven);
    }

    /**
     * The same with how far somebody has come.
     *
     * @param id how to make the puzzle again; empty if nobody knows
     */
    public static String tail(Grid position, String id, LinkMarks marks) {
        StringBuilder link = new StringBuilder(tail(position));
        if (!id.isEmpty()) {
            add("id", id, link);
        }
        if (PlacedDigits.isIn(position)) {
            add("values", squeezed(position, cell -> !position.isEmpty(cell) && !position.isGiven(cell)), link);
        }
        marks.addTo(link);
        return link.toString();
    }

    /** The id in a link to the game; empty if it has none. */
    public static String id(String link) {
        return link.indexOf(OwnLink.MARK) < 0 ? "" : field(link, "id");
    }

    /** The cells of which something is true, with letters for the runs of others between them. */
    private static String squeezed(Grid grid, IntPredicate told) {
        StringBuilder text = new StringBuilder();
        int run = 0;
        for (int cell = 0; cell < grid.geometry().cellCount(); cell++) {
            if (!told.test(cell)) {
                run++;
                if (run == LONGEST_RUN) {
                    run = end(run, text);
                }
            } else {
                run = end(run, text);
                text.append(Symbols.of(grid.digit(cell)));
            }
        }
        end(run, text);
        return text.toString();
    }

    /** Writes a run of empty cells as its letter; what is left of it is 0. */
    private static int end(int run, StringBuilder text) {
        if (run > 0) {
            text.append((char) ('a' + run - 1));
        }
        return 0;
    }

    /** Adds a field to a link. */
    static void add(String name, String value, StringBuilder link) {
        link.append(link.indexOf("?") < 0 ? '?' : '&').append(name).append('=');
        for (byte each : value.getBytes(StandardCharsets.UTF_8)) {
            char sign = (char) each;
            boolean plain = (sign >= '0' && sign <= '9')
                    || (sign >= 'A' && sign <= 'Z')
                    || (sign >= 'a' && sign <= 'z')
                    || "-._*:/".indexOf(sign) >= 0;
            if (plain) {
                link.append(sign);
            } else {
                link.append('%').append(HEXADECIMAL.charAt(each >> 4 & 15)).append(HEXADECIMAL.charAt(each & 15));
            }
        }
    }

    /** The value of a field of a link; empty if there is none. */
    static String field(String link, String name) {
        int from = link.indexOf('?', link.indexOf(OwnLink.MARK));
        while (from >= 0) {
            int to = end(link, from + 1);
            if (link.startsWith(name + "=", from + 1)) {
                return LinkPart.decoded(link.substring(from + 2 + name.length(), to));
            }
            from = to < link.length() && link.charAt(to) == '&' ? to : -1;
        }
        return "";
    }

    private static int end(String link, int from) {
        int to = from;
        while (to < link.length() && "&#".indexOf(link.charAt(to)) < 0 && !TextLines.isBlank(link.charAt(to))) {
            to++;
        }
        return to;
    }
}
