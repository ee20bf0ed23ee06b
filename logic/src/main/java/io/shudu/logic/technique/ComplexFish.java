package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.TechniqueId;

/**
 * Fish with boxes: franken fish have them beside the lines of one direction, mutant fish take any houses. Extra houses
 * of a board count as boxes.
 *
 * <p>The search begins at the end. Only a suspect can go. If it did not, all candidates that it sees would go, and with
 * them each fin and all of a cover house that it is in. So the other base candidates must fit into one cover house less
 * than there are base houses (into two less if the suspect is a base candidate itself, because then it is in two cover
 * houses). Few choices of base houses pass this test, and most fail before they are complete.
 */
public final class ComplexFish implements Technique {
    private static final int MAX_ENDO_FINS = 2;
    /** The search for a digit that takes longer is given up: nobody would see such a fish. */
    private static final int MAX_NODES = 2_000_000;

    private static final int ROWS = 1;
    private static final int COLUMNS = 2;
    private static final int BOXES = 4;

    private final Layout layout;
    private final TechniqueId id;
    private final boolean finned;
    private final boolean mutant;
    private final int size;
    private final FishCatch fishCatch;
    private final FishHouses houses;

    /** The houses chosen so far. */
    private final int[] base;

    private final int[] cover;

    /** For each number of base houses: their candidates, and those among them that are in two. */
    private final CellSet[] baseCells;

    private final CellSet[] endoFins;
    /** For each number of cover houses: the candidates of the base that are not covered. */
    private final CellSet[] uncovered;

    /** The suspects, and for each of them the candidates that it does not see, without itself. */
    private final int[] suspects;

    private final CellSet[] unseen;
    /** For each number of base houses, and then of cover houses, the suspects for which there may be a fish. */
    private final int[][] hopes;

    private final int[] hopeCount;
    private int nodes;

    private final CellSet scratch;

    /** Fish of a kind and size. */
    public ComplexFish(Setup setup, TechniqueId id) {
        layout = setup.layout();
        this.id = id;
        FishKind kind = FishKind.of(id);
        finned = kind.isFinned();
        mutant = kind == FishKind.MUTANT || kind == FishKind.FINNED_MUTANT;
        size = kind.size(id);
        fishCatch = new FishCatch(setup);
        houses = new FishHouses(layout, size, 0);
        base = new int[size];
        cover = new int[size];
        baseCells = layout.noCells(size + 1);
        endoFins = layout.noCells(size + 1);
        uncovered = layout.noCells(size + 1);
        suspects = new int[layout.cellCount()];
        unseen = layout.noCells(layout.cellCount());
        hopes = new int[2 * size + 1][layout.cellCount()];
        hopeCount = new int[2 * size + 1];
        scratch = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        fishCatch.search(position, steps, this::find);
    }

    private boolean find(Position position, Steps steps, int digit) {
        houses.fill(position, digit);
        int count = 0;
        CellSet found = position.suspects(digit);
        for (int cell = found.first(); cell >= 0; cell = found.next(cell)) {
            suspects[count] = cell;
            unseen[count].setMinus(position.cells(digit), layout.peers(cell)).remove(cell);
            hopes[0][count] = count;
            count++;
        }
        hopeCount[0] = count;
        nodes = 0;
        // HoDoKu does not see fish without fins that have a base house with more candidates than there are houses.
        // They are good, but they may not decide the path.
        int most = !finned && steps.wantsOne() ? size : layout.side();
        if (mutant) {
            houses.choose(null, null, most);
            return extendBase(position, steps, digit, 0, 0);
        }
        houses.choose(House.Kind.COLUMN, House.Kind.ROW, most);
        if (extendBase(position, steps, digit, 0, 0)) {
            return true;
        }
        houses.choose(House.Kind.ROW, House.Kind.COLUMN, most);
        return extendBase(position, steps, digit, 0, 0);
    }

    private boolean extendBase(Position position, Steps steps, int digit, int chosen, int first) {
        for (int i = first; i <= houses.mayBaseCount - size + chosen && nodes < MAX_NODES; i++) {
            nodes++;
            int house = houses.mayBase[i];
            scratch.setAnd(baseCells[chosen], houses.candidates[house]);
            if (endoFins[chosen].size() + scratch.size() > (finned ? MAX_ENDO_FINS : 0)) {
                continue;
            }
            endoFins[chosen + 1].set(endoFins[chosen]).or(scratch);
            baseCells[chosen + 1].set(baseCells[chosen]).or(houses.candidates[house]);
            base[chosen] = house;
            houses.isBase[house] = true;
            if (hasHopeAfterBase(chosen + 1)
                    && (chosen < size - 1
                            ? extendBase(position, steps, digit, chosen + 1, i + 1)
                            : cover(position, steps, digit))) {
                return true;
            }
            houses.isBase[house] = false;
        }
        return false;
    }

