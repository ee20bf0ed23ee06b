package io.shudu.logic.se;

/**
 * Digits of one house that all lie in another one: pointing from a box, claiming from a line. Where it leaves a hidden
 * single at once, it is a direct step that only places that digit and removes nothing.
 */
final class Locking implements Producer {
    private static final double POINTING = 2.6;
    private static final double CLAIMING = 2.8;
    private static final double DIRECT_POINTING = 1.7;
    private static final double DIRECT_CLAIMING = 1.9;

    private final boolean direct;

    Locking(boolean direct) {
        this.direct = direct;
    }

    @Override
    public boolean find(Board board, Found found) {
        return find(board, found, Houses.BOX, Houses.COLUMN)
                || find(board, found, Houses.BOX, Houses.ROW)
                || find(board, found, Houses.COLUMN, Houses.BOX)
                || find(board, found, Houses.ROW, Houses.BOX);
    }

    private boolean find(Board board, Found found, int fromKind, int toKind) {
        Houses houses = board.houses;
        for (int from = fromKind; from < fromKind + 9; from++) {
            for (int i = 0; i < 3; i++) {
                int to = houses.crossing(from, toKind, i);
                int common = houses.shared[from * Houses.COUNT + to];
                for (int digit = 0; digit < 9; digit++) {
                    int places = board.places(from, digit);
                    if ((places & ~common) == 0
                            && (places & places - 1) != 0
                            && (direct
                                    ? place(board, found, from, to, digit)
                                    : remove(board, found, from, to, digit))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean remove(Board board, Found found, int from, int to, int digit) {
        int victims = board.places(to, digit) & ~board.houses.shared[to * Houses.COUNT + from];
        if (victims == 0) {
            return false;
        }
        found.begin(from < Houses.ROW ? POINTING : CLAIMING);
        for (int rest = victims; rest != 0; rest &= rest - 1) {
            found.remove(board.houses.cellAt[to * 9 + Integer.numberOfTrailingZeros(rest)], 1 << digit);
        }
        return true;
    }

    private static boolean place(Board board, Found found, int from, int to, int digit) {
        Houses houses = board.houses;
        int kind = from - from % 9;
        for (int i = 0; i < 3; i++) {
            int house = houses.crossing(to, kind, i);
            int common = houses.shared[house * Houses.COUNT + to];
            int places = board.places(house, digit);
            if (house == from || (places & places - 1) == 0) {
                continue;
            }
            int left = places & ~common;
            if (left != 0 && (left & left - 1) == 0) {
                found.begin(kind == Houses.BOX ? DIRECT_POINTING : DIRECT_CLAIMING);
                found.place(houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(left)], digit);
                return true;
            }
        }
        return false;
    }
}
