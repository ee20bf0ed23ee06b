package io.shudu.logic.se;

/** X-wings, swordfish and jellyfish: columns first, then rows; sets of lines in order, and all digits on each. */
final class Fish implements Producer {
    private final int size;
    private final double rating;
    private final int[] fitting = new int[9];

    Fish(int size, double rating) {
        this.size = size;
        this.rating = rating;
    }

    @Override
    public boolean find(Board board, Found found) {
        return find(board, found, Houses.COLUMN, Houses.ROW) || find(board, found, Houses.ROW, Houses.COLUMN);
    }

    private boolean find(Board board, Found found, int base, int cover) {
        int anyFitting = 0;
        for (int digit = 0; digit < 9; digit++) {
            fitting[digit] = 0;
            if (board.placed[digit] + 2 * size <= 9) {
                for (int line = 0; line < 9; line++) {
                    int count = Integer.bitCount(board.places(base + line, digit));
                    if (count >= 2 && count <= size) {
                        fitting[digit] |= 1 << line;
                    }
                }
            }
            anyFitting |= Integer.bitCount(fitting[digit]) >= size ? fitting[digit] : 0;
        }
        for (int lines : Houses.parts(size, anyFitting)) {
            for (int digit = 0; digit < 9; digit++) {
                if ((lines & ~fitting[digit]) == 0 && remove(board, found, base, cover, lines, digit)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean remove(Board board, Found found, int base, int cover, int lines, int digit) {
        int covers = 0;
        for (int rest = lines; rest != 0; rest &= rest - 1) {
            covers |= board.places(base + Integer.numberOfTrailingZeros(rest), digit);
        }
        if (Integer.bitCount(covers) != size) {
            return false;
        }
        found.begin(rating);
        boolean any = false;
        for (int rest = covers; rest != 0; rest &= rest - 1) {
            int house = cover + Integer.numberOfTrailingZeros(rest);
            for (int out = board.places(house, digit) & ~lines; out != 0; out &= out - 1) {
                found.remove(board.houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(out)], 1 << digit);
                any = true;
            }
        }
        return any;
    }
}
