package io.shudu.logic.se;

/** XY-wings, or XYZ-wings: a pivot and two cells with two candidates that it sees. */
final class Wings implements Producer {
    private static final double XY = 4.2;
    private static final double XYZ = 4.4;

    private final boolean xyz;

    Wings(boolean xyz) {
        this.xyz = xyz;
    }

    @Override
    public boolean find(Board board, Found found) {
        for (int pivot = 0; pivot < Houses.CELLS; pivot++) {
            if (board.count(pivot) == (xyz ? 3 : 2) && findAt(board, found, pivot)) {
                return true;
            }
        }
        return false;
    }

    private boolean findAt(Board board, Found found, int pivot) {
        int[] peers = board.houses.peers;
        int digits = board.candidates[pivot];
        for (int i = pivot * Houses.PEERS; i < (pivot + 1) * Houses.PEERS; i++) {
            int first = board.candidates[peers[i]];
            if (Integer.bitCount(first) != 2 || Integer.bitCount(digits & ~first) != 1) {
                continue;
            }
            for (int j = pivot * Houses.PEERS; j < (pivot + 1) * Houses.PEERS; j++) {
                int second = board.candidates[peers[j]];
                if (Integer.bitCount(second) == 2
                        && Integer.bitCount(digits | first | second) == 3
                        && Integer.bitCount(digits & first & second) == (xyz ? 1 : 0)
                        && remove(board, found, pivot, peers[i], peers[j])) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean remove(Board board, Found found, int pivot, int first, int second) {
        Houses houses = board.houses;
        int digit = Integer.lowestOneBit(board.candidates[first] & board.candidates[second]);
        found.begin(xyz ? XYZ : XY);
        boolean any = false;
        for (int i = first * Houses.PEERS; i < (first + 1) * Houses.PEERS; i++) {
            int cell = houses.peers[i];
            if ((board.candidates[cell] & digit) != 0
                    && cell != pivot
                    && houses.sees(cell, second)
                    && (!xyz || houses.sees(cell, pivot))) {
                found.remove(cell, digit);
                any = true;
            }
        }
        return any;
    }
}
