package io.shudu.logic.technique;

import io.shudu.logic.pattern.Closure;
import io.shudu.logic.pattern.Consequences;
import io.shudu.logic.pattern.Implications;
import io.shudu.logic.pattern.LinkTables;
import io.shudu.logic.pattern.NodeKinds;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Nice loops and alternating inference chains, plain or with groups, and with almost locked sets if that is wanted.
 *
 * <p>Each candidate is assumed on, and off, and followed to the end. A line of thought that comes back to its own cell
 * is a loop. If it contradicts the assumption, or leads to the same in both cases, the loop is discontinuous and says
 * something about that cell. If it closes, all its weak links hold in both directions: it is continuous, and everything
 * that sees both ends of such a link goes. A line that begins with off and ends with on elsewhere is a chain (AIC): one
 * of its ends is true, and what sees both ends goes.
 *
 * <p>A line of thought must not visit a cell twice. The step that removes most comes first; among equals the one whose
 * removals have the smallest weighted sum of cells, as in HoDoKu.
 */
public final class NiceLoops implements Technique {
    private final Layout layout;
    private final NodeKinds kinds;
    private Implications implications;
    private Closure closure;
    private final Consequences consequences = new Consequences();
    private final int[] path = Consequences.newPath();
    private final CellSet visited;
    private final CellSet common;
    private final CellSet losers;
    private final Removals removals;
    private final Doomed doomed;
    /** The best of each kind, if one step is enough. */
    private final Found loopFromOn;

    private final Found loopFromOff;
    private final Found chain;
    /** All three; among steps that are worth the same the first is preferred. */
    private final List<Found> best;

    /** The best of the kind that is searched for. */
    private Found current;

    private boolean wantsOne;

    /** What was found, by its kind and what it removes, if all steps are wanted. */
    private final Map<List<Integer>, Found> all = new LinkedHashMap<>();

    /** A loop or chain that was found. */
    private static final class Found {
        private final Removals removals;
        private TechniqueId id = TechniqueId.AIC;
        private int[] path = new int[0];

        Found(Layout layout) {
            removals = new Removals(layout);
        }

        void set(TechniqueId newId, Removals newRemovals, int[] newPath, int length) {
            id = newId;
            removals.set(newRemovals);
            path = Arrays.copyOf(newPath, length);
        }
    }

    /** With groups, or without. */
    public NiceLoops(Setup setup, boolean grouped) {
        layout = setup.layout();
        kinds = grouped ? setup.groups() : NodeKinds.CANDIDATES;
        implications = new Implications(layout, kinds);
        closure = new Closure(layout.cellCount(), layout.side());
        visited = layout.noCells();
        common = layout.noCells();
        losers = layout.noCells();
        removals = new Removals(layout);
        doomed = new Doomed(layout);
        loopFromOn = new Found(layout);
        loopFromOff = new Found(layout);
        chain = new Found(layout);
        best = List.of(loopFromOn, loopFromOff, chain);
        current = chain;
    }

    @Override
    public void find(Position position, Steps steps) {
        implications = LinkTables.implications(position, kinds);
        closure = LinkTables.closure(position, kinds);
        doomed.find(implications, closure, kinds);
        if (doomed.count() == 0) {
            return;
        }
        wantsOne = steps.wantsOne();
        all.clear();
        best.forEach(found -> found.removals.clear());
        // Chains remove two candidates or more: if there is one, most loops need not be looked at.
        current = chain;
        for (int id = 0; id < closure.count(); id++) {
            findChains(position, steps, Implications.off(closure.node(id)));
        }
        current = loopFromOff;
        for (int id = 0; id < closure.count(); id++) {
            findLoops(position, steps, Implications.off(closure.node(id)));
        }
        current = loopFromOn;
        for (int id = 0; id < closure.count(); id++) {
            findLoops(position, steps, Implications.on(closure.node(id)));
        }
        report(position, steps);
    }

