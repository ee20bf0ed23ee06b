package io.shudu.logic.se;

/**
 * Aligned triplet exclusion: the same with three cells, and two or three candidates in those that they see. The third
 * cell must be a small cell that one of the others sees.
 */
final class AlignedTriples implements Producer {
    private static final double RATING = 7.5;

    private final Houses houses;
    private final Excluders excluders;
    /** What the three cells of the last look lose. */
    private int firstLoses;

    private int secondLoses;
    private int thirdLoses;

    AlignedTriples(Houses houses) {
        this.houses = houses;
        excluders = new Excluders(houses, 3);
    }

    /**
     * Looks at each three cells once, and takes those that come first in the original, which looks at pairs in order
     * and then at third cells that are small and seen by one of the pair.
     */
    @Override
    public boolean find(Board board, Found found) {
        excluders.look(board);
        int best = Integer.MAX_VALUE;
        for (int k = 2; k < excluders.count; k++) {
            int three = excluders.cells[k];
            for (int j = 1; j < k; j++) {
                int two = excluders.cells[j];
                if (!excluders.begin(two, three)) {
                    continue;
                }
                for (int band = 0; band <= two / 27; band++) {
                    for (int rest = excluders.others(band, two); rest != 0; rest &= rest - 1) {
                        int one = band * 27 + Integer.numberOfTrailingZeros(rest);
                        if (loses(board, one, two, three)) {
                            int order = order(one, two, three);
                            if (order < best) {
                                best = order;
                                found.begin(RATING);
                                found.remove(one, firstLoses);
                                found.remove(two, secondLoses);
                                found.remove(three, thirdLoses);
                            }
                        }
                    }
                }
            }
        }
        if (best == Integer.MAX_VALUE) {
            excluders.foundNothing(board);
            return false;
        }
        excluders.foundSomething();
        return true;
    }

    /** When the original looks at three cells, given in ascending order; the largest number if never. */
    private int order(int one, int two, int three) {
        if (excluders.sees(one, three) || excluders.sees(two, three)) {
            return order(one, two) + third(one, two, three);
        }
        if (excluders.sees(one, two) || excluders.sees(three, two)) {
            return order(one, three) + third(one, three, two);
        }
        if (excluders.sees(two, one) || excluders.sees(three, one)) {
            return order(two, three) + third(two, three, one);
        }
        return Integer.MAX_VALUE;
    }

    private static int order(int one, int two) {
        return (two * Houses.CELLS + one) * 2 * Houses.PEERS;
    }

    /** The number of a third cell among those of a pair: first what one of them sees, then what the other sees. */
    private int third(int one, int two, int three) {
        return excluders.sees(one, three) ? place(one, three) : Houses.PEERS + place(two, three);
    }

    private int place(int cell, int peer) {
        int place = 0;
        while (houses.peers[cell * Houses.PEERS + place] != peer) {
            place++;
        }
        return place;
    }

    /** Whether one of three cells loses a candidate. */
    private boolean loses(Board board, int one, int two, int three) {
        int first = board.candidates[one];
        int second = board.candidates[two];
        int third = board.candidates[three];
        int count = excluders.collect(board, one, two, three, first | second | third);
        if (count == 0 && !hasPair(first, second, third)) {
            return false;
        }
        int[] digits = excluders.digits;
        boolean firstSecond = houses.sees(one, two);
        boolean firstThird = houses.sees(one, three);
        boolean secondThird = houses.sees(two, three);
        int firstSeen = 0;
        int secondSeen = 0;
        int thirdSeen = 0;
        for (int a = first; a != 0; a &= a - 1) {
            int x = a & -a;
            for (int b = firstSecond ? second & ~x : second; b != 0; b &= b - 1) {
                int y = b & -b;
                int allowed = third & ~(firstThird ? x : 0) & ~(secondThird ? y : 0);
                for (int i = 0; i < count && allowed != 0; i++) {
                    int left = digits[i] & ~(x | y);
                    if (left == 0) {
                        allowed = 0;
                    } else if ((left & left - 1) == 0) {
                        allowed &= ~left;
                    }
                }
                if (allowed != 0) {
                    firstSeen |= x;
                    secondSeen |= y;
                    thirdSeen |= allowed;
                    if (secondSeen == second && thirdSeen == third) {
                        break;
                    }
                }
            }
        }
        if (firstSeen == first && secondSeen == second && thirdSeen == third) {
            return false;
        }
        firstLoses = first & ~firstSeen;
        secondLoses = second & ~secondSeen;
        thirdLoses = third & ~thirdSeen;
        return true;
    }

    /** Without a cell that excludes something, only two equal cells with two candidates can. */
    private static boolean hasPair(int first, int second, int third) {
        return (first == second && Integer.bitCount(first) == 2)
                || (first == third && Integer.bitCount(first) == 2)
                || (second == third && Integer.bitCount(second) == 2);
    }
}
