package io.shudu.core.format;

import io.shudu.core.format.piece.OwnLink;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;

/** Links that open a puzzle in the game; the format {@code link} reads them. */
public final class OwnLinks {
    private static final int LONGEST_RUN = 26;

    private OwnLinks() {}

    /** What stands behind the address of the game: its board and its givens, such as {@code #/p/9/53b7d…}. */
    public static String tail(Grid puzzle) {
        StringBuilder text =
                new StringBuilder(OwnLink.MARK).append(puzzle.geometry().id()).append('/');
        int run = 0;
        for (int cell = 0; cell < puzzle.geometry().cellCount(); cell++) {
            if (!puzzle.isGiven(cell)) {
                run++;
                if (run == LONGEST_RUN) {
                    run = end(run, text);
                }
            } else {
                run = end(run, text);
                text.append(Symbols.of(puzzle.digit(cell)));
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
}
