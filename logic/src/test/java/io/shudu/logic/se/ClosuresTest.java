package io.shudu.logic.se;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClosuresTest {
    private final Houses houses = new Houses();
    private int compared;

    /** On the way to the solution much is taken over from board to board; from scratch it is the same. */
    @Test
    void whatIsTakenOverIsTheSameAsWorkedOutAnew() {
        Closures takenOver = new Closures(houses);
        Board board = new Board(houses);
        Found found = new Found();
        for (String rated : SeRaterTest.RATED) {
            Possibilities possibilities = new Possibilities();
            StepSearch search = new StepSearch(houses, possibilities, false);
            board.set(SeRaterTest.grid(rated));
            while (!board.isSolved() && search.next(board, found)) {
                if (!found.isPlacement()) {
                    compare(board, takenOver);
                }
                found.apply(board);
            }
        }
        assertThat(compared).isGreaterThan(10_000);
    }

    private void compare(Board board, Closures takenOver) {
        Closures anew = new Closures(houses);
        anew.look(board);
        takenOver.look(board);
        assertThat(takenOver.anyChain()).isEqualTo(anew.anyChain());
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int rest = board.candidates[cell]; rest != 0; rest &= rest - 1) {
                int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
                assertThat(takenOver.turnsOff(candidate)).isEqualTo(anew.turnsOff(candidate));
                assertThat(takenOver.turnsOn(candidate)).isEqualTo(anew.turnsOn(candidate));
                assertThat(takenOver.canBeInCycle(candidate)).isEqualTo(anew.canBeInCycle(candidate));
                compared++;
            }
            int[] candidates = new int[9];
            int count = 0;
            for (int rest = board.candidates[cell]; rest != 0; rest &= rest - 1) {
                candidates[count++] = cell * 9 + Integer.numberOfTrailingZeros(rest);
            }
            if (count > 0) {
                assertThat(takenOver.haveCommon(candidates, count)).isEqualTo(anew.haveCommon(candidates, count));
            }
        }
    }
}
