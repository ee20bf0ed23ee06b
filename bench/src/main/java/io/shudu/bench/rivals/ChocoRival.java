package io.shudu.bench.rivals;

import io.shudu.bench.PuzzleSolver;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import java.util.Arrays;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;

/** choco-solver: a variable a cell, all different in each house, the smallest domain first. */
public final class ChocoRival implements PuzzleSolver {
    private static final Geometry BOARD = Geometry.CLASSIC;

    @Override
    public int solve(byte[] text, int start, byte[] solution) {
        Model model = new Model();
        IntVar[] cells = new IntVar[BOARD.cellCount()];
        for (int cell = 0; cell < cells.length; cell++) {
            int sign = text[start + cell];
            cells[cell] = sign == '.' ? model.intVar(1, 9) : model.intVar(sign - '0');
        }
        for (House house : BOARD.houses()) {
            IntVar[] members =
                    Arrays.stream(house.cells()).mapToObj(cell -> cells[cell]).toArray(IntVar[]::new);
            // Full consistency: the weaker kinds take longer here.
            model.allDifferent(members, "AC").post();
        }
        Solver solver = model.getSolver();
        solver.setSearch(Search.minDomLBSearch(cells));
        if (!solver.solve()) {
            return 0;
        }
        for (int cell = 0; cell < cells.length; cell++) {
            solution[cell] = (byte) ('0' + cells[cell].getValue());
        }
        return solver.solve() ? 2 : 1;
    }
}
