package io.shudu.logic.se;

import org.jspecify.annotations.Nullable;

/**
 * Chains from several assumptions: all candidates of a cell or of a house lead to the same, or a candidate leads to the
 * same whether it is on or off, or it leads to a contradiction.
 */
final class Branches implements Producer, Collector {
    private static final int FIRST_PHASE = 32;

    private final Houses houses;
    private final boolean dynamic;
    private final boolean nishio;
    private final double base;
    private final Spread spread;
    /** For contradictions of one digit: tells whether there is any. */
    private final OneDigit oneDigit;
    /** For chains of the board as it is: tells where there are any. */
    private final @Nullable Closures closures;
    /** For dynamic chains: the same. */
    private final @Nullable Consequences consequences;
    /** For dynamic chains with advanced steps that are no part of others: goes on where the level before has ended. */
    private final @Nullable Further further;

    private final int level;
    private final @Nullable Telling telling;
    private final Ancestors ancestors;
    private final NestedSum nested = new NestedSum();
    /** By node: what follows from it, if it was asked for in this round. */
    private final @Nullable Outcome[] outcomes = new @Nullable Outcome[Outcome.CLASH];

    private final int[] rounds = new int[Outcome.CLASH];
    private int round;
    /** By node: the round in which all conclusions of this level were drawn. */
    private final int[] drawn = new int[Outcome.CLASH];

    private final Numbers numbers;
    private final Outcome lastOff;
    private final Ends ends = new Ends();
    private final int[] branches = new int[9];
    private int branchCount;
    private final int[] commonOn = new int[Outcome.WORDS];
    private final int[] commonOff = new int[Outcome.WORDS];
    private Board board;
    /** The board of which this one is a part, if that is known not to have any such chain. */
    private @Nullable Board larger;

    private Collector collector = this;
    /** On how many nodes conclusions may rest that chains in between draw. */
    private int most = Integer.MAX_VALUE;

    /** For contradictions of one digit: the digits to ask. */
    private int changedDigits;

    private int phase;
    private final int[] phases = new int[Outcome.CLASH];
    /** By node: the phase in which its consequences were cut at a contradiction. */
    private final int[] cuts = new int[Outcome.CLASH];

    /** Whether some conclusions were left for later. */
    private boolean waits;
    /** The best chain so far, where only the best is wanted. */
    private int bestRank;

    private int bestTarget;
    private @Nullable SeChain bestChain;

    private Branches(
            Houses houses,
            boolean dynamic,
            boolean nishio,
            double base,
            @Nullable Advanced advanced,
            @Nullable Closures closures,
            @Nullable Consequences consequences,
            @Nullable Further further,
            int level,
            @Nullable Telling telling) {
        this.telling = telling;
        this.consequences = consequences;
        this.further = further;
        this.level = level;
        numbers = new Numbers();
        lastOff = new Outcome(numbers);
        this.houses = houses;
        this.dynamic = dynamic;
        this.nishio = nishio;
        this.base = base;
        spread = new Spread(houses, dynamic, !nishio, advanced);
        this.closures = closures;
        oneDigit = new OneDigit(houses);
        ancestors = new Ancestors(houses);
        board = new Board(houses);
    }

    /**
     * Contradictions of one digit.
     *
     * @param telling writes down the best chain, null if nobody wants to know it
     */
    static Branches nishio(Houses houses, @Nullable Telling telling) {
        return new Branches(houses, true, true, 7.5, null, null, null, null, 0, telling);
    }

    /**
     * Chains of the board as it is.
     *
     * @param closures what follows from each candidate of the board
     * @param telling writes down the best chain, null if nobody wants to know it
     */
    static Branches fixed(Houses houses, Closures closures, @Nullable Telling telling) {
        return new Branches(houses, false, false, 8.0, null, closures, null, null, 0, telling);
    }

