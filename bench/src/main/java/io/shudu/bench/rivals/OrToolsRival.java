package io.shudu.bench.rivals;

import com.google.ortools.Loader;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.IntVar;
import com.google.ortools.sat.LinearArgument;
import io.shudu.bench.PuzzleSolver;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import java.util.Arrays;

/** OR-Tools CP-SAT on one thread: a variable a cell, all different in each house, told to enumerate. */
public final class OrToolsRival implements PuzzleSolver {
    private static final Geometry BOARD = Geometry.CLASSIC;

    /** Loads the native library. */
    public OrToolsRival() {
        Loader.loadNativeLibraries();
    }

    @Override
    public int solve(byte[] text, int start, byte[] solution) {
        CpModel model = new CpModel();
        IntVar[] cells = new IntVar[BOARD.cellCount()];
        for (int cell = 0; cell < cells.length; cell++) {
            int sign = text[start + cell];
            cells[cell] = sign == '.' ? model.newIntVar(1, 9, "") : model.newConstant(sign - '0');
        }
        for (House house : BOARD.houses()) {
            LinearArgument[] members =
                    Arrays.stream(house.cells()).mapToObj(cell -> cells[cell]).toArray(LinearArgument[]::new);
            model.addAllDifferent(members);
        }
        CpSolver solver = new CpSolver();
        solver.getParameters().setNumWorkers(1).setEnumerateAllSolutions(true);
        FirstOfTwo found = new FirstOfTwo(cells, solution);
        solver.solve(model, found);
        return found.count;
    }

    /** Takes down the first solution and stops at the second. */
    private static final class FirstOfTwo extends CpSolverSolutionCallback {
        private final IntVar[] cells;
        private final byte[] solution;
        private int count;

        FirstOfTwo(IntVar[] cells, byte[] solution) {
            this.cells = cells;
            this.solution = solution;
        }

        @Override
        public void onSolutionCallback() {
            count++;
            if (count == 2) {
                stopSearch();
                return;
            }
            for (int cell = 0; cell < cells.length; cell++) {
                solution[cell] = (byte) ('0' + value(cells[cell]));
            }
        }
    }
}
