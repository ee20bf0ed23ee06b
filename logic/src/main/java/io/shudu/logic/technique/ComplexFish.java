package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.TechniqueId;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

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
    private final SearchedDigits searched;
    private final FishCatch fishCatch;

    /** For each house its candidates of the digit in hand. */
    private final CellSet[] candidates;
    /** The houses that may be base, and those that may be cover, in the order in which they are tried. */
    private final int[] mayBase;

    private final int[] mayCover;
    private int mayBaseCount;
    private int mayCoverCount;
    /** For each house its place among those that may be cover, -1 if it may not. */
    private final int[] coverIndex;

    /** The houses chosen so far. */
    private final boolean[] isBase;

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

    /** Scratch. */
    private final CellSet overlap;

    private final CellSet[] rest;

    /** Fish of a kind and size. */
    public ComplexFish(Setup setup, TechniqueId id) {
        layout = setup.layout();
        this.id = id;
        FishKind kind = FishKind.of(id);
        finned = kind.isFinned();
        mutant = kind == FishKind.MUTANT || kind == FishKind.FINNED_MUTANT;
        size = kind.size(id);
        searched = new SearchedDigits(layout);
        fishCatch = new FishCatch(setup);
        candidates = sets(layout.houseCount());
        mayBase = new int[layout.houseCount()];
        mayCover = new int[layout.houseCount()];
        coverIndex = new int[layout.houseCount()];
        isBase = new boolean[layout.houseCount()];
        base = new int[size];
        cover = new int[size];
        baseCells = sets(size + 1);
        endoFins = sets(size + 1);
        uncovered = sets(size + 1);
        suspects = new int[layout.cellCount()];
        unseen = sets(layout.cellCount());
        hopes = new int[2 * size + 1][layout.cellCount()];
        hopeCount = new int[2 * size + 1];
        overlap = layout.noCells();
        rest = sets(size + 1);
    }

    private CellSet[] sets(int count) {
        CellSet[] sets = new CellSet[count];
        Arrays.setAll(sets, i -> layout.noCells());
        return sets;
    }

    @Override
    public void find(Position position, Steps steps) {
        fishCatch.begin();
        for (int digit = 1; digit <= layout.side(); digit++) {
            if ((steps.wantsOne() && searched.isFruitless(position, digit))
                    || position.suspects(digit).isEmpty()) {
                continue;
            }
            if (find(position, steps, digit)) {
                return;
            }
            if (steps.wantsOne() && !fishCatch.isSiamese()) {
                searched.fruitless(position, digit);
            }
        }
        fishCatch.end(position, steps);
    }

    private boolean find(Position position, Steps steps, int digit) {
        for (int house = 0; house < layout.houseCount(); house++) {
            candidates[house].setAnd(position.cells(digit), layout.house(house));
        }
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
        if (mutant) {
            choose(steps, null, null);
            return extendBase(position, steps, digit, 0, 0);
        }
        choose(steps, House.Kind.COLUMN, House.Kind.ROW);
        if (extendBase(position, steps, digit, 0, 0)) {
            return true;
        }
        choose(steps, House.Kind.ROW, House.Kind.COLUMN);
        return extendBase(position, steps, digit, 0, 0);
    }

    /** Chooses which houses to try, given the kind that may not be base and the one that may not be cover. */
    private void choose(Steps steps, House.@Nullable Kind noBase, House.@Nullable Kind noCover) {
        // HoDoKu does not see fish without fins that have a base house with more candidates than there are houses.
        // They are good, but they may not decide the path.
        int most = !finned && steps.wantsOne() ? size : layout.side();
        mayBaseCount = 0;
        mayCoverCount = 0;
        for (int house = 0; house < layout.houseCount(); house++) {
            isBase[house] = false;
            coverIndex[house] = -1;
            if (candidates[house].isEmpty()) {
                continue;
            }
            if (layout.kind(house) != noBase && candidates[house].size() <= most) {
                mayBase[mayBaseCount++] = house;
            }
            if (layout.kind(house) != noCover) {
                coverIndex[house] = mayCoverCount;
                mayCover[mayCoverCount++] = house;
            }
        }
    }

    private boolean extendBase(Position position, Steps steps, int digit, int chosen, int first) {
        for (int i = first; i <= mayBaseCount - size + chosen && nodes < MAX_NODES; i++) {
            nodes++;
            int house = mayBase[i];
            overlap.setAnd(baseCells[chosen], candidates[house]);
            if (endoFins[chosen].size() + overlap.size() > (finned ? MAX_ENDO_FINS : 0)) {
                continue;
            }
            endoFins[chosen + 1].set(endoFins[chosen]).or(overlap);
            baseCells[chosen + 1].set(baseCells[chosen]).or(candidates[house]);
            base[chosen] = house;
            isBase[house] = true;
            if (hasHopeAfterBase(chosen + 1)
                    && (chosen < size - 1
                            ? extendBase(position, steps, digit, chosen + 1, i + 1)
                            : cover(position, steps, digit))) {
                return true;
            }
            isBase[house] = false;
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
        layout.commonPeers(endoFins[size], overlap);
        return position.cells(digit).containsAll(overlap);
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
            rest[size - own].setAnd(baseCells[chosen], unseen[hope]);
            if (fits(size - own, -1)) {
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
            int house = layout.houseOf(cell, i);
            count += coverIndex[house] > after && !isBase[house] ? 1 : 0;
        }
        return count;
    }

    /** Whether the rest fits into so many cover houses, of those that come after one. */
    private boolean fits(int houses, int after) {
        int cell = rest[houses].first();
        if (cell < 0) {
            return true;
        }
        for (int i = 0; houses > 0 && i < layout.houseCount(cell); i++) {
            int house = layout.houseOf(cell, i);
            if (coverIndex[house] > after && !isBase[house]) {
                rest[houses - 1].setMinus(rest[houses], candidates[house]);
                if (fits(houses - 1, after)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean cover(Position position, Steps steps, int digit) {
        if (isLeftOut(position, steps, digit)) {
            return false;
        }
        uncovered[0].set(baseCells[size]);
        return extendCover(position, steps, digit, 0, 0);
    }

    private boolean extendCover(Position position, Steps steps, int digit, int chosen, int first) {
        for (int i = first; i <= mayCoverCount - size + chosen && nodes < MAX_NODES; i++) {
            int house = mayCover[i];
            nodes++;
            if (isBase[house] || !candidates[house].meets(baseCells[size])) {
                continue;
            }
            cover[chosen] = house;
            uncovered[chosen + 1].setMinus(uncovered[chosen], candidates[house]);
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
        if (!finned) {
            rest[left].set(uncovered[chosen]);
            if (!fits(left, last)) {
                return false;
            }
        }
        int count = 0;
        for (int i = 0; i < hopeCount[size + chosen - 1]; i++) {
            int hope = hopes[size + chosen - 1][i];
            int lacking = baseCells[size].contains(suspects[hope]) ? 2 : 1;
            for (int j = 0; j < chosen && lacking > 0; j++) {
                lacking -= candidates[cover[j]].contains(suspects[hope]) ? 1 : 0;
            }
            if (lacking > left || (lacking > 0 && coversOf(suspects[hope], last) < lacking)) {
                continue;
            }
            rest[left - lacking].setAnd(uncovered[chosen], unseen[hope]);
            if (fits(left - lacking, last)) {
                hopes[size + chosen][count++] = hope;
            }
        }
        hopeCount[size + chosen] = count;
        return count > 0;
    }

    private boolean take(Position position, Steps steps, int digit) {
        int fins = overlap.set(uncovered[size]).or(endoFins[size]).size();
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

    private int kinds(int[] houses) {
        int kinds = 0;
        for (int house : houses) {
            kinds |= switch (layout.kind(house)) {
                case ROW -> ROWS;
                case COLUMN -> COLUMNS;
                default -> BOXES;
            };
        }
        return kinds;
    }
}
