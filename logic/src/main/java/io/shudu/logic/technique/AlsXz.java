package io.shudu.logic.technique;

import io.shudu.logic.pattern.AlmostLockedSets;
import io.shudu.logic.pattern.SetLinks;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.TechniqueId;

/**
 * Two almost locked sets are linked by a digit: one of them loses it and keeps all its other digits. So a digit that
 * both have is in one of them, and not in a cell that sees all its places in both. If they are linked by two digits,
 * each set loses one of the two: all other digits of both sets stay where they are.
 */
public final class AlsXz implements Technique {
    private final boolean overlap;
    private final boolean everyStep;
    private final CellSet losers;

    /** Almost locked sets that may overlap or not. */
    public AlsXz(Setup setup) {
        overlap = setup.alsOverlap();
        everyStep = setup.everyStep();
        losers = setup.layout().noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        SetLinks links = SetLinks.of(position, overlap);
        AlmostLockedSets sets = links.sets();
        for (int link = 0; link < links.count(); link++) {
            int by = links.digits(link);
            boolean twice = (by & by - 1) != 0;
            int common = sets.common(links.from(link), links.to(link), twice ? -1 : ~by);
            if ((common != 0 || (twice && mayLock(links, link))) && report(position, steps, links, link, common)) {
                return;
            }
        }
    }

    /** Whether a set that is linked twice reaches out by another digit. */
    private static boolean mayLock(SetLinks links, int link) {
        AlmostLockedSets sets = links.sets();
        return ((sets.reach(links.from(link)) | sets.reach(links.to(link))) & ~links.digits(link)) != 0;
    }

    private boolean report(Position position, Steps steps, SetLinks links, int link, int common) {
        if (!steps.begin(TechniqueId.ALS_XZ)) {
            return false;
        }
        int one = links.from(link);
        int other = links.to(link);
        int by = links.digits(link);
        int first = Integer.lowestOneBit(by);
        removeCommon(steps, links.sets(), one, other, common & ~first, losers);
        if (by != first) {
            removeCommon(steps, links.sets(), one, other, common & first, losers);
            removeLocked(steps, links.sets(), one, other, by);
            removeLocked(steps, links.sets(), other, one, by);
        }
        if (!steps.hasEffect() || (!steps.wantsOne() && !everyStep && steps.repeats())) {
            return false;
        }
        if (steps.explains()) {
            SetStory.set(position, steps, links.sets(), 1, one);
            SetStory.set(position, steps, links.sets(), 2, other);
            SetStory.link(position, steps, links.sets(), by == first ? "link1" : "links", one, other, by);
            if (by == first) {
                steps.argDigits("common", common);
            }
        }
        return steps.end();
    }

    /** What sees all places of a digit in both sets loses it. */
    static void removeCommon(Steps steps, AlmostLockedSets sets, int one, int other, int digits, CellSet losers) {
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest) + 1;
            sets.commonPeers(one, other, digit, losers);
            steps.remove(losers, digit);
        }
    }

    /** What a set that is linked twice keeps, others lose; only the other set is left as it is. */
    private void removeLocked(Steps steps, AlmostLockedSets sets, int set, int other, int by) {
        for (int rest = sets.reach(set) & ~by; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest) + 1;
            sets.peers(set, digit, losers);
            losers.minus(sets.cells(other));
            steps.remove(losers, digit);
        }
    }
}