    private void findLoops(Position position, Steps steps, int assumption) {
        int cell = implications.cell(assumption);
        int own = 1 << (implications.digit(assumption) - 1);
        int losses = doomed.digits(cell) & (Implications.isOn(assumption) ? own : ~own);
        if (losses == 0) {
            return;
        }
        boolean followed = false;
        for (int left = position.candidates(cell); left != 0; left &= left - 1) {
            int off = Implications.off(implications.node(cell, Integer.numberOfTrailingZeros(left) + 1));
            for (int end = off; end <= off + 1; end++) {
                if (end == assumption || !closure.follows(end, assumption) || !isPromising(position, assumption, end)) {
                    continue;
                }
                if (!followed) {
                    consequences.follow(implications, assumption);
                    followed = true;
                }
                tryLoop(position, steps, assumption, end);
            }
        }
    }

    /** Collects what a loop would remove, as far as that is known without its way; false if another removes more. */
    private boolean isPromising(Position position, int assumption, int end) {
        int cell = implications.cell(assumption);
        int digit = implications.digit(assumption);
        int endDigit = implications.digit(end);
        removals.clear();
        if (Implications.isOn(assumption)) {
            // Other digits of the cell are off at once; that is no loop.
            if (!Implications.isOn(end) && digit != endDigit) {
                return false;
            }
            removals.add(position, cell, digit);
        } else if (!Implications.isOn(end)) {
            removals.add(position, cell, endDigit);
        } else if (digit == endDigit) {
            removals.addAll(position, cell, position.candidates(cell) & ~(1 << (digit - 1)));
        } else {
            // What a continuous loop removes depends on its way. In a cell with two digits there is only the short one.
            return position.count(cell) > 2 && (!wantsOne || doomed.count() >= mostFound());
        }
        return isWanted();
    }

    private int mostFound() {
        int most = 0;
        for (Found found : best) {
            most = Math.max(most, found.removals.count());
        }
        return most;
    }

    /** Whether the removals in hand are worth a look. */
    private boolean isWanted() {
        if (!wantsOne) {
            return true;
        }
        for (Found found : best) {
            boolean worse = found == current ? !removals.beats(found.removals) : found.removals.beats(removals);
            if (worse) {
                return false;
            }
        }
        return true;
    }

    private void tryLoop(Position position, Steps steps, int assumption, int end) {
        if (!consequences.contains(end) || consequences.isNear(end)) {
            return;
        }
        int length = consequences.path(end, path);
        int cell = implications.cell(assumption);
        if (implications.cell(path[1]) == cell
                || implications.cell(path[length - 2]) == cell
                || !isSimple(length, true)) {
            return;
        }
        int digit = implications.digit(assumption);
        int endDigit = implications.digit(end);
        boolean continuous = !Implications.isOn(assumption) && Implications.isOn(end) && digit != endDigit;
        if (continuous) {
            int used = 1 << (digit - 1) | 1 << (endDigit - 1);
            removals.addAll(position, cell, position.candidates(cell) & ~used);
            removeBesideLoop(position, length, cell);
        }
        take(steps, length, continuous ? TechniqueId.CONTINUOUS_NICE_LOOP : TechniqueId.DISCONTINUOUS_NICE_LOOP);
    }

    /** What sees both ends of a weak link of a continuous loop, and other digits where it passes through a cell. */
    private void removeBesideLoop(Position position, int length, int start) {
        for (int i = 1; i < length; i++) {
            int cell = implications.cell(path[i]);
            boolean enters = cell != implications.cell(path[i - 1]);
            if (Implications.isOn(path[i]) && enters && i <= length - 3) {
                boolean passes = !Implications.isOn(path[i + 1])
                        && implications.cell(path[i + 1]) == cell
                        && Implications.isOn(path[i + 2])
                        && implications.cell(path[i + 2]) != cell;
                if (passes) {
                    int used = 1 << (implications.digit(path[i]) - 1) | 1 << (implications.digit(path[i + 2]) - 1);
                    removals.addAll(position, cell, position.candidates(cell) & ~used);
                }
            }
            if (!Implications.isOn(path[i]) && enters) {
                int digit = implications.digit(path[i]);
                implications.peers(path[i - 1], digit, common);
                implications.peers(path[i], digit, losers);
                common.and(losers).minus(cellsOfPath(length)).remove(start);
                removeAll(position, common, digit);
                if (implications.isSet(path[i])) {
                    removeBesideSet(position, i);
                }
            }
        }
    }

