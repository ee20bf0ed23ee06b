package io.shudu.logic.technique;

import io.shudu.logic.pattern.AlmostLockedSets;
import io.shudu.logic.pattern.SetLinks;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.TechniqueId;

/**
 * An almost locked set is linked to two others, by different digits. It loses only one digit; so one of the others
 * loses the digit of its link and keeps the rest. A digit that both have is in one of them, and not in a cell that sees
 * all its places in both.
 */
public final class AlsXyWing implements Technique {
    private final boolean overlap;
    private final boolean everyStep;
    private final CellSet losers;

    /** Almost locked sets that may overlap or not. */
    public AlsXyWing(Setup setup) {
        overlap = setup.alsOverlap();
        everyStep = setup.everyStep();
        losers = setup.layout().noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        SetLinks links = SetLinks.of(position, overlap);
        for (int link = 0; link < links.count(); link++) {
            if (find(position, steps, links, link)) {
                return;
            }
        }
    }

    /** Combines a link with later ones; the two ends of a link take turns as the middle of the wing. */
    private boolean find(Position position, Steps steps, SetLinks links, int link) {
        int from = links.from(link);
        int to = links.to(link);
        for (int other = link + 1; other < links.end(from); other++) {
            if (check(position, steps, links, link, other, to, from, links.to(other))) {
                return true;
            }
        }
        for (int i = 0; i < links.backCount(to); i++) {
            int other = links.back(to, i);
            if (other > link && check(position, steps, links, link, other, from, to, links.from(other))) {
                return true;
            }
        }
        for (int other = links.begin(to); other < links.end(to); other++) {
            if (check(position, steps, links, link, other, from, to, links.to(other))) {
                return true;
            }
        }
        return false;
    }

    private boolean check(
            Position position, Steps steps, SetLinks links, int link, int other, int one, int middle, int two) {
        int by = links.digits(link) | links.digits(other);
        if ((by & by - 1) == 0) {
            return false;
        }
        AlmostLockedSets sets = links.sets();
        int common = sets.common(one, two, ~by);
        return common != 0
                && !clash(sets.cells(one), sets.cells(two))
                && report(position, steps, links, link, other, one, middle, two, common);
    }

    private boolean report(
            Position position,
            Steps steps,
            SetLinks links,
            int link,
            int other,
            int one,
            int middle,
            int two,
            int common) {
        AlmostLockedSets sets = links.sets();
        if (!steps.begin(TechniqueId.ALS_XY_WING)) {
            return false;
        }
        AlsXz.removeCommon(steps, sets, one, two, common, losers);
        if (!steps.wantsOne() && !everyStep && steps.repeats()) {
            return false;
        }
        if (steps.explains()) {
            SetStory.set(position, steps, sets, 1, one);
            SetStory.set(position, steps, sets, 2, middle);
            SetStory.set(position, steps, sets, 3, two);
            // One digit a link is enough, if they differ.
            int by = Integer.lowestOneBit(links.digits(link));
            int byOther = links.digits(other) & ~by;
            if (byOther == 0) {
                by = links.digits(link) & ~links.digits(other);
                byOther = links.digits(other);
            }
            SetStory.link(position, steps, sets, "link1", one, middle, Integer.lowestOneBit(by));
            SetStory.link(position, steps, sets, "link2", middle, two, Integer.lowestOneBit(byOther));
            steps.argDigits("common", common);
        }
        return steps.end();
    }

    private boolean clash(CellSet one, CellSet two) {
        return overlap ? one.containsAll(two) || two.containsAll(one) : one.meets(two);
    }
}