    /**
     * Whether HoDoKu leaves a base out. It does so in the search for large fish, if all cells that see the endo fins
     * have the digit. Such fish are good, but they may not decide the path.
     */
    private boolean isLeftOut(Position position, Steps steps, int digit) {
        if (!steps.wantsOne() || size < (mutant ? 4 : 5) || endoFins[size].isEmpty()) {
            return false;
        }
        layout.commonPeers(endoFins[size], scratch);
        return position.cells(digit).containsAll(scratch);
    }

    /** Keeps the suspects for which there can be a fish with the base houses chosen so far. */
    private boolean hasHopeAfterBase(int chosen) {
        int count = 0;
        for (int i = 0; i < hopeCount[chosen - 1]; i++) {
            int hope = hopes[chosen - 1][i];
            if (endoFins[chosen].contains(suspects[hope]) || endoFins[chosen].meets(unseen[hope])) {
                continue;
            }
            int own = baseCells[chosen].contains(suspects[hope]) ? 2 : 1;
            if (own > size || coversOf(suspects[hope], -1) < own) {
                continue;
            }
            if (houses.fits(scratch.setAnd(baseCells[chosen], unseen[hope]), size - own, 0, -1)) {
                hopes[chosen][count++] = hope;
            }
        }
        hopeCount[chosen] = count;
        return count > 0;
    }

    /** How many cover houses a cell can be in, of those that come after one. */
    private int coversOf(int cell, int after) {
        int count = 0;
        for (int i = 0; i < layout.houseCount(cell); i++) {
            count += houses.isFree(layout.houseOf(cell, i), after) ? 1 : 0;
        }
        return count;
    }

    private boolean cover(Position position, Steps steps, int digit) {
        if (isLeftOut(position, steps, digit)) {
            return false;
        }
        uncovered[0].set(baseCells[size]);
        return extendCover(position, steps, digit, 0, 0);
    }

    private boolean extendCover(Position position, Steps steps, int digit, int chosen, int first) {
        for (int i = first; i <= houses.mayCoverCount - size + chosen && nodes < MAX_NODES; i++) {
            int house = houses.mayCover[i];
            nodes++;
            if (houses.isBase[house] || !houses.candidates[house].meets(baseCells[size])) {
                continue;
            }
            cover[chosen] = house;
            uncovered[chosen + 1].setMinus(uncovered[chosen], houses.candidates[house]);
            if (!hasHopeAfterCover(chosen + 1, i)) {
                continue;
            }
            if (chosen < size - 1
                    ? extendCover(position, steps, digit, chosen + 1, i + 1)
                    : take(position, steps, digit)) {
                return true;
            }
        }
        return false;
    }

    /** Keeps the suspects for which there can be a fish with the cover houses chosen so far. */
    private boolean hasHopeAfterCover(int chosen, int last) {
        int left = size - chosen;
        if (!finned && !houses.fits(uncovered[chosen], left, 0, last)) {
            return false;
        }
        int count = 0;
        for (int i = 0; i < hopeCount[size + chosen - 1]; i++) {
            int hope = hopes[size + chosen - 1][i];
            int lacking = baseCells[size].contains(suspects[hope]) ? 2 : 1;
            for (int j = 0; j < chosen && lacking > 0; j++) {
                lacking -= houses.candidates[cover[j]].contains(suspects[hope]) ? 1 : 0;
            }
            if (lacking > left || (lacking > 0 && coversOf(suspects[hope], last) < lacking)) {
                continue;
            }
            if (houses.fits(scratch.setAnd(uncovered[chosen], unseen[hope]), left - lacking, 0, last)) {
                hopes[size + chosen][count++] = hope;
            }
        }
        hopeCount[size + chosen] = count;
        return count > 0;
    }

    private boolean take(Position position, Steps steps, int digit) {
        int fins = scratch.set(uncovered[size]).or(endoFins[size]).size();
        return (finned ? fins > 0 && fins <= BasicFish.MAX_FINS : fins == 0)
                && isOfKind()
                && fishCatch.take(position, steps, id, digit, base, cover);
    }

    /** Whether the houses make a fish of the kind that is wanted, and not of a lower or higher one. */
    private boolean isOfKind() {
        int ofBase = kinds(base);
        int ofCover = kinds(cover);
        boolean mixed = ((ofBase | ofCover) & BOXES) != 0;
        boolean franken = ((ofBase & ~BOXES) == ROWS && (ofCover & ~BOXES) == COLUMNS)
                || ((ofBase & ~BOXES) == COLUMNS && (ofCover & ~BOXES) == ROWS);
        return mutant ? !franken : franken && mixed;
    }

    private int kinds(int[] chosen) {
        int kinds = 0;
        for (int house : chosen) {
            kinds |= switch (layout.kind(house)) {
                case ROW -> ROWS;
                case COLUMN -> COLUMNS;
                default -> BOXES;
            };
        }
        return kinds;
    }
}
