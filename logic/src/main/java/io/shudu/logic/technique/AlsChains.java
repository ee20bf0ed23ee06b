package io.shudu.logic.technique;

import io.shudu.logic.pattern.AlmostLockedSets;
import io.shudu.logic.pattern.SetLinks;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Four almost locked sets or more, each linked to the next, two links in a row by different digits. If the first set
 * loses a digit, it keeps that of its link, the second set loses this and keeps the next, and so on to the last set. So
 * a digit that the first and the last have is in one of them, and not in a cell that sees all its places in both.
 *
 * <p>Of all chains, the one that removes the most comes first. Links lead to later sets, which is the order of the
 * masters and finds most chains; only who wants every step gets those that go back and forth, up to a length.
 */
public final class AlsChains implements Technique {
    /** Links of the shortest chain; shorter ones have other names. */
    private static final int MIN_LINKS = 3;

    /** Links of the longest chain that goes back and forth. */
    private static final int MAX_LINKS = 6;

    private static final Comparator<Chain> BEST_FIRST =
            Comparator.comparingInt((Chain chain) -> -chain.victims.size()).thenComparingInt(Chain::weight);

    private final Layout layout;
    private final boolean overlap;
    private final boolean everyStep;
    private final CellSet cells;

    /**
     * What follows from the first set and digit in hand, in the order of the distance from it: sets that lose digits.
     */
    private int entries;

    private int[] set = new int[0];
    private int[] lost = new int[0];
    private int[] before = new int[0];
    private int[] distance = new int[0];
    /** For each distance, if short of a chain, and each set and what it loses, the search that came there last. */
    private int[] visited = new int[0];

    private int places;
    private int search;

    /** The candidates that the chain in hand removes, in the order of digits, then cells. */
    private final int[] victims;

    private int victimCount;

    /** The chains that were found; if one is enough, the best so far. */
    private final List<Chain> chains = new ArrayList<>();

    /** Where each effect is among the chains. */
    private final Map<List<Integer>, Integer> known = new HashMap<>();

    /** Almost locked sets that may overlap or not. */
    public AlsChains(Setup setup) {
        layout = setup.layout();
        overlap = setup.alsOverlap();
        everyStep = setup.everyStep();
        cells = layout.noCells();
        victims = new int[layout.cellCount() * layout.side()];
    }

    private record Chain(
            List<Integer> sets, List<Integer> links, int common, List<Integer> victims, int size, int weight) {}

    @Override
    public void find(Position position, Steps steps) {
        if (!steps.wants(TechniqueId.ALS_CHAIN)) {
            return;
        }
        SetLinks links = SetLinks.of(position, overlap);
        makeRoom(links);
        chains.clear();
        known.clear();
        for (int first = 0; first < links.sets().count(); first++) {
            collect(steps, links, first);
        }
        chains.sort(BEST_FIRST);
        for (Chain chain : chains) {
            if (report(position, steps, links.sets(), chain)) {
                return;
            }
        }
    }

    private void makeRoom(SetLinks links) {
        places = links.sets().count() * layout.side() + 2 * links.count();
        if (visited.length < MIN_LINKS * places) {
            visited = new int[2 * MIN_LINKS * places];
            set = new int[visited.length];
            lost = new int[visited.length];
            before = new int[visited.length];
            distance = new int[visited.length];
        }
    }

    /** Collects the chains that begin with a set. */
    private void collect(Steps steps, SetLinks links, int first) {
        int linked = 0;
        for (int link = links.begin(first); link < links.end(first); link++) {
            linked |= links.digits(link);
        }
        for (int i = 0; everyStep && i < links.backCount(first); i++) {
            linked |= links.digits(links.back(first, i));
        }
        for (int rest = linked; rest != 0; rest &= rest - 1) {
            int by = rest & -rest;
            explore(links, first, by);
            for (int entry = 0; entry < entries; entry++) {
                if (distance[entry] >= MIN_LINKS && set[entry] > first) {
                    int common = links.sets().common(first, set[entry], ~(by | lost[entry]));
                    if (common != 0) {
                        add(steps, links.sets(), first, entry, common);
                    }
                }
            }
        }
    }

    /** Walks breadth first from a set that keeps a digit. What is short of a chain may be met again in a longer one. */
    private void explore(SetLinks links, int first, int by) {
        search++;
        entries = 0;
        follow(links, first, -1, first, by);
        for (int entry = 0; entry < entries; entry++) {
            // The set needs but one digit to lose; if it loses two, the first counts.
            follow(links, first, entry, set[entry], ~Integer.lowestOneBit(lost[entry]));
        }
    }