    /**
     * Chains whose conclusions change the board.
     *
     * @param consequences takes what follows from each node of the board
     * @param telling writes down the best chain, null if nobody wants to know it
     */
    static Branches dynamic(Houses houses, Consequences consequences, @Nullable Telling telling) {
        return new Branches(houses, true, false, 8.5, null, null, consequences, null, 0, telling);
    }

    /**
     * The same with other steps in between.
     *
     * @param consequences what follows from each node of the board with the steps of the level before, null if nobody
     *     knows
     * @param further goes on from there
     * @param telling writes down the best chain, null if nobody wants to know it
     */
    static Branches advanced(
            Houses houses,
            int level,
            @Nullable Consequences consequences,
            @Nullable Further further,
            @Nullable Telling telling) {
        Advanced advanced = new Advanced(houses, level);
        return new Branches(
                houses, true, false, 8.5 + 0.5 * level, advanced, null, consequences, further, level, telling);
    }

    @Override
    public boolean find(Board position, Found found) {
        bestRank = Integer.MAX_VALUE;
        search(position, this);
        if (bestRank == Integer.MAX_VALUE) {
            oneDigit.foundNothing(position);
            return false;
        }
        found.begin(base + Lengths.bonus(bestRank / 8));
        found.restsOn(bestChain);
        if (bestTarget >= Outcome.OFF) {
            int candidate = bestTarget - Outcome.OFF;
            found.remove(houses.cellOf[candidate], 1 << houses.digitOf[candidate]);
        } else {
            int cell = houses.cellOf[bestTarget];
            found.remove(cell, board.candidates[cell] & ~(1 << houses.digitOf[bestTarget]));
            found.place(cell, houses.digitOf[bestTarget]);
        }
        return true;
    }

    @Override
    public int limit(int target) {
        return bestRank;
    }

    @Override
    public void take(int target, int rank, Ends chain) {
        bestRank = rank;
        bestTarget = target;
        bestChain = telling == null ? null : telling.chain(chain);
    }

    @Override
    public boolean looksBack() {
        return false;
    }

    /** From now on all boards are parts of one that has no such chain. */
    void restOn(Board board) {
        larger = board;
    }

    /** Finds all chains, in the order of the original. */
    void search(Board position, Collector taker) {
        board = position;
        collector = taker;
        round++;
        numbers.look(position);
        spread.start(position);
        if (further != null) {
            further.start(position);
        } else if (consequences != null) {
            consequences.look(position);
        }
        for (int digit = 0; digit < 9 && nishio; digit++) {
            changedDigits &= ~(1 << digit);
            changedDigits |= oneDigit.hasChanged(board, digit) ? 1 << digit : 0;
        }
        if (level > 1 && !collector.looksBack()) {
            searchInPhases();
        } else {
            searchAll();
        }
    }

    /**
     * With chains in between, conclusions are dear, and most of them rest on too many nodes to matter. So at first only
     * those are drawn that rest on few, then more, until no better chain can come.
     */
    private void searchInPhases() {
        most = FIRST_PHASE;
        waits = true;
        while (waits) {
            // Somewhat longer chains tell how far it is worth to go.
            int longest = most / 4 * 5;
            bestRank = longest * 8;
            waits = false;
            searchAll();
            if (bestRank < most * 8) {
                return;
            }
            most = Math.min(longest, bestRank / 8 + 1);
        }
        most = Integer.MAX_VALUE;
        bestRank = Integer.MAX_VALUE;
        searchAll();
    }

