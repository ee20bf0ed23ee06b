package io.shudu.generate.wish;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.logic.LogicSolver;
import io.shudu.logic.Walker;
import io.shudu.logic.rate.HodokuScale;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.technique.Steps;

/**
 * Puzzles that HoDoKu solves without a guess and gives a score in a range.
 *
 * @param least the lowest score
 * @param most the highest score
 */
public record OfScore(int least, int most) implements Acceptance.Stage {
    static final String PREFIX = "score=";
    static final String TO = "..";

    /** Checks the order of the two. */
    public OfScore {
        if (least < 0 || least > most) {
            throw new IllegalArgumentException("a score from " + least + " to " + most);
        }
    }

    @Override
    public String id() {
        return PREFIX + least + TO + most;
    }

    /** HoDoKu knows one board alone. */
    @Override
    public boolean suits(Geometry geometry) {
        return geometry.equals(Geometry.CLASSIC);
    }

    @Override
    public Acceptance.Judge judge(Geometry geometry) {
        Walker walker = new Walker(geometry, HodokuScale.SCALE);
        return (puzzle, solution) -> {
            Sum sum = new Sum();
            boolean solved = walker.solves(puzzle, sum);
            return sum.score > most ? sum.score - most : solved ? Math.min(0, sum.score - least) : 1;
        };
    }

    /** Adds up what the steps cost, until it is too much. */
    private final class Sum implements LogicSolver.Walk {
        private int score;

        @Override
        public void step(Scale.Entry entry, Steps steps) {
            score += entry.score();
        }

        @Override
        public boolean goesOn() {
            return score <= most;
        }
    }
}
