package io.shudu.logic.technique;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;

/** A position of a random solution, which need not be the only one that fits. */
final class HalfSolved {
    private final Position position;
    private final int[] solution;

    private HalfSolved(Position position, int[] solution) {
        this.position = position;
        this.solution = solution;
    }

    /** Places so many digits of a random solution, and leaves the other cells some more candidates than their digit. */
    static HalfSolved of(Geometry geometry, int seed, int digits, int more) {
        Rng rng = new SeedSequence(seed).at(0);
        int[] solution = Solver.of(geometry)
                .solve(Grid.empty(geometry), SolveLimit.first(), rng)
                .solution()
                .digits();
        Position position = new Position(new Layout(geometry));
        int[] order = rng.permutation(0, solution.length);
        for (int i = 0; i < digits; i++) {
            position.place(order[i], solution[order[i]]);
        }
        for (int i = digits; i < order.length; i++) {
            int cell = order[i];
            int kept = 1 + rng.nextInt(more + 1);
            for (int digit : rng.permutation(1, geometry.side())) {
                if (digit != solution[cell] && position.count(cell) > kept + 1) {
                    position.remove(cell, digit);
                }
            }
        }
        return new HalfSolved(position, solution);
    }

    /** Some digits, and a few candidates in the other cells. */
    Position position() {
        return position;
    }

    /** The digits of all cells. */
    int[] solution() {
        return solution;
    }
}
