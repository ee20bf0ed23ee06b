package io.shudu.bench;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.classic.PuzzleBatch;

/** Our solver of single grids as a program calls it: a grid made of the text, a result with grids in it. */
final class GridSolver implements PuzzleSolver {
    private final Solver solver;
    private final int[] digits = new int[PuzzleBatch.CELLS];
    private long nodes;

    GridSolver(Solver solver) {
        this.solver = solver;
    }

    @Override
    public int solve(byte[] text, int start, byte[] solution) {
        for (int cell = 0; cell < digits.length; cell++) {
            int sign = text[start + cell];
            digits[cell] = sign == '.' ? 0 : sign - '0';
        }
        SolveResult result = solver.solve(Grid.ofGivens(Geometry.CLASSIC, digits));
        nodes += result.stats().nodes();
        if (!result.solutions().isEmpty()) {
            Grid first = result.solutions().getFirst();
            for (int cell = 0; cell < digits.length; cell++) {
                solution[cell] = (byte) ('0' + first.digit(cell));
            }
        }
        return (int) result.count();
    }

    /** Guesses made so far. */
    long nodes() {
        return nodes;
    }
}
