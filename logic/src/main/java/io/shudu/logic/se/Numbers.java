package io.shudu.logic.se;

/**
 * Numbers the nodes of a board without gaps, those that are on before those that are off. Outcomes keep what they know
 * by these numbers, so that they are small and stay near at hand.
 */
final class Numbers {
    /** By node: its number. */
    private final int[] numbers = new int[Outcome.CLASH + 1];

    /** By number: the candidate. */
    private final int[] candidates = new int[Houses.CANDIDATES];

    private int count;

    void look(Board board) {
        count = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int rest = board.candidates[cell]; rest != 0; rest &= rest - 1) {
                int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
                numbers[candidate] = count;
                candidates[count++] = candidate;
            }
        }
        for (int candidate = 0; candidate < Houses.CANDIDATES; candidate++) {
            numbers[candidate + Outcome.OFF] = numbers[candidate] + count;
        }
        numbers[Outcome.CLASH] = 2 * count;
    }

    int of(int node) {
        return numbers[node];
    }

    /** The candidate with a number. */
    int candidate(int number) {
        return candidates[number];
    }

    /** How many candidates there are. */
    int count() {
        return count;
    }
}
