package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import org.jspecify.annotations.Nullable;

/** The hole strategies that options can name. */
public final class HoleStrategies {
    private static final String ROW = "/row";
    private static final String COLUMN = "/column";
    private static final String TO = "..";

    private HoleStrategies() {}

    /**
     * The strategy that a text names: {@code 50} holes, {@code 50..57} holes, {@code 5/row}, {@code 5/column}, or one
     * of the levels {@code easy}, {@code normal} and {@code hard}.
     *
     * @return null if the text is none of these or asks for more holes than the board has room for
     */
    public static @Nullable HoleStrategy parse(String text, Geometry geometry) {
        int side = geometry.side();
        int cells = geometry.cellCount();
        if (text.endsWith(ROW)) {
            int holes = number(text.substring(0, text.length() - ROW.length()), side);
            return holes < 0 ? null : new PerRow(holes);
        }
        if (text.endsWith(COLUMN)) {
            int draws = number(text.substring(0, text.length() - COLUMN.length()), side);
            return draws < 0 ? null : new PerColumn(draws);
        }
        int dots = text.indexOf(TO);
        if (dots >= 0) {
            int most = number(text.substring(dots + TO.length()), cells);
            int fewest = number(text.substring(0, dots), most);
            return fewest < 0 ? null : new RandomCells(fewest, most);
        }
        int holes = number(text, cells);
        return holes < 0 ? PerRow.level(text, side) : new RandomCells(holes);
    }

    /** The number that a text of plain decimal digits stands for; -1 for any other text and for larger numbers. */
    private static int number(String text, int largest) {
        int number = text.isEmpty() ? -1 : 0;
        for (int i = 0; i < text.length() && number >= 0; i++) {
            char c = text.charAt(i);
            number = c < '0' || c > '9' ? -1 : number * 10 + c - '0';
            if (number > largest) {
                number = -1;
            }
        }
        return number;
    }
}
