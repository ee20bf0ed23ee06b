package io.shudu.generate.wish;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.generate.holes.RandomCells;
import io.shudu.logic.Walker;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumSet;

/**
 * Puzzles of a level: its techniques and those of the levels below lead to the end, and those below alone do not.
 *
 * <p>Nothing harder is ever searched for. What the techniques up to expert do not solve is extreme, whatever it takes.
 *
 * @param level the level
 */
public record OfLevel(Level level) implements Acceptance.Stage {
    static final String PREFIX = "level=";

    @Override
    public String id() {
        return PREFIX + level.id();
    }

    @Override
    public Acceptance.Judge judge(Geometry geometry) {
        boolean beyond = level == Level.EXTREME;
        int wanted = level.number();
        // A full house is a hidden single, too, and of the same level: there is no need to look for it.
        Scale scale = ShuduScale.SCALE.upTo(beyond ? wanted - 1 : wanted).without(EnumSet.of(TechniqueId.FULL_HOUSE));
        Walker walker = new Walker(geometry, scale);
        int[] hardest = new int[1];
        return (puzzle, solution) -> {
            hardest[0] = 1;
            boolean solved = walker.solves(puzzle, (entry, found) -> hardest[0] = Math.max(hardest[0], entry.level()));
            return solved ? hardest[0] - wanted : beyond ? 0 : 1;
        };
    }

    /** Low levels have more clues than they need, so that there is always something to find. */
    @Override
    public RandomCells usualHoles(Geometry geometry) {
        int cells = geometry.cellCount();
        return switch (level) {
            case BEGINNER -> new RandomCells(cells / 2 + 1, cells * 7 / 12);
            case EASY -> new RandomCells(cells * 5 / 9, cells * 2 / 3 + 1);
            default -> Acceptance.Stage.super.usualHoles(geometry);
        };
    }

    /** Puzzles that need more than locked candidates and subsets. */
    @Override
    public boolean isDugByDigits() {
        return level == Level.HARD || level == Level.EXTREME;
    }
}
