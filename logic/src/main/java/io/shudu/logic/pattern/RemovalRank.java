package io.shudu.logic.pattern;

import io.shudu.logic.position.CellSet;

/**
 * Ranks steps that remove equally many candidates: the one with the lowest number is taken first. The number is
 * HoDoKu's: each cell counts more than the one before it, so that different removals seldom have the same.
 */
public final class RemovalRank {
    private RemovalRank() {}

    /** What cells add to the rank of a step that removes so many candidates of lower digits. */
    public static int of(CellSet cells, int digit, int boardCells, int before) {
        int rank = 0;
        int weight = 1 + before * (boardCells - 1);
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            rank += cell * weight + digit;
            weight += boardCells - 1;
        }
        return rank;
    }
}
