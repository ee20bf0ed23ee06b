package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The empty cells where some rows cross some columns. Each digit is counted along the rows, once for every row that has
 * it there, or along the columns, whichever is less. If the sum is the number of cells, each row and column counted has
 * its digit in these cells, and elsewhere it loses it.
 *
 * <p>For each digit the better way is chosen by itself, so that all choices of digits are tried at once. What is left
 * to try are the rows and columns.
 */
public final class MultiSectorLockedSets implements Technique {
    /** Sets of fewer lines are found as subsets and fish, as are those of nearly all lines. */
    private static final int FEWEST = 3;

    private static final int LARGEST_SIDE = 9;

    private final Layout layout;
    private final int side;
    private final int[] rows;
    private final int[] columns;
    /** The sets of lines to try, the small ones first. */
    private final int[] choices;
    /** For each set of rows, the columns where these rows have a digit; and the other way round. */
    private final int[][] columnsOf;

    private final int[][] rowsOf;
    private final CellSet cells;

    /** For a board. On large boards there are too many sets of lines. */
    public MultiSectorLockedSets(Setup setup) {
        layout = setup.layout();
        side = layout.side();
        rows = layout.houses(House.Kind.ROW);
        columns = layout.houses(House.Kind.COLUMN);
        boolean fits = side <= LARGEST_SIDE && rows.length == side && columns.length == side;
        choices = IntStream.range(0, fits ? 1 << side : 0)
                .filter(set -> Integer.bitCount(set) >= FEWEST && Integer.bitCount(set) <= side - FEWEST)
                .boxed()
                .sorted((one, other) -> Integer.bitCount(one) - Integer.bitCount(other))
                .mapToInt(Integer::intValue)
                .toArray();
        columnsOf = new int[side][fits ? 1 << side : 0];
        rowsOf = new int[side][fits ? 1 << side : 0];
        cells = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        if (choices.length == 0) {
            return;
        }
        prepare(position, rows, columnsOf);
        prepare(position, columns, rowsOf);
        int[] empty = Arrays.stream(rows).map(position::emptyPlaces).toArray();
        for (int set : choices) {
            for (int across : choices) {
                int count = 0;
                for (int rest = set; rest != 0; rest &= rest - 1) {
                    count += Integer.bitCount(empty[Integer.numberOfTrailingZeros(rest)] & across);
                }
                for (int i = 0; i < side && count >= 0; i++) {
                    count -= Math.min(byRows(i, set, across), byColumns(i, set, across));
                }
                if (count == 0 && isMixed(set, across) && report(position, steps, set, across)) {
                    return;
                }
            }
        }
    }

    private void prepare(Position position, int[] lines, int[][] places) {
        for (int i = 0; i < side; i++) {
            for (int set = 1; set < 1 << side; set++) {
                int line = lines[Integer.numberOfTrailingZeros(set)];
                places[i][set] = places[i][set & set - 1] | position.places(line, i + 1);
            }
        }
    }

    /** Whether neither rows nor columns alone are enough: then it is more than a few subsets side by side. */
    private boolean isMixed(int set, int across) {
        int less = 0;
        int more = 0;
        for (int i = 0; i < side; i++) {
            int difference = byRows(i, set, across) - byColumns(i, set, across);
            less |= difference < 0 ? 1 << i : 0;
            more |= difference > 0 ? 1 << i : 0;
        }
        return less != 0 && more != 0;
    }

    private int byRows(int digit, int set, int across) {
        return Integer.bitCount(rowsOf[digit][across] & set);
    }

    private int byColumns(int digit, int set, int across) {
        return Integer.bitCount(columnsOf[digit][set] & across);
    }

    private boolean report(Position position, Steps steps, int set, int across) {
        if (!steps.begin(TechniqueId.MULTI_SECTOR_LOCKED_SETS)) {
            return false;
        }
        int alongRows = 0;
        int alongColumns = 0;
        for (int i = 0; i < side; i++) {
            int difference = byRows(i, set, across) - byColumns(i, set, across);
            if (byRows(i, set, across) == 0) {
                continue;
            }
            if (difference <= 0) {
                alongRows |= 1 << i;
                remove(position, steps, rows, rowsOf[i][across] & set, across, i + 1);
            }
            if (difference >= 0) {
                alongColumns |= 1 << i;
                remove(position, steps, columns, columnsOf[i][set] & across, set, i + 1);
            }
        }
        if (!steps.hasEffect() || steps.repeats()) {
            return false;
        }
        if (steps.explains()) {
            explain(position, steps, set, across, alongRows, alongColumns);
        }
        return steps.end();
    }

    /** Removes a digit from lines, but for some places. */
    private void remove(Position position, Steps steps, int[] lines, int chosen, int places, int digit) {
        for (int rest = chosen; rest != 0; rest &= rest - 1) {
            int line = lines[Integer.numberOfTrailingZeros(rest)];
            steps.removeFrom(line, position.places(line, digit) & ~places, 1 << (digit - 1));
        }
    }

    private void explain(Position position, Steps steps, int set, int across, int alongRows, int alongColumns) {
        cells.clear();
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int row = rows[Integer.numberOfTrailingZeros(rest)];
            for (int places = position.emptyPlaces(row) & across; places != 0; places &= places - 1) {
                int cell = layout.cell(row, Integer.numberOfTrailingZeros(places));
                cells.add(cell);
                steps.mark(Role.BASE, new Subject.OfCell(cell));
                steps.markDigits(Role.FIRST, cell, alongRows);
                steps.markDigits(Role.SECOND, cell, alongColumns & ~alongRows);
            }
        }
        steps.argCells("cells", cells);
        explain(steps, "rows", rows, set);
        explain(steps, "columns", columns, across);
        int both = alongRows & alongColumns;
        explain(steps, "row-digits", alongRows & ~both);
        explain(steps, "column-digits", alongColumns & ~both);
        explain(steps, "either-digits", both);
    }

    private static void explain(Steps steps, String name, int digits) {
        if (digits != 0) {
            steps.argDigits(name, digits);
        }
    }

    private static void explain(Steps steps, String name, int[] lines, int chosen) {
        int[] houses = IntStream.range(0, lines.length)
                .filter(i -> (chosen & 1 << i) != 0)
                .map(i -> lines[i])
                .toArray();
        for (int house : houses) {
            steps.markHouse(Role.COVER, house);
        }
        steps.arg(name, Subject.OfHouses.of(houses));
    }
}
