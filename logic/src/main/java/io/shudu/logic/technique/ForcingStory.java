package io.shudu.logic.technique;

import io.shudu.logic.pattern.Closure;
import io.shudu.logic.pattern.Implications;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Subject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Proves forcing steps once they are found: looks for the shortest lines of thought.
 *
 * <p>{@code chains} are the lines, {@code start} what is assumed, {@code end} what follows. A contradiction ends in a
 * candidate that is on and off ({@code clash}), or in all candidates of a {@code cell}, or all places of a
 * {@code digit} in a {@code house}, that are off. A verity starts from a candidate that is on or off ({@code either}),
 * or from all candidates of a {@code cell}, or all places of a {@code digit} in a {@code house}; those of them that
 * cannot be true anyway, and whose lines end in a candidate on and off, are {@code impossible}.
 */
final class ForcingStory {
    private final Position position;
    private final Layout layout;
    private final Implications implications;
    private final Closure closure;
    private final Reasoning reasoning;
    /** For each assumption how far it is from there to each candidate, off and on. */
    private final Map<Integer, int[]> depths = new HashMap<>();

    /** The shortest proof so far: its literals, and where they are. */
    private int bestDepth;

    private final List<Integer> best = new ArrayList<>();
    private int bestCell;
    private int bestHouse;
    private final List<Integer> some = new ArrayList<>();

    ForcingStory(Position position, Implications implications, Closure closure, boolean nets) {
        this.position = position;
        this.implications = implications;
        this.closure = closure;
        layout = position.layout();
        reasoning = nets ? new NetReasoning(position, implications) : new ChainReasoning(implications);
    }

    /** Tells why an assumption is false. */
    void contradiction(Steps steps, int assumption) {
        int[] depth = depths(assumption);
        bestDepth = Integer.MAX_VALUE;
        for (int id = 0; id < closure.count(); id++) {
            int off = Implications.off(closure.node(id));
            some.clear();
            some.add(off + 1);
            some.add(off);
            takeEnds(depth, -1, -1);
        }
        Cases cases = new Cases(position);
        while (cases.next()) {
            collect(cases, false);
            takeEnds(depth, cases.cell(), cases.house());
        }
        if (bestDepth == Integer.MAX_VALUE) {
            steps.arg("untold", new Subject.OfCandidate(implications.candidate(assumption)));
            return;
        }
        reasoning.follow(assumption);
        ChainStory story = new ChainStory(position, steps, implications);
        List<Subject.OfChain> lines = new ArrayList<>();
        for (int end : best) {
            // The assumption needs no line, unless it is all there is: nothing else may go there.
            if (end != assumption || best.size() == 1) {
                reasoning.tell(end, story, lines);
            }
        }
        tell(steps, lines, new Subject.OfCandidate(implications.candidate(assumption)), bestSubject(), "clash");
    }

    /** Tells why something is true in any case. */
    void verity(Steps steps, int effect) {
        bestDepth = Integer.MAX_VALUE;
        takeAllStarts(effect, false);
        if (bestDepth == Integer.MAX_VALUE) {
            // A case that is impossible may lead to the effect by detours; it is as good to say that it is impossible.
            takeAllStarts(effect, true);
        }
        if (bestDepth == Integer.MAX_VALUE) {
            steps.arg("untold", new Subject.OfCandidate(implications.candidate(effect)));
            return;
        }
        ChainStory story = new ChainStory(position, steps, implications);
        List<Subject.OfChain> lines = new ArrayList<>();
        List<Candidate> impossible = new ArrayList<>();
        for (int start : best) {
            boolean reached = depths(start)[effect] >= 0;
            int clash = clash(start);
            reasoning.follow(start);
            if (reached) {
                reasoning.tell(effect, story, lines);
            } else {
                reasoning.tell(clash, story, lines);
                reasoning.tell(clash ^ 1, story, lines);
                impossible.add(implications.candidate(start));
            }
        }
        if (!impossible.isEmpty()) {
            steps.arg("impossible", new Subject.OfCandidates(impossible));
        }
        tell(steps, lines, bestSubject(), new Subject.OfCandidate(implications.candidate(effect)), "either");
    }

