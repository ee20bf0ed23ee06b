package io.shudu.logic;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.logic.step.TechniqueId;
import org.jspecify.annotations.Nullable;

/**
 * Finds singles in a grid. If one of its digits or marks is wrong, a single may be wrong as well.
 *
 * <p>The easiest comes first: full houses, hidden singles in boxes, hidden singles in other houses (most people see
 * boxes as a whole, but have to look along lines), naked singles.
 */
public final class Singles {
    /** The kinds of singles, easiest first. */
    private enum Kind {
        FULL_HOUSE,
        HIDDEN_IN_BOX,
        HIDDEN_ELSEWHERE,
        NAKED
    }

    private final Grid grid;
    private final Geometry geometry;
    private final CandidateSet candidates;

    /** Looks at a grid. If it has pencil marks, they say that no other digit is possible. */
    public Singles(Grid grid) {
        this.grid = grid;
        geometry = grid.geometry();
        candidates = CandidateSet.left(grid);
    }

    /**
     * The easiest single, or null if there is none.
     *
     * @param near of equally easy ones, the nearest to this cell by rows and columns; -1 for the first one
     */
    public @Nullable Single easiest(int near) {
        for (Kind kind : Kind.values()) {
            Single nearest = null;
            for (int cell = 0; cell < geometry.cellCount(); cell++) {
                Single single = grid.isEmpty(cell) ? single(cell, kind) : null;
                boolean nearer = nearest == null || distance(near, cell) < distance(near, nearest.cell());
                nearest = single != null && nearer ? single : nearest;
            }
            if (nearest != null) {
                return nearest;
            }
        }
        return null;
    }

    private int distance(int near, int cell) {
        return near < 0
                ? 0
                : Math.abs(geometry.row(near) - geometry.row(cell))
                        + Math.abs(geometry.column(near) - geometry.column(cell));
    }

    /** The single of a kind that fills an empty cell, or null if there is none. */
    private @Nullable Single single(int cell, Kind kind) {
        if (kind == Kind.NAKED) {
            int digit = onlyCandidate(cell);
            return digit == 0 ? null : new Single(TechniqueId.NAKED_SINGLE, cell, digit, null);
        }
        for (int i = 0; i < geometry.houseCount(cell); i++) {
            House house = geometry.houses().get(geometry.houseOf(cell, i));
            boolean wanted = (kind == Kind.HIDDEN_IN_BOX) == (house.kind() == House.Kind.BOX);
            Single single = kind == Kind.FULL_HOUSE ? fullHouse(house, cell) : wanted ? hidden(house, cell) : null;
            if (single != null) {
                return single;
            }
        }
        return null;
    }

    private @Nullable Single fullHouse(House house, int cell) {
        for (int position = 0; position < house.size(); position++) {
            int other = house.cell(position);
            if (other != cell && grid.isEmpty(other)) {
                return null;
            }
        }
        // Where rules are broken, none or several may be left.
        int digit = onlyCandidate(cell);
        return digit == 0 ? null : new Single(TechniqueId.FULL_HOUSE, cell, digit, house);
    }

    private @Nullable Single hidden(House house, int cell) {
        for (int digit = 1; digit <= geometry.side(); digit++) {
            if (candidates.contains(cell, digit) && isOnlyPlace(house, cell, digit)) {
                return new Single(TechniqueId.HIDDEN_SINGLE, cell, digit, house);
            }
        }
        return null;
    }

    private boolean isOnlyPlace(House house, int cell, int digit) {
        for (int position = 0; position < house.size(); position++) {
            int other = house.cell(position);
            if (other != cell && candidates.contains(other, digit)) {
                return false;
            }
        }
        return true;
    }

    /** The candidate of a cell, 0 if it has none or several. */
    private int onlyCandidate(int cell) {
        if (candidates.count(cell) != 1) {
            return 0;
        }
        int digit = 1;
        while (!candidates.contains(cell, digit)) {
            digit++;
        }
        return digit;
    }
}
