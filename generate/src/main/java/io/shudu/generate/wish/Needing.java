package io.shudu.generate.wish;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.generate.Acceptance;
import io.shudu.logic.Walker;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.Family;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles that need a technique and nothing harder: with all that is easier a player gets stuck, and with this
 * technique too one gets to the end.
 *
 * @param technique the technique
 */
public record Needing(TechniqueId technique) implements Acceptance.Stage {
    static final String PREFIX = "technique=";

    /** More frequent where some digits have few clues, as fish are. */
    private static final Set<TechniqueId> OTHERS_BY_DIGITS =
            EnumSet.of(TechniqueId.REMOTE_PAIR, TechniqueId.UNIQUE_RECTANGLE_5, TechniqueId.X_CHAIN);

    /**
     * Hardly any puzzle needs them, since something easier nearly always shows the same; a search of seconds mostly
     * ends in vain.
     */
    private static final Set<TechniqueId> TOO_RARE = EnumSet.of(
            TechniqueId.FULL_HOUSE,
            TechniqueId.FRANKEN_X_WING,
            TechniqueId.FRANKEN_SWORDFISH,
            TechniqueId.FINNED_FRANKEN_X_WING,
            TechniqueId.DYNAMIC_FORCING_CHAIN,
            TechniqueId.NESTED_FORCING_CHAIN);

    /** Checks that there can be such puzzles. */
    public Needing {
        if (ShuduScale.upTo(technique) == null) {
            throw new IllegalArgumentException(technique.id() + ": no puzzle needs it");
        }
    }

    /** Whether such puzzles are not found while somebody waits, so that a technique is not to be offered as a wish. */
    public static boolean isTooRare(TechniqueId technique) {
        return ShuduScale.level(technique) == null || TOO_RARE.contains(technique);
    }

    /** The level of all such puzzles; null if no level needs the technique, so that they are of several. */
    public @Nullable Level level() {
        return ShuduScale.level(technique);
    }

    @Override
    public String id() {
        return PREFIX + technique.id();
    }

    @Override
    public Acceptance.Judge judge(Geometry geometry) {
        Walker walker = new Walker(geometry, Objects.requireNonNull(ShuduScale.upTo(technique)));
        boolean[] used = new boolean[1];
        return (puzzle, solution) -> {
            used[0] = false;
            // The hardest is tried last: it is used only where all others are silent.
            boolean solved = walker.solves(puzzle, (entry, found) -> used[0] |= found.technique() == technique);
            return !solved ? 1 : used[0] ? 0 : -1;
        };
    }

    @Override
    public List<Grid> known() {
        return RarePuzzles.of(technique);
    }

    /** One for which no puzzles are known may be rare. */
    @Override
    public int usualTries() {
        return 250_000;
    }

    @Override
    public boolean isDugByDigits() {
        return Family.FISH.contains(technique)
                || Family.ONE_DIGIT.contains(technique)
                || OTHERS_BY_DIGITS.contains(technique);
    }
}
