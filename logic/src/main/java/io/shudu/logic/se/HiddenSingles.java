package io.shudu.logic.se;

/** Hidden singles: the last empty cells of houses first, then those of boxes, columns and rows. */
final class HiddenSingles implements Producer {
    private static final double LAST_CELL = 1.0;
    private static final double IN_BOX = 1.2;
    private static final double IN_LINE = 1.5;

    @Override
    public boolean find(Board board, Found found) {
        return find(board, found, Houses.BOX, true, LAST_CELL)
                || find(board, found, Houses.COLUMN, true, LAST_CELL)
                || find(board, found, Houses.ROW, true, LAST_CELL)
                || find(board, found, Houses.BOX, false, IN_BOX)
                || find(board, found, Houses.COLUMN, false, IN_LINE)
                || find(board, found, Houses.ROW, false, IN_LINE);
    }

    private static boolean find(Board board, Found found, int kind, boolean last, double rating) {
        for (int house = kind; house < kind + 9; house++) {
            if (board.empty[house] == 1 != last) {
                continue;
            }
            for (int digit = 0; digit < 9; digit++) {
                int places = board.places(house, digit);
                if (places != 0 && (places & places - 1) == 0) {
                    found.begin(rating);
                    found.place(board.houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(places)], digit);
                    return true;
                }
            }
        }
        return false;
    }
}
