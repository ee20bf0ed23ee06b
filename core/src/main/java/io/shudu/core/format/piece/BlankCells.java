package io.shudu.core.format.piece;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Symbols;
import java.util.List;

/** Grids that leave a cell blank where others write a dot. Only the places of the digits tell where they belong. */
public final class BlankCells {
    /** A shorter line of digits and blanks may as well be a row with gaps. */
    private static final int SHORTEST_LINE = 81;

    private BlankCells() {}

    /** Whether a line is a whole grid. */
    public static boolean isGrid(String line) {
        int side = Geometry.sideOfCells(line.length());
        return line.length() >= SHORTEST_LINE && side != 0 && line.indexOf(' ') >= 0 && fits(line, side);
    }

    /** The side of a grid whose rows are the first of these lines; 0 if they are none. */
    public static int side(List<String> lines) {
        int side = 0;
        int run = 0;
        while (run < lines.size() && !lines.get(run).isEmpty() && run <= Geometry.MAX_SIDE) {
            side = Math.max(side, lines.get(run++).length());
        }
        if (run < side || !Geometry.isSide(side)) {
            return 0;
        }
        boolean uneven = false;
        int first = symbols(lines.get(0));
        for (int i = 0; i < side; i++) {
            if (!fits(lines.get(i), side)) {
                return 0;
            }
            uneven |= symbols(lines.get(i)) != first;
        }
        return uneven ? side : 0;
    }

    private static boolean fits(String line, int side) {
        for (int i = 0; i < line.length(); i++) {
            int digit = Symbols.digit(line.charAt(i));
            if (line.charAt(i) != ' ' && (digit < 1 || digit > side)) {
                return false;
            }
        }
        return true;
    }

    private static int symbols(String line) {
        int count = 0;
        for (int i = 0; i < line.length(); i++) {
            count += line.charAt(i) == ' ' ? 0 : 1;
        }
        return count;
    }
}
