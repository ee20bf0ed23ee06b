package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.pattern.Closure;
import io.shudu.logic.pattern.Implications;
import io.shudu.logic.pattern.LinkTables;
import io.shudu.logic.pattern.NodeKinds;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Kraken fish: fish with fins that remove nothing by themselves, but with the help of chains.
 *
 * <p>Either the fish is true or one of its fins. In type 1 a candidate that the fish would remove is also removed by a
 * chain from each fin. In type 2 the fish says that one of its candidates in some cover house is true: if a chain from
 * each of them, and from each fin, removes the same candidate, it goes.
 *
 * <p>Such fish have two to four houses, lines and boxes, and one or two fins. The smaller ones do not come first: a
 * fish is looked at as soon as it has houses enough, and then it gets further houses, as in HoDoKu.
 */
public final class KrakenFish implements Technique {
    private static final int MIN_SIZE = 2;
    private static final int MAX_SIZE = 4;
    private static final int MAX_FINS = 2;
    /** The search for a digit that takes longer is given up: nobody would see such a fish. */
    private static final int MAX_NODES = 2_000_000;

    private final Layout layout;
    private final NodeKinds kinds;
    private Implications implications;
    private Closure closure;

    private final FishHouses houses;
    private final int[] base = new int[MAX_SIZE];
    private final int[] cover = new int[MAX_SIZE];
    private int size;
    private int nodes;

    /** For each number of base houses their candidates. */
    private final CellSet[] baseCells;
    /** For each number of cover houses: their candidates, those that are in two, and base candidates in none. */
    private final CellSet[] coverCells;

    private final CellSet[] twice;
    private final CellSet[] uncovered;

    private final CellSet seen;
    private final CellSet losers;
    private final CellSet starts;
    /** What all fins remove, and what all starts do. */
    private int[] byFins = new int[0];

    private int[] meet = new int[0];
    /** For each type what is still wanted for the digit in hand: one fish for each removal will do. */
    private int[] wantedFirst = new int[0];

    private int[] wantedSecond = new int[0];

    /** Of both types. */
    public KrakenFish(Setup setup) {
        layout = setup.layout();
        kinds = setup.groups();
        implications = new Implications(layout, kinds);
        closure = new Closure(layout.cellCount(), layout.side());
        houses = new FishHouses(layout, MAX_SIZE, MAX_FINS);
        baseCells = layout.noCells(MAX_SIZE + 1);
        coverCells = layout.noCells(MAX_SIZE + 1);
        twice = layout.noCells(MAX_SIZE + 1);
        uncovered = layout.noCells(MAX_SIZE + 1);
        seen = layout.noCells();
        losers = layout.noCells();
        starts = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        implications = LinkTables.implications(position, kinds);
        closure = LinkTables.closure(position, kinds);
        if (closure.words() > meet.length) {
            byFins = new int[closure.words()];
            meet = new int[closure.words()];
            wantedFirst = new int[closure.words()];
            wantedSecond = new int[closure.words()];
        }
        for (int digit = 1; digit <= layout.side(); digit++) {
            Arrays.fill(wantedFirst, steps.wants(TechniqueId.KRAKEN_FISH_1) ? -1 : 0);
            Arrays.fill(wantedSecond, steps.wants(TechniqueId.KRAKEN_FISH_2) ? -1 : 0);
            houses.fill(position, digit);
            nodes = 0;
            houses.choose(House.Kind.COLUMN, House.Kind.ROW, layout.side());
            if (extendBase(position, steps, digit, 0, 0)) {
                return;
            }
            houses.choose(House.Kind.ROW, House.Kind.COLUMN, layout.side());
            if (extendBase(position, steps, digit, 0, 0)) {
                return;
            }
        }
    }

    private boolean extendBase(Position position, Steps steps, int digit, int chosen, int first) {
        for (int i = first; i < houses.mayBaseCount && nodes < MAX_NODES; i++) {
            nodes++;
            int house = houses.mayBase[i];
            if (baseCells[chosen].meets(houses.candidates[house])) {
                continue;
            }
            int now = chosen + 1;
            baseCells[now].set(baseCells[chosen]).or(houses.candidates[house]);
            base[chosen] = house;
            houses.isBase[house] = true;
            if (now >= MIN_SIZE && cover(position, steps, digit, now)) {
                return true;
            }
            if (now < MAX_SIZE
                    && houses.fits(baseCells[now], MAX_SIZE, MAX_FINS, -1)
                    && extendBase(position, steps, digit, now, i + 1)) {
                return true;
            }
            houses.isBase[house] = false;
        }
        return false;
    }

    private boolean cover(Position position, Steps steps, int digit, int count) {
        size = count;
        uncovered[0].set(baseCells[size]);
        return houses.fits(uncovered[0], size, MAX_FINS, -1) && extendCover(position, steps, digit, 0, 0);
    }