    private void removeAll(Position position, CellSet cells, int digit) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            removals.add(position, cell, digit);
        }
    }

    /**
     * In a continuous loop, a set on the way has all its digits except those by which the loop comes in and goes on: it
     * takes them from whoever sees them. If it goes on by several digits at once, which force a cell, each of them is
     * in the set or in that cell.
     */
    private void removeBesideSet(Position position, int i) {
        int set = implications.set(path[i]);
        int next = path[i + 1];
        int nextCell = implications.cell(next);
        boolean forced = Implications.isOn(next);
        int nextDigit = 1 << (implications.digit(next) - 1);
        int exits = forced ? position.candidates(nextCell) & ~nextDigit : nextDigit;
        int entry = 1 << (implications.digit(path[i]) - 1);
        for (int left = implications.sets().digits(set) & ~entry; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left) + 1;
            boolean exit = (exits & 1 << (digit - 1)) != 0;
            if (forced || !exit) {
                implications.sets().peers(set, digit, losers);
                if (exit) {
                    losers.and(layout.peers(nextCell));
                }
                removeAll(position, losers, digit);
            }
        }
    }

    private CellSet cellsOfPath(int length) {
        visited.clear();
        for (int i = 0; i < length; i++) {
            visit(path[i]);
        }
        return visited;
    }

    private void visit(int literal) {
        if (implications.isSet(literal)) {
            visited.or(implications.sets().cells(implications.set(literal)));
        } else if (implications.isGroup(literal)) {
            visited.or(implications.group(literal).cells());
        } else {
            visited.add(implications.cell(literal));
        }
    }

    private void findChains(Position position, Steps steps, int assumption) {
        int cell = implications.cell(assumption);
        int digit = implications.digit(assumption);
        boolean crossed = (doomed.digits(cell) & ~(1 << (digit - 1))) != 0;
        if (!crossed && common.setAnd(layout.peers(cell), doomed.cells(digit)).size() < 2) {
            return;
        }
        boolean promising = false;
        for (int word = 0; word < closure.words() && !promising; word++) {
            for (int left = closure.on(assumption, word); left != 0 && !promising; left &= left - 1) {
                int node = closure.node((word << 5) + Integer.numberOfTrailingZeros(left));
                promising = isPromisingChain(position, assumption, Implications.on(node));
            }
        }
        if (!promising) {
            return;
        }
        consequences.follow(implications, assumption);
        for (int i = 1; i < consequences.count(); i++) {
            int end = consequences.literal(i);
            if (Implications.isOn(end)
                    && !implications.isGroup(end)
                    && !consequences.isNear(end)
                    && isPromisingChain(position, assumption, end)) {
                int length = consequences.path(end, path);
                if (isSimple(length, false)) {
                    take(steps, length, TechniqueId.AIC);
                }
            }
        }
    }

    /** Collects what a chain would remove; false if that is less than two candidates, or another removes more. */
    private boolean isPromisingChain(Position position, int assumption, int end) {
        int cell = implications.cell(assumption);
        int endCell = implications.cell(end);
        int digit = implications.digit(assumption);
        int endDigit = implications.digit(end);
        if (endCell == cell) {
            return false;
        }
        if (endDigit == digit) {
            common.setAnd(layout.peers(cell), layout.peers(endCell)).and(position.cells(digit));
            if (common.size() < 2) {
                return false;
            }
            removals.clear();
            removeAll(position, common, digit);
        } else {
            boolean crossed =
                    layout.sees(cell, endCell) && position.has(endCell, digit) && position.has(cell, endDigit);
            if (!crossed) {
                return false;
            }
            removals.clear();
            removals.add(position, cell, endDigit);
            removals.add(position, endCell, digit);
        }
        return isWanted();
    }

    /** Whether the path in hand visits no cell twice; a loop may come back to its first cell. */
    private boolean isSimple(int length, boolean loop) {
        visited.clear();
        int start = implications.cell(path[0]);
        int before = -1;
        for (int i = 0; i < length; i++) {
            int cell = implications.cell(path[i]);
            if (visited.contains(cell)) {
                return false;
            }
            if (before >= 0 && (implications.cell(before) != start || !loop)) {
                visit(before);
            }
            before = path[i];
        }
        return true;
    }

    private void take(Steps steps, int length, TechniqueId plain) {
        if (removals.count() == 0) {
            return;
        }
        boolean hasGroup = false;
        for (int i = 0; i < length; i++) {
            hasGroup |= implications.isGroup(path[i]);
        }
        TechniqueId id = hasGroup ? withGroups(plain) : plain;
        if (!steps.wants(id)) {
            return;
        }
        removals.sort();
        if (wantsOne) {
            if (isWanted()) {
                current.set(id, removals, path, length);
            }
            return;
        }
        Found found = all.computeIfAbsent(removals.key(id), key -> new Found(layout));
        if (found.path.length == 0 || found.path.length > length) {
            found.set(id, removals, path, length);
        }
    }

    private static TechniqueId withGroups(TechniqueId plain) {
        return switch (plain) {
            case CONTINUOUS_NICE_LOOP -> TechniqueId.GROUPED_CONTINUOUS_NICE_LOOP;
            case DISCONTINUOUS_NICE_LOOP -> TechniqueId.GROUPED_DISCONTINUOUS_NICE_LOOP;
            default -> TechniqueId.GROUPED_AIC;
        };
    }

    private void report(Position position, Steps steps) {
        List<Found> sorted = new ArrayList<>(wantsOne ? best : all.values());
        sorted.removeIf(found -> found.removals.count() == 0);
        sorted.sort((one, other) -> one.removals.compareTo(other.removals));
        for (Found found : sorted) {
            if (steps.begin(found.id)) {
                found.removals.report(steps);
                if (steps.explains()) {
                    explain(position, steps, found.path);
                }
                if (steps.end()) {
                    return;
                }
            }
        }
    }

    private void explain(Position position, Steps steps, int[] loopPath) {
        steps.arg("chain", new ChainStory(position, steps, implications).tell(loopPath, loopPath.length));
        steps.arg("cell", new Subject.OfCell(implications.cell(loopPath[0])));
        steps.arg("digit", new Subject.OfDigit(implications.digit(loopPath[0])));
        explainEnds(steps, loopPath[0], loopPath[loopPath.length - 1]);
    }

    /** What is said of both ends; of a loop that is not continuous, which of its digits is false or true. */
    private void explainEnds(Steps steps, int start, int end) {
        int digit = implications.digit(start);
        int endDigit = implications.digit(end);
        steps.arg("start", new Subject.OfCandidate(implications.candidate(start)));
        steps.arg("end", new Subject.OfCandidate(implications.candidate(end)));
        if (implications.cell(start) != implications.cell(end)) {
            return;
        }
        if (Implications.isOn(start)) {
            steps.arg("false", new Subject.OfDigit(digit));
        } else if (!Implications.isOn(end)) {
            steps.arg("other", new Subject.OfDigit(endDigit));
        } else if (digit == endDigit) {
            steps.arg("true", new Subject.OfDigit(digit));
        }
    }
}