    private void takeAllStarts(int effect, boolean withImpossible) {
        for (int id = 0; id < closure.count(); id++) {
            int off = Implications.off(closure.node(id));
            if (implications.cell(off) != implications.cell(effect)) {
                some.clear();
                some.add(off + 1);
                some.add(off);
                takeStarts(effect, -1, -1, withImpossible);
            }
        }
        Cases cases = new Cases(position);
        while (cases.next()) {
            collect(cases, true);
            takeStarts(effect, cases.cell(), cases.house(), withImpossible);
        }
    }

    /** The candidate, as its literal off, that an impossible assumption turns both on and off; -1 if there is none. */
    private int clash(int assumption) {
        int[] depth = depths(assumption);
        int nearest = -1;
        for (int id = 0; id < closure.count(); id++) {
            int off = Implications.off(closure.node(id));
            if (depth[off] >= 0
                    && depth[off + 1] >= 0
                    && (nearest < 0 || depth[off] + depth[off + 1] < depth[nearest] + depth[nearest + 1])) {
                nearest = off;
            }
        }
        return nearest;
    }

    /** All candidates of a cell, or all places of a digit in a house. */
    private void collect(Cases cases, boolean on) {
        some.clear();
        for (int i = 0; i < cases.count(); i++) {
            some.add(on ? Implications.on(cases.node(i)) : Implications.off(cases.node(i)));
        }
    }

    private void takeEnds(int[] depth, int cell, int house) {
        int sum = 0;
        for (int end : some) {
            if (depth[end] < 0) {
                return;
            }
            sum += depth[end];
        }
        take(sum, cell, house);
    }

    private void takeStarts(int effect, int cell, int house, boolean withImpossible) {
        for (int start : some) {
            if (!closure.follows(effect, start)) {
                return;
            }
        }
        int sum = 0;
        for (int start : some) {
            int[] depth = depths(start);
            if (depth[effect] >= 0) {
                sum += depth[effect];
            } else {
                int clash = withImpossible ? clash(start) : -1;
                if (clash < 0) {
                    return;
                }
                sum += depth[clash] + depth[clash + 1];
            }
        }
        take(sum, cell, house);
    }

    private void take(int depth, int cell, int house) {
        if (depth < bestDepth) {
            bestDepth = depth;
            bestCell = cell;
            bestHouse = house;
            best.clear();
            best.addAll(some);
        }
    }

    private int[] depths(int assumption) {
        return depths.computeIfAbsent(assumption, start -> {
            int[] depth = new int[2 * layout.cellCount() * layout.side()];
            reasoning.follow(start);
            for (int id = 0; id < closure.count(); id++) {
                int off = Implications.off(closure.node(id));
                depth[off] = reasoning.depth(off);
                depth[off + 1] = reasoning.depth(off + 1);
            }
            return depth;
        });
    }

    /** What the literals of the shortest proof are about. */
    private Subject bestSubject() {
        if (bestCell < 0 && bestHouse < 0) {
            return new Subject.OfCandidate(implications.candidate(best.getFirst()));
        }
        return new Subject.OfCandidates(
                best.stream().map(implications::candidate).toList());
    }

    /** Tells the proof; a candidate that stands alone, not in a cell or house with others, has a name of its own. */
    private void tell(Steps steps, List<Subject.OfChain> lines, Subject start, Subject end, String alone) {
        steps.arg("chains", new Subject.OfChains(lines));
        steps.arg("start", start);
        steps.arg("end", end);
        if (bestCell < 0 && bestHouse < 0) {
            steps.arg(alone, bestSubject());
        }
        if (bestCell >= 0) {
            steps.arg("cell", new Subject.OfCell(bestCell));
        }
        if (bestHouse >= 0) {
            steps.arg("house", new Subject.OfHouse(bestHouse));
            steps.arg("digit", new Subject.OfDigit(implications.digit(best.getFirst())));
        }
    }
}
