package io.shudu.logic.technique;

import io.shudu.logic.pattern.AlmostLockedSets;
import io.shudu.logic.pattern.SetsInSight;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.Arrays;

/**
 * Each candidate of a cell, the stem, is in sight of an almost locked set, its petal. Whichever is true, its petal
 * loses that digit and keeps the others. A digit that all petals have is in one of them, and not in a cell that sees
 * all its places in all of them.
 */
public final class DeathBlossoms implements Technique {
    /** A candidate has no more petals to choose from; some have hundreds, and they differ little. */
    private static final int MAX_PETALS = 100;

    /** Petals that are tried in one search; then it gives up. */
    private static final int MAX_TRIES = 1_000_000;

    private final Layout layout;
    private final boolean overlap;
    private final boolean everyStep;
    private final int[] petals;
    private final CellSet[] taken;
    private final int maxPlanes;
    private int tries;
    /** For each petal that is chosen, and each digit and plane: the cells that see all petals so far. */
    private final int[][] losers;

    /** Petals that may overlap or not. */
    public DeathBlossoms(Setup setup) {
        layout = setup.layout();
        overlap = setup.alsOverlap();
        everyStep = setup.everyStep();
        petals = new int[layout.side()];
        taken = layout.noCells(layout.side() + 1);
        maxPlanes = (layout.cellCount() + 31) >>> 5;
        losers = new int[layout.side() + 1][layout.side() * maxPlanes];
        Arrays.fill(losers[0], -1);
    }

    @Override
    public void find(Position position, Steps steps) {
        AlmostLockedSets sets = AlmostLockedSets.of(position);
        SetsInSight sight = SetsInSight.of(position);
        CellSet empty = position.empty();
        tries = 0;
        for (int stem = empty.first(); stem >= 0; stem = empty.next(stem)) {
            int digits = position.candidates(stem);
            if (isSurrounded(sight, stem, digits) && grow(position, steps, sets, sight, stem, digits, 0, ~digits)) {
                return;
            }
        }
    }

    private static boolean isSurrounded(SetsInSight sight, int stem, int digits) {
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            if (sight.count(stem, Integer.numberOfTrailingZeros(rest) + 1) == 0) {
                return false;
            }
        }
        return digits != 0;
    }

    /** Chooses a petal for the first of the digits that are left; the common digits are those that all petals have. */
    private boolean grow(
            Position position,
            Steps steps,
            AlmostLockedSets sets,
            SetsInSight sight,
            int stem,
            int left,
            int chosen,
            int common) {
        if (left == 0) {
            return report(position, steps, sets, stem, chosen, common);
        }
        int digit = Integer.numberOfTrailingZeros(left) + 1;
        int count = Math.min(sight.count(stem, digit), MAX_PETALS);
        for (int i = 0; i < count && tries++ < MAX_TRIES; i++) {
            int petal = sight.set(stem, digit, i);
            int still = common & sets.reach(petal);
            if (still == 0 || (!overlap && taken[chosen].meets(sets.cells(petal)))) {
                continue;
            }
            still = keepLosers(sets, petal, chosen, still);
            if (still != 0) {
                petals[chosen] = petal;
                taken[chosen + 1].set(taken[chosen]).or(sets.cells(petal));
                if (grow(position, steps, sets, sight, stem, left & left - 1, chosen + 1, still)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Narrows down the cells that lose something to those that see one more petal; the digits that are left. */
    private int keepLosers(AlmostLockedSets sets, int petal, int chosen, int digits) {
        int still = 0;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest) + 1;
            for (int plane = 0; plane < sets.planes(); plane++) {
                int at = (digit - 1) * maxPlanes + plane;
                losers[chosen + 1][at] = losers[chosen][at] & sets.peers(petal, digit, plane);
                still |= losers[chosen + 1][at] == 0 ? 0 : 1 << (digit - 1);
            }
        }
        return still;
    }

    private boolean report(Position position, Steps steps, AlmostLockedSets sets, int stem, int chosen, int common) {
        if (!steps.begin(TechniqueId.DEATH_BLOSSOM)) {
            return false;
        }
        for (int digits = common; digits != 0; digits &= digits - 1) {
            int digit = Integer.numberOfTrailingZeros(digits) + 1;
            for (int plane = 0; plane < sets.planes(); plane++) {
                for (int rest = losers[chosen][(digit - 1) * maxPlanes + plane]; rest != 0; rest &= rest - 1) {
                    steps.remove(sets.cell(digit, plane, Integer.numberOfTrailingZeros(rest)), digit);
                }
            }
        }
        if (!steps.wantsOne() && !everyStep && steps.repeats()) {
            return false;
        }
        if (steps.explains()) {
            explain(position, steps, sets, stem, common);
        }
        return steps.end();
    }

    private void explain(Position position, Steps steps, AlmostLockedSets sets, int stem, int common) {
        CellSet cells = layout.noCells();
        int number = 0;
        steps.mark(Role.PIVOT, new Subject.OfCell(stem));
        steps.arg("stem", new Subject.OfCell(stem));
        for (int rest = position.candidates(stem); rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest) + 1;
            int petal = petals[number++];
            steps.markCandidate(Role.PIVOT, stem, digit);
            SetStory.set(position, steps, sets, number, petal);
            sets.cells(petal, digit, cells);
            steps.link(Role.WEAK, stem, digit, cells.first(), digit);
            steps.arg("link" + number, Subject.OfDigits.of(rest & -rest));
            steps.arg("rest" + number, Subject.OfDigits.of(sets.digits(petal) & ~(rest & -rest)));
        }
        steps.argDigits("common", common);
    }
}
