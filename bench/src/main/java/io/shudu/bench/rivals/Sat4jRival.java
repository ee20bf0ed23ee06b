package io.shudu.bench.rivals;

import io.shudu.bench.PuzzleSolver;
import io.shudu.bench.Unavailable;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/**
 * Sat4j: a variable a candidate, and a clause for each pair that excludes each other and each place that must be
 * filled.
 */
public final class Sat4jRival implements PuzzleSolver {
    private static final Geometry BOARD = Geometry.CLASSIC;
    private static final int SIDE = BOARD.side();

    private final List<int[]> rules = new ArrayList<>();

    /** Writes down the rules. */
    public Sat4jRival() {
        for (int cell = 0; cell < BOARD.cellCount(); cell++) {
            int first = variable(cell, 1);
            exactlyOne(IntStream.range(first, first + SIDE).toArray());
        }
        for (House house : BOARD.houses()) {
            for (int digit = 1; digit <= SIDE; digit++) {
                int number = digit;
                exactlyOne(Arrays.stream(house.cells())
                        .map(cell -> variable(cell, number))
                        .toArray());
            }
        }
    }

    private static int variable(int cell, int digit) {
        return cell * SIDE + digit;
    }

    private void exactlyOne(int[] variables) {
        rules.add(variables);
        for (int i = 0; i < variables.length; i++) {
            for (int j = 0; j < i; j++) {
                rules.add(new int[] {-variables[i], -variables[j]});
            }
        }
    }

    @Override
    public int solve(byte[] text, int start, byte[] solution) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(BOARD.cellCount() * SIDE);
        try {
            for (int[] rule : rules) {
                solver.addClause(new VecInt(rule.clone()));
            }
            for (int cell = 0; cell < BOARD.cellCount(); cell++) {
                int sign = text[start + cell];
                if (sign != '.') {
                    solver.addClause(new VecInt(new int[] {variable(cell, sign - '0')}));
                }
            }
            if (!solver.isSatisfiable()) {
                return 0;
            }
        } catch (ContradictionException noSolution) {
            return 0;
        } catch (TimeoutException e) {
            throw new Unavailable(e);
        }
        return hasOther(solver, solution) ? 2 : 1;
    }

    /** Takes down the solution found, and looks for one that differs from it. */
    private static boolean hasOther(ISolver solver, byte[] solution) {
        int[] different = new int[BOARD.cellCount()];
        for (int literal : solver.model()) {
            if (literal > 0) {
                int cell = (literal - 1) / SIDE;
                solution[cell] = (byte) ('1' + (literal - 1) % SIDE);
                different[cell] = -literal;
            }
        }
        try {
            solver.addClause(new VecInt(different));
            return solver.isSatisfiable();
        } catch (ContradictionException noOther) {
            return false;
        } catch (TimeoutException e) {
            throw new Unavailable(e);
        }
    }
}
