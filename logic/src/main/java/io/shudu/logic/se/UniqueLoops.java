package io.shudu.logic.se;

/**
 * Unique rectangles and loops of types 1 to 4. All are found; the easiest one counts, of equal ones the lower type, and
 * then the first.
 *
 * <p>While a loop grows, extra digits of cells that were only looked at count as digits of the loop: so does the
 * original, and some loops of type 2 are therefore not found.
 */
final class UniqueLoops implements Producer {
    private static final int MOST_EXTRA_CELLS = 2;
    private static final int LARGEST_SET = 7;

    private final Houses houses;
    private final LoopSets sets;
    private final LoopCore core;
    private final int[] loop = new int[Houses.CELLS];
    private final boolean[] inLoop = new boolean[Houses.CELLS];
    private int size;
    private int pair;
    /** The two digits of the pair. */
    private int low;

    private int high;
    private Board board;
    private Found found;
    private double best;
    private int bestType;
    /** By pair: whether it has no loop at all as long as no cell with both digits changes. */
    private final boolean[] hasNone = new boolean[512];

    private final boolean[] hasLoop = new boolean[512];
    private final int[] seen = new int[Houses.CELLS];

    UniqueLoops(Houses houses) {
        this.houses = houses;
        sets = new LoopSets(this);
        core = new LoopCore(houses);
        board = new Board(houses);
        found = new Found();
    }

