package io.shudu.logic.technique;

import io.shudu.logic.pattern.Closure;
import io.shudu.logic.pattern.Implications;
import io.shudu.logic.pattern.LinkTables;
import io.shudu.logic.pattern.Lookahead;
import io.shudu.logic.pattern.MustBeTrue;
import io.shudu.logic.pattern.Nets;
import io.shudu.logic.pattern.NodeKinds;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Forcing chains and nets. An assumption that leads to a contradiction is false. What follows in all cases is true:
 * from a candidate on and off, or from each candidate of a cell, or from each place of a digit in a house (a verity).
 *
 * <p>Chains follow links and groups; nets follow singles too, which may rest on several things at once. Both work on
 * whole sets of consequences first, and look at the ways only to tell a net from a chain. A placement comes before a
 * removal; among equals the one in the lower cell, as in HoDoKu.
 */
public final class Forcing implements Technique {
    private static final byte SOUND = 1;
    private static final byte CONTRADICTORY = 2;

    private final Layout layout;
    private final boolean nets;
    private final Lookahead lookahead;
    private final Closure closureOfNets;
    private Implications implications;
    private Closure closure;
    private final MustBeTrue alternatives;
    private boolean alternativesKnown;
    private final Nets ways;
    /** For each component of the closure whether it leads to a contradiction. */
    private byte[] judged = new byte[0];

    private int words;
    private int[] meetOn = new int[0];
    private int[] meetOff = new int[0];
    /** What may be placed and removed, as sets of candidates. */
    private int[] placements = new int[0];

    private int[] removals = new int[0];

    /** Chains or nets. */
    public Forcing(Setup setup, boolean nets) {
        layout = setup.layout();
        this.nets = nets;
        implications = new Implications(layout, NodeKinds.GROUPS);
        lookahead = new Lookahead(layout);
        closureOfNets = new Closure(layout.cellCount(), layout.side());
        closure = closureOfNets;
        alternatives = new MustBeTrue(layout);
        ways = new Nets(lookahead);
    }

    @Override
    public void find(Position position, Steps steps) {
        implications = LinkTables.implications(position, NodeKinds.GROUPS);
        if (nets) {
            lookahead.fill(position, implications);
            closureOfNets.fill(position, lookahead);
            closure = closureOfNets;
        } else {
            closure = LinkTables.closure(position, NodeKinds.GROUPS);
        }
        alternativesKnown = false;
        words = closure.words();
        if (words > meetOn.length) {
            meetOn = new int[words];
            meetOff = new int[words];
            placements = new int[words];
            removals = new int[words];
        }
        if (judged.length < closure.components()) {
            judged = new byte[2 * closure.components()];
        }
        Arrays.fill(judged, (byte) 0);
        Arrays.fill(placements, 0);
        Arrays.fill(removals, 0);
        if (nets) {
            findContradictions(position);
            findBothWays();
        } else {
            findSelfContradictions();
        }
        findInAllCases(position);
        ForcingStory story = steps.explains() ? new ForcingStory(position, implications, closure, nets) : null;
        if (!report(position, steps, placements, true, story)) {
            report(position, steps, removals, false, story);
        }
    }

    /**
     * Links of chains can be turned round: if A makes B true, B false makes A false. So an assumption that makes
     * something both true and false makes itself false; and if something follows from A on and from A off, its opposite
     * makes itself false. An assumption that turns off all of which one must be true is found from there, in all cases.
     */
    private void findSelfContradictions() {
        for (int id = 0; id < closure.count(); id++) {
            int on = Implications.on(closure.node(id));
            if (closure.follows(on - 1, on)) {
                removals[id >>> 5] |= 1 << id;
            }
            if (closure.follows(on, on - 1)) {
                placements[id >>> 5] |= 1 << id;
            }
        }
    }

    private void findContradictions(Position position) {
        for (int id = 0; id < closure.count(); id++) {
            int on = Implications.on(closure.node(id));
            if (isContradictory(position, on)) {
                removals[id >>> 5] |= 1 << id;
            }
            if (isContradictory(position, on - 1)) {
                placements[id >>> 5] |= 1 << id;
            }
        }
    }

    /** Literals of one component have the same consequences: they are judged once. */
    private boolean isContradictory(Position position, int literal) {
        int component = closure.component(literal);
        if (judged[component] == 0) {
            judged[component] = leadsToContradiction(position, literal) ? CONTRADICTORY : SOUND;
        }
        return judged[component] == CONTRADICTORY;
    }

    private boolean leadsToContradiction(Position position, int literal) {
        for (int word = 0; word < words; word++) {
            if ((closure.on(literal, word) & closure.off(literal, word)) != 0) {
                return true;
            }
        }
        if (!alternativesKnown) {
            alternatives.fill(position, closure);
            alternativesKnown = true;
        }
        return alternatives.isAnyOff(closure, literal);
    }

    private void findBothWays() {
        for (int id = 0; id < closure.count(); id++) {
            int on = Implications.on(closure.node(id));
            for (int word = 0; word < words; word++) {
                meetOn[word] = closure.on(on, word) & closure.on(on - 1, word);
                meetOff[word] = closure.off(on, word) & closure.off(on - 1, word);
            }
            closure.removeCell(meetOn, closure.node(id));
            closure.removeCell(meetOff, closure.node(id));
            takeMeet();
        }
    }

    private void findInAllCases(Position position) {
        Cases cases = new Cases(position);
        while (cases.next()) {
            Arrays.fill(meetOn, 0, words, -1);
            Arrays.fill(meetOff, 0, words, -1);
            for (int i = 0; i < cases.count(); i++) {
                meet(Implications.on(cases.node(i)));
            }
            takeMeet();
        }
    }

