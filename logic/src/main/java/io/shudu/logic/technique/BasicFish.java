package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.TechniqueId;

/**
 * Some rows have all places of a digit in as many columns: there the digit has no place in other rows. The same holds
 * with rows and columns exchanged. Two lines make an X-wing, three a swordfish, and so on.
 *
 * <p>With fins, places outside these columns, only what sees all fins goes. The search for these begins at the end:
 * only a suspect can go, and for each suspect all base candidates that it does not see have to be covered. This leaves
 * few choices of base lines, and few of cover lines.
 */
public final class BasicFish implements Technique {
    /** As people look for them; with more fins there is rarely a cell that sees them all. */
    static final int MAX_FINS = 5;

    private final Layout layout;
    private final TechniqueId id;
    private final TechniqueId finnedId;
    private final TechniqueId sashimiId;
    private final boolean finned;
    private final int size;
    /** Whether the board has rows and columns that cross as they should: boards of any houses need not. */
    private final boolean isGrid;

    private final int[] rows;
    private final int[] columns;
    private final FishCatch fishCatch;

    private final int[] baseHouses;
    private final int[] coverHouses;

    /** For each base line the places of the digit in hand; bit i is where cover line i crosses. */
    private final int[] places;

    private int[] baseLines;
    private int[] coverLines;

    /** For each suspect its cell, its base line and its cover line. */
    private final int[] suspectCell;

    private final int[] suspectBase;
    private final int[] suspectCover;
    /** For each number of chosen base lines, the suspects for which a fish is still possible. */
    private final int[][] hopes;
    /** And for each of them the cover lines that it needs, as bits. */
    private final int[][] needs;

    /** The base lines that were chosen, as bits. */
    private int base;
    /** The number of suspects for which the base is good. */
    private int hopeCount;
    /** The cover lines that all of them need, as bits. */
    private int neededByAll;

    /** Fish of a kind and size. */
    public BasicFish(Setup setup, TechniqueId id) {
        layout = setup.layout();
        this.id = id;
        FishKind kind = FishKind.of(id);
        finned = kind.isFinned();
        size = kind.size(id);
        finnedId = FishKind.FINNED.id(size);
        sashimiId = FishKind.SASHIMI.id(size);
        rows = layout.houses(House.Kind.ROW);
        columns = layout.houses(House.Kind.COLUMN);
        isGrid = isGrid();
        baseLines = rows;
        coverLines = columns;
        fishCatch = new FishCatch(setup);
        baseHouses = new int[size];
        coverHouses = new int[size];
        places = new int[layout.side()];
        suspectCell = new int[layout.cellCount()];
        suspectBase = new int[layout.cellCount()];
        suspectCover = new int[layout.cellCount()];
        hopes = new int[size + 1][layout.cellCount()];
        needs = new int[size + 1][layout.cellCount()];
    }

    private boolean isGrid() {
        boolean good = rows.length == layout.side() && columns.length == layout.side();
        for (int row = 0; good && row < rows.length; row++) {
            for (int column = 0; column < columns.length; column++) {
                int cell = layout.geometry().cell(row, column);
                good &= layout.cell(rows[row], column) == cell && layout.cell(columns[column], row) == cell;
            }
        }
        return good;
    }

    @Override
    public void find(Position position, Steps steps) {
        if (isGrid) {
            fishCatch.search(position, steps, this::find);
        }
    }

    private boolean find(Position position, Steps steps, int digit) {
        return find(position, steps, digit, rows, columns) || find(position, steps, digit, columns, rows);
    }

    private boolean find(Position position, Steps steps, int digit, int[] from, int[] to) {
        baseLines = from;
        coverLines = to;
        base = 0;
        for (int line = 0; line < from.length; line++) {
            places[line] = position.places(from[line], digit);
        }
        if (!finned) {
            return extend(position, steps, digit, 0, 0, 0);
        }
        CellSet suspects = position.suspects(digit);
        int count = 0;
        for (int cell = suspects.first(); cell >= 0; cell = suspects.next(cell)) {
            int row = layout.geometry().row(cell);
            int column = layout.geometry().column(cell);
            suspectCell[count] = cell;
            suspectBase[count] = from == rows ? row : column;
            suspectCover[count] = from == rows ? column : row;
            hopes[0][count] = count;
            needs[0][count] = 1 << suspectCover[count];
            count++;
        }
        return extendFinned(position, steps, digit, 0, 0, 0, count);
    }