    private boolean extendCover(Position position, Steps steps, int digit, int chosen, int first) {
        for (int i = first; i <= houses.mayCoverCount - size + chosen && nodes < MAX_NODES; i++) {
            int house = houses.mayCover[i];
            CellSet candidates = houses.candidates[house];
            nodes++;
            if (houses.isBase[house] || !candidates.meets(baseCells[size])) {
                continue;
            }
            int now = chosen + 1;
            uncovered[now].setMinus(uncovered[chosen], candidates);
            if (!houses.fits(uncovered[now], size - now, MAX_FINS, i)) {
                continue;
            }
            cover[chosen] = house;
            twice[now].setAnd(coverCells[chosen], candidates).or(twice[chosen]);
            coverCells[now].set(coverCells[chosen]).or(candidates);
            if (now < size
                    ? extendCover(position, steps, digit, now, i + 1)
                    : isKraken()
                            && meetOfFins(digit)
                            && (findFirstType(steps, position, digit) || findSecondType(steps, position, digit))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the fish has fins, and removes nothing by itself. */
    private boolean isKraken() {
        if (uncovered[size].isEmpty()) {
            return false;
        }
        layout.commonPeers(uncovered[size], seen);
        losers.setMinus(coverCells[size], baseCells[size]).or(twice[size]);
        return !losers.meets(seen);
    }

    /** Collects what all fins remove; false if nothing of it is wanted. */
    private boolean meetOfFins(int digit) {
        CellSet fins = uncovered[size];
        Arrays.fill(byFins, 0, closure.words(), -1);
        for (int fin = fins.first(); fin >= 0; fin = fins.next(fin)) {
            int on = on(fin, digit);
            for (int word = 0; word < closure.words(); word++) {
                byFins[word] &= closure.off(on, word);
            }
        }
        int any = 0;
        for (int word = 0; word < closure.words(); word++) {
            any |= byFins[word] & (wantedFirst[word] | wantedSecond[word]);
        }
        return any != 0;
    }

    /** A candidate that the fish would remove is removed by each fin. */
    private boolean findFirstType(Steps steps, Position position, int digit) {
        for (int cell = losers.first(); cell >= 0; cell = losers.next(cell)) {
            int id = closure.id(implications.node(cell, digit));
            if ((byFins[id >>> 5] & wantedFirst[id >>> 5] & 1 << id) != 0) {
                wantedFirst[id >>> 5] &= ~(1 << id);
                starts.set(uncovered[size]);
                if (report(steps, position, TechniqueId.KRAKEN_FISH_1, digit, -1, cell, digit)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A candidate is removed by all places of the fish in a cover house, and by each fin. */
    private boolean findSecondType(Steps steps, Position position, int digit) {
        for (int i = 0; i < size; i++) {
            CellSet candidates = houses.candidates[cover[i]];
            starts.setAnd(candidates, baseCells[size]).minus(twice[size]);
            // If the house has no other candidates, it needs no fish.
            if (starts.size() == candidates.size()) {
                continue;
            }
            if (meetOfStarts(digit) && reportMeet(steps, position, digit, cover[i])) {
                return true;
            }
        }
        return false;
    }

    private int on(int cell, int digit) {
        return Implications.on(implications.node(cell, digit));
    }

    /** Collects what the starts and the fins remove in other cells, as far as it is wanted. */
    private boolean meetOfStarts(int digit) {
        int any = 0;
        for (int word = 0; word < closure.words(); word++) {
            meet[word] = byFins[word] & wantedSecond[word];
            any |= meet[word];
        }
        for (int cell = starts.first(); cell >= 0 && any != 0; cell = starts.next(cell)) {
            int on = on(cell, digit);
            any = 0;
            for (int word = 0; word < closure.words(); word++) {
                meet[word] &= closure.off(on, word);
                any |= meet[word];
            }
        }
        if (any == 0) {
            return false;
        }
        starts.or(uncovered[size]);
        for (int cell = starts.first(); cell >= 0; cell = starts.next(cell)) {
            closure.removeCell(meet, implications.node(cell, digit));
        }
        return true;
    }

    /** Reports what all starts remove: by digit, then by cell. */
    private boolean reportMeet(Steps steps, Position position, int digit, int house) {
        for (int endDigit = 1; endDigit <= layout.side(); endDigit++) {
            CellSet cells = position.cells(endDigit);
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                int id = closure.id(implications.node(cell, endDigit));
                if ((meet[id >>> 5] & 1 << id) != 0) {
                    wantedSecond[id >>> 5] &= ~(1 << id);
                    if (report(steps, position, TechniqueId.KRAKEN_FISH_2, digit, house, cell, endDigit)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean report(
            Steps steps, Position position, TechniqueId id, int digit, int house, int endCell, int endDigit) {
        if (!steps.begin(id)) {
            return false;
        }
        steps.remove(endCell, endDigit);
        if (steps.explains()) {
            explain(steps, position, digit, house, Implications.off(implications.node(endCell, endDigit)));
        }
        return steps.end();
    }

    private void explain(Steps steps, Position position, int digit, int house, int end) {
        for (int i = 0; i < size; i++) {
            steps.markHouse(Role.BASE, base[i]);
            steps.markHouse(Role.COVER, cover[i]);
        }
        steps.markCandidates(Role.BASE, seen.setMinus(baseCells[size], uncovered[size]), digit);
        steps.markCandidates(Role.FIN, uncovered[size], digit);
        List<Subject.OfChain> chains = new ArrayList<>();
        List<Candidate> from = new ArrayList<>();
        ChainStory story = new ChainStory(position, steps, implications);
        Reasoning reasoning = new ChainReasoning(implications);
        for (int cell = starts.first(); cell >= 0; cell = starts.next(cell)) {
            from.add(new Candidate(cell, digit));
            reasoning.follow(on(cell, digit));
            reasoning.tell(end, story, chains);
        }
        steps.arg("digit", new Subject.OfDigit(digit));
        steps.arg("base", Subject.OfHouses.of(Arrays.copyOf(base, size)));
        steps.arg("cover", Subject.OfHouses.of(Arrays.copyOf(cover, size)));
        steps.argCells("fins", uncovered[size]);
        steps.arg("start", new Subject.OfCandidates(from));
        steps.arg("end", new Subject.OfCandidate(implications.candidate(end)));
        steps.arg("chains", new Subject.OfChains(chains));
        if (house >= 0) {
            steps.arg("house", new Subject.OfHouse(house));
        }
    }
}
