package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import org.jspecify.annotations.Nullable;

/** The houses among which a search looks for fish of a digit: those that may be base, and those that may be cover. */
final class FishHouses {
    private final Layout layout;
    /** For each house its candidates of the digit in hand. */
    final CellSet[] candidates;
    /** The houses that may be base, and those that may be cover, in the order in which they are tried. */
    final int[] mayBase;

    final int[] mayCover;
    int mayBaseCount;
    int mayCoverCount;
    /** The houses that are chosen as base. */
    final boolean[] isBase;
    /** For each house its place among those that may be cover, -1 if it may not. */
    private final int[] coverIndex;
    /** The most candidates of a house that may be cover. */
    private int widest;
    /** For each number of houses and fins together: what is left to cover. */
    private final CellSet[] rest;

    /** For fish with so many houses and fins at most. */
    FishHouses(Layout layout, int houses, int fins) {
        this.layout = layout;
        candidates = layout.noCells(layout.houseCount());
        mayBase = new int[layout.houseCount()];
        mayCover = new int[layout.houseCount()];
        isBase = new boolean[layout.houseCount()];
        coverIndex = new int[layout.houseCount()];
        rest = layout.noCells(houses + fins + 1);
    }

    /** Takes a digit in hand. */
    void fill(Position position, int digit) {
        for (int house = 0; house < candidates.length; house++) {
            candidates[house].setAnd(position.cells(digit), layout.house(house));
        }
    }

    /**
     * Chooses which houses to try; none is base yet.
     *
     * @param noBase the kind that may not be base
     * @param noCover the kind that may not be cover
     * @param most the most candidates of a base house
     */
    void choose(House.@Nullable Kind noBase, House.@Nullable Kind noCover, int most) {
        mayBaseCount = 0;
        mayCoverCount = 0;
        widest = 0;
        for (int house = 0; house < candidates.length; house++) {
            isBase[house] = false;
            coverIndex[house] = -1;
            int size = candidates[house].size();
            if (size > 0 && size <= most && layout.kind(house) != noBase) {
                mayBase[mayBaseCount++] = house;
            }
            if (size > 0 && layout.kind(house) != noCover) {
                coverIndex[house] = mayCoverCount;
                mayCover[mayCoverCount++] = house;
                widest = Math.max(widest, size);
            }
        }
    }

    /** Whether a house may be cover, of those that come after one. */
    boolean isFree(int house, int after) {
        return coverIndex[house] > after && !isBase[house];
    }

    /** Whether all cells but so many fins fit into so many cover houses, of those that come after one. */
    boolean fits(CellSet cells, int houses, int fins, int after) {
        rest[houses + fins].set(cells);
        return fits(houses, fins, after);
    }

    private boolean fits(int houses, int fins, int after) {
        CellSet left = rest[houses + fins];
        int count = left.size();
        if (count <= fins) {
            return true;
        }
        if (count > houses * widest + fins) {
            return false;
        }
        int cell = left.first();
        for (int i = 0; i < layout.houseCount(cell); i++) {
            int house = layout.houseOf(cell, i);
            if (isFree(house, after)) {
                rest[houses - 1 + fins].setMinus(left, candidates[house]);
                if (fits(houses - 1, fins, after)) {
                    return true;
                }
            }
        }
        if (fins == 0) {
            return false;
        }
        rest[houses + fins - 1].set(left).remove(cell);
        return fits(houses, fins - 1, after);
    }
}