    private boolean extend(Position position, Steps steps, int digit, int first, int chosen, int union) {
        for (int line = first; line <= places.length - size + chosen; line++) {
            int both = union | places[line];
            int count = Integer.bitCount(both);
            // A line with one place is a single, no part of a fish.
            if ((places[line] & places[line] - 1) == 0 || count > size) {
                continue;
            }
            base |= 1 << line;
            if (chosen < size - 1
                    ? extend(position, steps, digit, line + 1, chosen + 1, both)
                    : count == size && removes(position, digit, both) && take(position, steps, digit, id, both)) {
                return true;
            }
            base &= ~(1 << line);
        }
        return false;
    }

    private boolean removes(Position position, int digit, int cover) {
        for (int rest = cover; rest != 0; rest &= rest - 1) {
            if ((position.places(coverLines[Integer.numberOfTrailingZeros(rest)], digit) & ~base) != 0) {
                return true;
            }
        }
        return false;
    }

    private boolean extendFinned(
            Position position, Steps steps, int digit, int first, int chosen, int union, int hopesBefore) {
        for (int line = first; line <= places.length - size + chosen; line++) {
            if (places[line] == 0) {
                continue;
            }
            int count = 0;
            for (int i = 0; i < hopesBefore; i++) {
                int suspect = hopes[chosen][i];
                int need = needs[chosen][i] | (places[line] & ~layout.seen(baseLines[line], suspectCell[suspect]));
                if (suspectBase[suspect] != line && Integer.bitCount(need) <= size) {
                    hopes[chosen + 1][count] = suspect;
                    needs[chosen + 1][count++] = need;
                }
            }
            if (count == 0) {
                continue;
            }
            base |= 1 << line;
            if (chosen < size - 1
                    ? extendFinned(position, steps, digit, line + 1, chosen + 1, union | places[line], count)
                    : cover(position, steps, digit, union | places[line], count)) {
                return true;
            }
            base &= ~(1 << line);
        }
        return false;
    }

    /** Tries the cover lines for the base, given all lines that cross its candidates. */
    private boolean cover(Position position, Steps steps, int digit, int crossing, int hopesBefore) {
        if (Integer.bitCount(crossing) <= size) {
            return false;
        }
        hopeCount = 0;
        neededByAll = -1;
        for (int i = 0; i < hopesBefore; i++) {
            // A cover line must have a candidate of the base.
            if ((needs[size][i] & ~crossing) == 0) {
                neededByAll &= needs[size][i];
                needs[size][hopeCount++] = needs[size][i];
            }
        }
        return hopeCount > 0 && extendCover(position, steps, digit, crossing, 0, 0);
    }

    private boolean extendCover(Position position, Steps steps, int digit, int crossing, int cover, int chosen) {
        for (int rest = crossing; Integer.bitCount(rest) >= size - chosen; rest &= rest - 1) {
            int more = cover | (rest & -rest);
            if (chosen < size - 1
                    ? extendCover(position, steps, digit, rest & rest - 1, more, chosen + 1)
                    : suffices(more) && takeFinned(position, steps, digit, more)) {
                return true;
            }
            if ((rest & -rest & neededByAll) != 0) {
                return false;
            }
        }
        return false;
    }

    private boolean suffices(int cover) {
        for (int i = 0; i < hopeCount; i++) {
            if ((needs[size][i] & ~cover) == 0) {
                return true;
            }
        }
        return false;
    }

    private boolean takeFinned(Position position, Steps steps, int digit, int cover) {
        int fins = 0;
        boolean sashimi = false;
        for (int rest = base; rest != 0; rest &= rest - 1) {
            int line = Integer.numberOfTrailingZeros(rest);
            int covered = places[line] & cover;
            fins += Integer.bitCount(places[line] & ~cover);
            sashimi |= (covered & covered - 1) == 0;
        }
        TechniqueId found = sashimi ? sashimiId : finnedId;
        // A fish of the other kind may be the twin of one of this kind.
        boolean counts = found == id || (fishCatch.isSiamese() && !steps.wantsOne());
        return fins <= MAX_FINS && counts && take(position, steps, digit, found, cover);
    }

    private boolean take(Position position, Steps steps, int digit, TechniqueId found, int cover) {
        int count = 0;
        for (int rest = base; rest != 0; rest &= rest - 1) {
            baseHouses[count++] = baseLines[Integer.numberOfTrailingZeros(rest)];
        }
        count = 0;
        for (int rest = cover; rest != 0; rest &= rest - 1) {
            coverHouses[count++] = coverLines[Integer.numberOfTrailingZeros(rest)];
        }
        return fishCatch.take(position, steps, found, digit, baseHouses, coverHouses);
    }
}