    /** Visits all that follows if a set keeps some digits. */
    private void follow(SetLinks links, int first, int entry, int at, int kept) {
        for (int link = links.begin(at); link < links.end(at); link++) {
            visit(links, first, entry, links.to(link), links.digits(link) & kept, link);
        }
        for (int i = 0; everyStep && i < links.backCount(at); i++) {
            int link = links.back(at, i);
            visit(links, first, entry, links.from(link), links.digits(link) & kept, links.count() + link);
        }
    }

    private void visit(SetLinks links, int first, int from, int next, int loses, int way) {
        if (loses == 0 || (everyStep && isBarred(first, from, next))) {
            return;
        }
        int far = from < 0 ? 1 : distance[from] + 1;
        int place = (loses & loses - 1) == 0
                ? next * layout.side() + Integer.numberOfTrailingZeros(loses)
                : links.sets().count() * layout.side() + way;
        int at = (Math.min(far, MIN_LINKS) - 1) * places + place;
        if (visited[at] != search) {
            visited[at] = search;
            set[entries] = next;
            lost[entries] = loses;
            before[entries] = from;
            distance[entries++] = far;
        }
    }

    /** Whether a chain would be too long, or come to a set again. */
    private boolean isBarred(int first, int from, int next) {
        if (next == first || (from >= 0 && distance[from] == MAX_LINKS)) {
            return true;
        }
        int entry = from;
        while (entry >= 0 && set[entry] != next) {
            entry = before[entry];
        }
        return entry >= 0;
    }

    /** Takes a chain if it is better than those that are known; equal effects are shown by the fewest cells. */
    private void add(Steps steps, AlmostLockedSets sets, int first, int end, int common) {
        int weight = noteVictims(sets, first, set[end], common);
        int size = sets.size(first);
        for (int entry = end; entry >= 0; entry = before[entry]) {
            size += sets.size(set[entry]);
        }
        int place = chains.size();
        if (steps.wantsOne()) {
            if (place > 0 && !isBetter(chains.getFirst(), size, weight)) {
                return;
            }
            place = 0;
        } else if (!everyStep) {
            place = known.computeIfAbsent(victims(), victims -> chains.size());
            if (place < chains.size() && chains.get(place).size <= size) {
                return;
            }
        }
        Chain chain = chain(first, end, common, size, weight);
        if (place < chains.size()) {
            chains.set(place, chain);
        } else {
            chains.add(chain);
        }
    }

    /** Whether the chain in hand is better than another. */
    private boolean isBetter(Chain other, int size, int weight) {
        if (victimCount != other.victims.size() || weight != other.weight) {
            return victimCount > other.victims.size() || (victimCount == other.victims.size() && weight < other.weight);
        }
        return !everyStep && size < other.size && victims().equals(other.victims);
    }

    private Chain chain(int first, int end, int common, int size, int weight) {
        List<Integer> sets = new ArrayList<>();
        List<Integer> links = new ArrayList<>();
        for (int entry = end; entry >= 0; entry = before[entry]) {
            sets.addFirst(set[entry]);
            links.addFirst(lost[entry]);
        }
        sets.addFirst(first);
        return new Chain(sets, links, common, victims(), size, weight);
    }

    private List<Integer> victims() {
        return Arrays.stream(victims, 0, victimCount).boxed().toList();
    }

    /** Notes what a chain removes; gives its weight, by which HoDoKu prefers what is further up on the board. */
    private int noteVictims(AlmostLockedSets sets, int first, int last, int common) {
        int weight = 0;
        int factor = 1;
        victimCount = 0;
        for (int rest = common; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest) + 1;
            sets.commonPeers(first, last, digit, cells);
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                victims[victimCount++] = cell * layout.side() + digit - 1;
                weight += cell * factor + digit;
                factor += layout.cellCount() - 1;
            }
        }
        return weight;
    }

    private boolean report(Position position, Steps steps, AlmostLockedSets sets, Chain chain) {
        if (!steps.begin(TechniqueId.ALS_CHAIN)) {
            return false;
        }
        for (int victim : chain.victims) {
            steps.remove(victim / layout.side(), victim % layout.side() + 1);
        }
        if (steps.explains()) {
            SetStory.set(position, steps, sets, 1, chain.sets.getFirst());
            for (int i = 1; i < chain.sets.size(); i++) {
                int set = chain.sets.get(i);
                SetStory.set(position, steps, sets, i + 1, set);
                int by = Integer.lowestOneBit(chain.links.get(i - 1));
                SetStory.link(position, steps, sets, "link" + i, chain.sets.get(i - 1), set, by);
            }
            steps.argDigits("common", chain.common);
        }
        return steps.end();
    }
}