    private void searchAll() {
        phase++;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int count = board.count(cell);
            if (count > 2 || (count == 2 && dynamic)) {
                searchCell(cell, count);
            }
        }
    }

    private void searchCell(int cell, int count) {
        for (int rest = board.candidates[cell]; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            int candidate = cell * 9 + digit;
            if (nishio) {
                bothContradictions(candidate);
            } else {
                if (dynamic) {
                    bothWays(candidate, count > 2);
                }
                for (int kind = 0; kind < 3; kind++) {
                    region(cell, digit, kind);
                }
            }
        }
        if (!nishio) {
            for (int rest = board.candidates[cell]; rest != 0; rest &= rest - 1) {
                branches[branchCount++] = cell * 9 + Integer.numberOfTrailingZeros(rest);
            }
            offerBranches(Ends.CELL, larger != null && larger.candidates[cell] == board.candidates[cell]);
        }
    }

    /**
     * Offers what all candidates in a list lead to, and clears the list.
     *
     * @param whole whether the list was the same on the larger board
     */
    private void offerBranches(int kind, boolean whole) {
        if (canHaveCommon(whole)) {
            ends.begin(kind);
            for (int i = 0; i < branchCount; i++) {
                ends.add(outcome(branches[i]), 0);
            }
            offerCommon();
        }
        branchCount = 0;
    }

    private boolean canHaveCommon(boolean whole) {
        if (consequences != null) {
            if (whole && larger != null && !consequences.haveMore(branches, branchCount)) {
                return false;
            }
            for (int i = 0; i < branchCount; i++) {
                if (isClash(consequences, branches[i])) {
                    cut(consequences, branches[i]);
                }
            }
            return consequences.haveCommon(branches, branchCount);
        }
        if (closures != null && whole && larger != null && !closures.haveMore(branches, branchCount)) {
            return false;
        }
        return closures == null || closures.haveCommon(branches, branchCount);
    }

    private void bothContradictions(int candidate) {
        if ((changedDigits >>> houses.digitOf[candidate] & 1) == 0) {
            return;
        }
        if (oneDigit.contradicts(board, candidate, true)) {
            contradiction(outcome(candidate), candidate + Outcome.OFF);
        }
        if (oneDigit.contradicts(board, candidate, false)) {
            contradiction(outcome(candidate + Outcome.OFF), candidate);
        }
    }

    private Outcome outcome(int node) {
        if (node >= Outcome.OFF && !collector.looksBack() && level == 0) {
            spread.run(lastOff, node, most());
            return lastOff;
        }
        Outcome known = outcomes[node];
        Outcome outcome = known == null ? new Outcome(numbers) : known;
        if (known == null || rounds[node] != round) {
            outcomes[node] = outcome;
            rounds[node] = round;
            phases[node] = phase;
            spread.run(outcome, node, most());
        } else if (phases[node] != phase) {
            phases[node] = phase;
            spread.goOn(outcome, most());
        }
        waits |= outcome.waits;
        return outcome;
    }

    /** On how many nodes a branch may rest to matter: each other one rests on itself at least. */
    private int most() {
        if (level > 0) {
            // As soon as there is a better chain, it is the limit.
            return level == 1 || collector.looksBack() ? most : Math.min(most, bestRank / 8);
        }
        return collector.looksBack() || bestRank == Integer.MAX_VALUE ? Integer.MAX_VALUE : bestRank / 8 - 1;
    }

    /** What a candidate leads to if it is on, and if it is off. */
    private void bothWays(int candidate, boolean same) {
        if (consequences != null) {
            bothWays(consequences, candidate, same);
            return;
        }
        Outcome on = outcome(candidate);
        contradiction(on, candidate + Outcome.OFF);
        Outcome off = outcome(candidate + Outcome.OFF);
        contradiction(off, candidate);
        if (same) {
            ends.begin(Ends.DOUBLE);
            ends.add(on, 0);
            ends.add(off, 0);
            offerCommon();
        }
    }

    /** The same, if it is known where there is anything. */
    private void bothWays(Consequences known, int candidate, boolean same) {
        findContradiction(known, candidate, candidate + Outcome.OFF);
        findContradiction(known, candidate + Outcome.OFF, candidate);
        if (same) {
            branches[branchCount++] = candidate;
            branches[branchCount++] = candidate + Outcome.OFF;
            offerBranches(Ends.DOUBLE, true);
        }
    }

    /** Whether a node leads to a contradiction with the steps of this level. */
    private boolean isClash(Consequences known, int node) {
        if (further != null && drawn[node] != round) {
            drawn[node] = round;
            further.close(node, level);
        }
        return known.isClash(node);
    }

    private void findContradiction(Consequences known, int node, int target) {
        if (isClash(known, node)) {
            contradiction(cut(known, node), target);
        }
    }

    /** Up to a contradiction the order does matter: from then on what was really concluded is known of a node. */
    private Outcome cut(Consequences known, int node) {
        Outcome outcome = outcome(node);
        if (cuts[node] != phase) {
            cuts[node] = phase;
            known.cut(outcome, node);
        }
        return outcome;
    }

    private void contradiction(Outcome outcome, int target) {
        if (outcome.isClash()) {
            ends.begin(Ends.CONTRADICTION);
            ends.add(outcome, outcome.clashOn());
            ends.add(outcome, outcome.clashOff());
            offer(target);
        }
    }

    /** A digit in a house, if the cell is its first place. */
    private void region(int cell, int digit, int kind) {
        int house = houses.houseOf[cell * 3 + kind];
        int places = board.places(house, digit);
        if (Integer.numberOfTrailingZeros(places) != houses.positionOf[cell * 3 + kind] || (places & places - 1) == 0) {
            return;
        }
        for (int rest = places; rest != 0; rest &= rest - 1) {
            branches[branchCount++] = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)] * 9 + digit;
        }
        ends.region = kind;
        offerBranches(Ends.REGION, larger != null && larger.places(house, digit) == places);
    }

    /** Offers everything that all branches have in common. */
    private void offerCommon() {
        int anyOn = 0;
        int anyOff = 0;
        Outcome first = ends.outcomes[0];
        for (int word = 0; word < first.words(); word++) {
            int on = -1;
            int off = -1;
            for (int i = 0; i < ends.count; i++) {
                on &= ends.outcomes[i].onBits[word];
                off &= ends.outcomes[i].offBits[word];
            }
            commonOn[word] = on;
            commonOff[word] = off;
            anyOn |= on;
            anyOff |= off;
        }
        if (anyOn != 0) {
            for (int i = 0; i < first.onCount; i++) {
                int candidate = first.on[i];
                if (has(commonOn, first.bit(candidate)) && board.count(houses.cellOf[candidate]) > 1) {
                    ends.endWith(candidate);
                    offer(candidate);
                }
            }
        }
        if (anyOff != 0) {
            for (int i = 0; i < first.offCount; i++) {
                int candidate = first.off[i];
                if (has(commonOff, first.bit(candidate))) {
                    ends.endWith(candidate + Outcome.OFF);
                    offer(candidate + Outcome.OFF);
                }
            }
        }
    }

    private static boolean has(int[] set, int bit) {
        return (set[bit >>> 5] >>> bit & 1) != 0;
    }

    /** Offers a chain, unless it cannot be good enough. */
    private void offer(int target) {
        int limit = collector.limit(target) - ends.kind;
        int sum = 0;
        int nestedAtLeast = 0;
        for (int i = 0; i < ends.count; i++) {
            sum += ends.outcomes[i].least(ends.nodes[i]);
            nestedAtLeast = Math.max(nestedAtLeast, ends.outcomes[i].leastNested(ends.nodes[i]));
        }
        if ((sum + nestedAtLeast) * 8 >= limit) {
            return;
        }
        boolean anyNested = false;
        for (int i = 0; i < ends.count; i++) {
            Outcome outcome = ends.outcomes[i];
            sum += ancestors.count(outcome, ends.nodes[i]) - outcome.least(ends.nodes[i]);
            if ((sum + nestedAtLeast) * 8 >= limit) {
                return;
            }
            anyNested |= outcome.hasNested();
        }
        if (anyNested) {
            sum += nestedComplexity();
            if (sum * 8 >= limit) {
                return;
            }
        }
        collector.take(target, sum * 8 + ends.kind, ends);
    }

    private int nestedComplexity() {
        nested.clear();
        for (int i = 0; i < ends.count; i++) {
            ancestors.addNested(ends.outcomes[i], ends.nodes[i], nested);
        }
        return nested.total();
    }
}
