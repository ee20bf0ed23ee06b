package io.shudu.bench;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.classic.PuzzleBatch;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Lets those through to a measurement who answer rightly. How many solutions a puzzle has is found out by the general
 * engine, the first time that somebody asks; a solution is held against the rules and the clues alone.
 */
public final class Gate {
    private static final int UNKNOWN = -1;
    private static final int ALL_DIGITS = 0b11_1111_1110;

    private final PuzzleSet set;
    private final int[] counts;
    private final PuzzleSolver referee = new GridSolver(Solver.of(Geometry.CLASSIC, Solver.GENERAL));
    private final byte[] ignored = new byte[PuzzleBatch.CELLS];

    /** The gate to a set. */
    public Gate(PuzzleSet set) {
        this.set = set;
        counts = new int[set.size()];
        Arrays.fill(counts, UNKNOWN);
    }

    /** The first wrong answer, or null if all are right. */
    public @Nullable WrongAnswer check(FirstAnswers answers) {
        for (int puzzle = 0; puzzle < answers.size(); puzzle++) {
            WrongAnswer.Kind kind = flaw(puzzle, answers.count(puzzle), answers.solution(puzzle));
            if (kind != null) {
                return new WrongAnswer(kind, puzzle + 1, set.puzzle(puzzle), answers.count(puzzle), count(puzzle));
            }
        }
        return null;
    }

    private WrongAnswer.@Nullable Kind flaw(int puzzle, int said, byte[] solution) {
        if (said != count(puzzle)) {
            return WrongAnswer.Kind.COUNT;
        }
        if (said > 0 && !keepsRules(solution)) {
            return WrongAnswer.Kind.RULES;
        }
        return said > 0 && !keepsClues(puzzle, solution) ? WrongAnswer.Kind.CLUES : null;
    }

    private int count(int puzzle) {
        if (counts[puzzle] == UNKNOWN) {
            counts[puzzle] = referee.solve(set.text(), set.start(puzzle), ignored);
        }
        return counts[puzzle];
    }

    private static boolean keepsRules(byte[] solution) {
        for (House house : Geometry.CLASSIC.houses()) {
            int seen = 0;
            for (int position = 0; position < house.size(); position++) {
                int digit = solution[house.cell(position)] - '0';
                seen |= digit >= 1 && digit <= 9 ? 1 << digit : 0;
            }
            if (seen != ALL_DIGITS) {
                return false;
            }
        }
        return true;
    }

    private boolean keepsClues(int puzzle, byte[] solution) {
        int start = set.start(puzzle);
        for (int cell = 0; cell < solution.length; cell++) {
            byte sign = set.text()[start + cell];
            if (sign != '.' && sign != solution[cell]) {
                return false;
            }
        }
        return true;
    }
}