    private int on(int cell, int digit) {
        return Implications.on(implications.node(cell, digit));
    }

    private void meet(int literal) {
        for (int word = 0; word < words; word++) {
            meetOn[word] &= closure.on(literal, word);
            meetOff[word] &= closure.off(literal, word);
        }
    }

    private void takeMeet() {
        for (int word = 0; word < words; word++) {
            placements[word] |= meetOn[word];
            removals[word] |= meetOff[word];
        }
    }

    private boolean report(Position position, Steps steps, int[] set, boolean placed, @Nullable ForcingStory story) {
        for (int word = 0; word < words; word++) {
            for (int left = set[word]; left != 0; left &= left - 1) {
                int node = closure.node((word << 5) + Integer.numberOfTrailingZeros(left));
                if ((!nets || isByNet(position, node, placed)) && report(position, steps, node, placed, story)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean report(Position position, Steps steps, int node, boolean placed, @Nullable ForcingStory story) {
        int cell = node / layout.side();
        int digit = node % layout.side() + 1;
        boolean contradiction = isContradictory(position, placed ? Implications.off(node) : Implications.on(node));
        if (!steps.begin(id(contradiction))) {
            return false;
        }
        if (placed) {
            steps.place(cell, digit);
        } else {
            steps.remove(cell, digit);
        }
        if (story != null) {
            steps.mark(Role.TARGET, new Subject.OfCell(cell));
            int effect = placed ? Implications.on(node) : Implications.off(node);
            if (contradiction) {
                story.contradiction(steps, effect ^ 1);
            } else {
                story.verity(steps, effect);
            }
        }
        return steps.end();
    }

    private TechniqueId id(boolean contradiction) {
        if (nets) {
            return contradiction ? TechniqueId.FORCING_NET_CONTRADICTION : TechniqueId.FORCING_NET_VERITY;
        }
        return contradiction ? TechniqueId.FORCING_CHAIN_CONTRADICTION : TechniqueId.FORCING_CHAIN_VERITY;
    }

    /** Whether one of the proofs of an effect is a net. */
    private boolean isByNet(Position position, int node, boolean placed) {
        int effect = placed ? Implications.on(node) : Implications.off(node);
        return (isContradictory(position, effect ^ 1) && isContradictedByNet(position, effect ^ 1))
                || isBothWaysByNet(node, effect)
                || isInAllCasesByNet(position, effect);
    }

    private boolean isContradictedByNet(Position position, int assumption) {
        ways.follow(assumption);
        return (ways.contains(assumption ^ 1) && ways.isNet(assumption ^ 1))
                || isOnAndOffByNet(position)
                || isTwiceOnByNet(position)
                || isAllOffByNet();
    }

    /** A candidate is on and off: the first one of each digit counts. */
    private boolean isOnAndOffByNet(Position position) {
        for (int digit = 1; digit <= layout.side(); digit++) {
            CellSet cells = position.cells(digit);
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                int on = on(cell, digit);
                if (ways.contains(on) && ways.contains(on - 1)) {
                    if (ways.isNet(on) || ways.isNet(on - 1)) {
                        return true;
                    }
                    break;
                }
            }
        }
        return false;
    }

    /** Two digits are on in a cell, the first one for each two digits; or a digit is on twice in a house. */
    private boolean isTwiceOnByNet(Position position) {
        for (int one = 1; one <= layout.side(); one++) {
            for (int other = one + 1; other <= layout.side(); other++) {
                CellSet cells = position.cells(one);
                for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                    if (position.has(cell, other) && ways.contains(on(cell, one)) && ways.contains(on(cell, other))) {
                        if (ways.isNet(on(cell, one)) || ways.isNet(on(cell, other))) {
                            return true;
                        }
                        break;
                    }
                }
            }
        }
        for (int house = 0; house < layout.houseCount(); house++) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                int count = 0;
                boolean net = false;
                for (int left = position.places(house, digit); left != 0; left &= left - 1) {
                    int on = on(layout.cell(house, Integer.numberOfTrailingZeros(left)), digit);
                    if (ways.contains(on)) {
                        count++;
                        net |= ways.isNet(on);
                    }
                }
                if (count > 1 && net) {
                    return true;
                }
            }
        }
        return false;
    }

    /** All candidates of which one must be true are off. */
    private boolean isAllOffByNet() {
        for (int i = 0; i < alternatives.count(); i++) {
            boolean all = true;
            boolean net = false;
            for (int word = 0; word < words && all; word++) {
                for (int left = alternatives.word(i, word); left != 0 && all; left &= left - 1) {
                    int off = Implications.off(closure.node((word << 5) + Integer.numberOfTrailingZeros(left)));
                    all = ways.contains(off);
                    net |= all && ways.isNet(off);
                }
            }
            if (all && net) {
                return true;
            }
        }
        return false;
    }

    private boolean isBothWaysByNet(int node, int effect) {
        for (int id = 0; id < closure.count(); id++) {
            int on = Implications.on(closure.node(id));
            if (closure.node(id) / layout.side() != node / layout.side()
                    && closure.follows(effect, on)
                    && closure.follows(effect, on - 1)
                    && (isNet(on, effect) || isNet(on - 1, effect))) {
                return true;
            }
        }
        return false;
    }

    private boolean isInAllCasesByNet(Position position, int effect) {
        Cases cases = new Cases(position);
        while (cases.next()) {
            boolean all = true;
            for (int i = 0; i < cases.count() && all; i++) {
                all = closure.follows(effect, Implications.on(cases.node(i)));
            }
            for (int i = 0; i < cases.count() && all; i++) {
                if (isNet(Implications.on(cases.node(i)), effect)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isNet(int assumption, int effect) {
        ways.follow(assumption);
        return ways.contains(effect) && ways.isNet(effect);
    }
}