    @Override
    public boolean find(Board position, Found step) {
        board = position;
        found = step;
        bestType = 0;
        lookForChanges();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (board.count(cell) == 2 && !hasNone[board.candidates[cell]]) {
                look(board.candidates[cell]);
                if (core.has(cell)) {
                    size = 0;
                    extend(cell, MOST_EXTRA_CELLS, 0, -1);
                }
            }
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            hasNone[seen[cell]] = !hasLoop[seen[cell]];
        }
        return bestType != 0;
    }

    private void look(int digits) {
        pair = digits;
        low = Integer.numberOfTrailingZeros(pair);
        high = Integer.numberOfTrailingZeros(pair & pair - 1);
        core.look(board, pair);
    }

    /** Where a cell has changed, pairs of its digits are to be looked at again. */
    private void lookForChanges() {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digits = seen[cell] | board.candidates[cell];
            if (seen[cell] != board.candidates[cell]) {
                seen[cell] = board.candidates[cell];
                for (int one = digits; one != 0; one &= one - 1) {
                    for (int two = one & one - 1; two != 0; two &= two - 1) {
                        int both = Integer.lowestOneBit(one) | Integer.lowestOneBit(two);
                        hasNone[both] = false;
                        hasLoop[both] = false;
                    }
                }
            }
        }
    }

    private void extend(int cell, int extraCellsLeft, int extraBefore, int lastKind) {
        int extra = extraBefore;
        loop[size++] = cell;
        inLoop[cell] = true;
        for (int kind = 0; kind < 3; kind++) {
            if (kind == lastKind) {
                continue;
            }
            int house = houses.houseOf[cell * 3 + kind];
            for (int rest = board.places(house, low) & board.places(house, high); rest != 0; rest &= rest - 1) {
                int next = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)];
                if (next == loop[0] && size >= 4) {
                    close();
                } else if (!inLoop[next]) {
                    extra = (extra | board.candidates[next]) & ~pair;
                    boolean two = board.candidates[next] == pair;
                    if (core.has(next) && (two || Integer.bitCount(extra) == 1 || extraCellsLeft > 0)) {
                        extend(next, two ? extraCellsLeft : extraCellsLeft - 1, extra, kind);
                    }
                }
            }
        }
        inLoop[cell] = false;
        size--;
    }

    /** In each house that the loop goes through, one of its cells must be even and one odd. */
    private boolean isValid() {
        int even = 0;
        int odd = 0;
        for (int i = 0; i < size; i++) {
            for (int kind = 0; kind < 3; kind++) {
                int house = 1 << houses.houseOf[loop[i] * 3 + kind];
                if (i % 2 == 0) {
                    if ((even & house) != 0) {
                        return false;
                    }
                    even |= house;
                } else {
                    if ((odd & house) != 0) {
                        return false;
                    }
                    odd |= house;
                }
            }
        }
        return even == odd;
    }

    private void close() {
        if (!isValid()) {
            return;
        }
        hasLoop[pair] = true;
        int count = 0;
        int first = 0;
        int second = 0;
        int extra = 0;
        for (int i = 0; i < size; i++) {
            if (board.candidates[loop[i]] != pair) {
                extra |= board.candidates[loop[i]] & ~pair;
                second = count == 1 ? loop[i] : second;
                first = count == 0 ? loop[i] : first;
                count++;
            }
        }
        if (count == 1) {
            if (isBetter(rating(), 1)) {
                found.remove(first, pair);
            }
        } else if (count > 2) {
            lockOut(Integer.lowestOneBit(board.candidates[first] & ~pair));
        } else if (count == 2) {
            if (Integer.bitCount(extra) == 1) {
                lockOut(extra);
            } else {
                withSets(first, second, extra);
            }
            lock(first, second);
        }
    }

    /** What a loop of this length costs. */
    private double rating() {
        double rating = 4.5;
        if (size >= 10) {
            rating += 0.3;
        }
        if (size >= 8) {
            rating += 0.2;
        } else if (size >= 6) {
            rating += 0.1;
        }
        return rating;
    }

    /** Begins a step if it is better than the best one. */
    private boolean isBetter(double rating, int type) {
        if (bestType != 0 && (rating > best || (rating == best && type >= bestType))) {
            return false;
        }
        best = rating;
        bestType = type;
        found.begin(rating);
        return true;
    }

    /** Type 2: the same extra digit in all cells that have one. */
    private void lockOut(int digit) {
        boolean begun = false;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if ((board.candidates[cell] & digit) == 0 || !seesExtraCells(cell)) {
                continue;
            }
            if (!begun && !isBetter(rating(), 2)) {
                return;
            }
            begun = true;
            found.remove(cell, digit);
        }
    }

    private boolean seesExtraCells(int cell) {
        for (int i = 0; i < size; i++) {
            if (board.candidates[loop[i]] != pair && !houses.sees(cell, loop[i])) {
                return false;
            }
        }
        return true;
    }

    /** Type 3: the extra digits make a set with other cells of a house. */
    private void withSets(int first, int second, int extra) {
        for (int count = Integer.bitCount(extra); count <= LARGEST_SET; count++) {
            for (int kind = 0; kind < 3; kind++) {
                int house = houses.houseOf[first * 3 + kind];
                if (house == houses.houseOf[second * 3 + kind]) {
                    int one = 1 << houses.positionOf[first * 3 + kind];
                    int other = 1 << houses.positionOf[second * 3 + kind];
                    sets.find(board, house, pair, extra, count, one, other);
                }
            }
        }
    }

    /** A set of type 3 was found: its cells keep some digits, or others lose some. */
    boolean begins(int steps) {
        return isBetter(rating() + steps * 0.1, 3);
    }

    void remove(int cell, int digits) {
        found.remove(cell, digits);
    }

    /** Type 4: one digit of the pair has no other place in a house. */
    private void lock(int first, int second) {
        int locked = 0;
        for (int kind = 0; kind < 3; kind++) {
            int house = houses.houseOf[first * 3 + kind];
            if (house == houses.houseOf[second * 3 + kind]) {
                int both = 1 << houses.positionOf[first * 3 + kind] | 1 << houses.positionOf[second * 3 + kind];
                for (int rest = pair; rest != 0; rest &= rest - 1) {
                    int digit = Integer.numberOfTrailingZeros(rest);
                    if ((board.places(house, digit) & ~both) == 0) {
                        locked |= 1 << digit;
                    }
                }
            }
        }
        if (locked != 0 && isBetter(rating(), 4)) {
            int victim = pair & ~Integer.lowestOneBit(locked);
            found.remove(first, victim);
            found.remove(second, victim);
        }
    }
}
