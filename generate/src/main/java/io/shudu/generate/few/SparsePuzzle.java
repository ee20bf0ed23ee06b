package io.shudu.generate.few;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.classic.SecondSolution;
import io.shudu.core.solve.classic.SolutionSurvey;
import java.util.Arrays;

/** A classic puzzle with one solution while its clues change, and the solution with them. */
final class SparsePuzzle {
    private static final int CELLS = Geometry.CLASSIC.cellCount();

    private final int[] digits = new int[CELLS];
    /** The solution, in the words of {@link SolutionSurvey}. */
    private final int[] solution = new int[SolutionSurvey.WORDS];
    /** The cells with a clue, in three words. */
    private final int[] clues = new int[3];

    /** Begins with a complete grid, all of which are clues. */
    void start(Grid grid) {
        Arrays.fill(solution, 0);
        for (int cell = 0; cell < CELLS; cell++) {
            digits[cell] = grid.digit(cell) - 1;
            solution[3 * digits[cell] + SecondSolution.word(cell)] |= SecondSolution.bit(cell);
        }
        Arrays.fill(clues, SecondSolution.ALL);
    }

    /** Takes over another solution, in words, that has the same digits in all clues left. */
    void changeSolution(int[] words) {
        System.arraycopy(words, 0, solution, 0, solution.length);
        for (int cell = 0; cell < CELLS; cell++) {
            int at = SecondSolution.word(cell);
            int bit = SecondSolution.bit(cell);
            int digit = 0;
            while ((words[at + 3 * digit] & bit) == 0) {
                digit++;
            }
            digits[cell] = digit;
        }
    }

    int[] solution() {
        return solution;
    }

    /** The digit of a cell in the solution, from 0. */
    int digit(int cell) {
        return digits[cell];
    }

    /** The cells with a clue, of a word. */
    int clues(int word) {
        return clues[word];
    }

    /** How many clues there are. */
    int count() {
        return Integer.bitCount(clues[0]) + Integer.bitCount(clues[1]) + Integer.bitCount(clues[2]);
    }

    boolean isClue(int cell) {
        return (clues[SecondSolution.word(cell)] & SecondSolution.bit(cell)) != 0;
    }

    void add(int cell) {
        clues[SecondSolution.word(cell)] |= SecondSolution.bit(cell);
    }

    void remove(int cell) {
        clues[SecondSolution.word(cell)] &= ~SecondSolution.bit(cell);
    }

    /** The clues alone. */
    Grid puzzle() {
        int[] givens = new int[CELLS];
        Arrays.setAll(givens, cell -> isClue(cell) ? digits[cell] + 1 : 0);
        return Grid.ofGivens(Geometry.CLASSIC, givens);
    }

    /** The solution, all of it given. */
    Grid complete() {
        int[] givens = new int[CELLS];
        Arrays.setAll(givens, cell -> digits[cell] + 1);
        return Grid.ofGivens(Geometry.CLASSIC, givens);
    }
}
