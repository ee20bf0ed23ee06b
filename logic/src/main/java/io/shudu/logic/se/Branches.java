package io.shudu.logic.se;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Chains from several assumptions: all candidates of a cell or of a house lead to the same, or a candidate leads to the
 * same whether it is on or off, or it leads to a contradiction.
 */
final class Branches implements Producer, Collector {
    /** The level that goes on where level 1 has ended, not the level before it. */
    private static final int GOES_BACK = 4;

    private final Houses houses;
    private final boolean dynamic;
    private final boolean nishio;
    private final double base;
    private final Spread spread;
    /** For contradictions of one digit: tells whether there is any. */
    private final OneDigit oneDigit;
    /** For chains of the board as it is: tells where there are any. */
    private final @Nullable Closures closures;

    /** For dynamic chains with advanced steps that are no part of others: what is known of lower levels. */
    private final @Nullable Starts starts;

    private final int level;
    private final @Nullable Telling telling;
    private final Ancestors ancestors;
    private final Set<Nested> nested = new HashSet<>();
    /** By node: what follows from it, if it was asked for in this round. */
    private final @Nullable Outcome[] outcomes = new @Nullable Outcome[Outcome.CLASH];

    private final int[] rounds = new int[Outcome.CLASH];
    private int round;
    private final Numbers numbers;
    private final Outcome lastOff;
    private final Ends ends = new Ends();
    private final int[] branches = new int[9];
    private int branchCount;
    private final int[] commonOn = new int[Outcome.WORDS];
    private final int[] commonOff = new int[Outcome.WORDS];
    private Board board;
    private Collector collector = this;
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
            @Nullable Starts starts,
            int level,
            @Nullable Telling telling) {
        this.telling = telling;
        this.starts = starts;
        this.level = level;
        numbers = starts == null ? new Numbers() : starts.numbers;
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
        return new Branches(houses, true, true, 7.5, null, null, null, 0, telling);
    }

    /**
     * Chains of the board as it is.
     *
     * @param closures what follows from each candidate of the board
     * @param telling writes down the best chain, null if nobody wants to know it
     */
    static Branches fixed(Houses houses, Closures closures, @Nullable Telling telling) {
        return new Branches(houses, false, false, 8.0, null, closures, null, 0, telling);
    }

    /**
     * Chains whose conclusions change the board; from level 1 on with other steps in between.
     *
     * @param starts what is known of them, if the levels from 1 on are asked one after the other on the same board
     * @param telling writes down the best chain, null if nobody wants to know it
     */
    static Branches dynamic(Houses houses, int level, @Nullable Starts starts, @Nullable Telling telling) {
        Advanced advanced = level == 0 ? null : new Advanced(houses, level);
        return new Branches(houses, true, false, 8.5 + 0.5 * level, advanced, null, starts, level, telling);
    }

    @Override
    public boolean find(Board position, Found found) {
        bestRank = Integer.MAX_VALUE;
        search(position, this);
        if (bestRank == Integer.MAX_VALUE) {
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

    /** Finds all chains, in the order of the original. */
    void search(Board position, Collector taker) {
        board = position;
        collector = taker;
        round++;
        numbers.look(position);
        spread.start(position);
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
            offerBranches(Ends.CELL);
        }
    }

    /** Offers what all candidates in a list lead to, and clears the list. */
    private void offerBranches(int kind) {
        if (closures == null || closures.haveCommon(branches, branchCount)) {
            ends.begin(kind);
            for (int i = 0; i < branchCount; i++) {
                ends.add(outcome(branches[i]), 0);
            }
            offerCommon();
        }
        branchCount = 0;
    }

    private void bothContradictions(int candidate) {
        if (oneDigit.contradicts(board, candidate, true)) {
            contradiction(outcome(candidate), candidate + Outcome.OFF);
        }
        if (oneDigit.contradicts(board, candidate, false)) {
            contradiction(outcome(candidate + Outcome.OFF), candidate);
        }
    }

    private Outcome outcome(int node) {
        if (starts != null) {
            return start(starts, node);
        }
        if (node >= Outcome.OFF && !collector.looksBack()) {
            spread.run(lastOff, node, most());
            return lastOff;
        }
        Outcome known = outcomes[node];
        Outcome outcome = known == null ? new Outcome(numbers) : known;
        if (known == null || rounds[node] != round) {
            outcomes[node] = outcome;
            rounds[node] = round;
            spread.run(outcome, node, most());
        }
        return outcome;
    }

    private Outcome start(Starts known, int node) {
        Outcome outcome = known.of(node);
        if (rounds[node] != round) {
            rounds[node] = round;
            if (level == 1) {
                spread.run(outcome, node, most());
                outcome.mark();
            } else {
                if (level == GOES_BACK) {
                    outcome.rewind();
                }
                spread.goOn(outcome);
            }
        }
        return outcome;
    }

    /** On how many nodes a branch may rest to matter: each other one rests on itself at least. */
    private int most() {
        return collector.looksBack() || bestRank == Integer.MAX_VALUE ? Integer.MAX_VALUE : bestRank / 8 - 1;
    }

    /** What a candidate leads to if it is on, and if it is off. */
    private void bothWays(int candidate, boolean same) {
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
        offerBranches(Ends.REGION);
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
        for (int i = 0; i < ends.count; i++) {
            sum += ends.outcomes[i].least(ends.nodes[i]);
        }
        if (sum * 8 >= limit) {
            return;
        }
        boolean anyNested = false;
        for (int i = 0; i < ends.count; i++) {
            Outcome outcome = ends.outcomes[i];
            sum += ancestors.count(outcome, ends.nodes[i]) - outcome.least(ends.nodes[i]);
            if (sum * 8 >= limit) {
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
            ancestors.nested(ends.outcomes[i], ends.nodes[i], nested);
        }
        int sum = 0;
        for (Nested chain : nested) {
            sum += chain.complexity();
        }
        return sum;
    }
}
