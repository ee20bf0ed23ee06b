package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.WholeNumbers;
import org.jspecify.annotations.Nullable;

/** The hole strategies that options can name. */
public final class HoleStrategies {
    private static final String ROW = "/row";
    private static final String COLUMN = "/column";
    private static final String TO = "..";

    private HoleStrategies() {}

    /**
     * The strategy that a text names: {@code 50} holes, {@code 50..57} holes, {@code 5/row}, {@code 5/column}, or a
     * {@link Level}.
     *
     * @return null if the text is none of these or asks for more holes than the board has room for
     */
    public static @Nullable HoleStrategy parse(String text, Geometry geometry) {
        int side = geometry.side();
        int cells = geometry.cellCount();
        if (text.endsWith(ROW)) {
            int holes = WholeNumbers.parse(text.substring(0, text.length() - ROW.length()), 0, side);
            return holes < 0 ? null : new PerRow(holes);
        }
        if (text.endsWith(COLUMN)) {
            int draws = WholeNumbers.parse(text.substring(0, text.length() - COLUMN.length()), 0, side);
            return draws < 0 ? null : new PerColumn(draws);
        }
        int dots = text.indexOf(TO);
        if (dots >= 0) {
            int most = WholeNumbers.parse(text.substring(dots + TO.length()), 0, cells);
            int fewest = WholeNumbers.parse(text.substring(0, dots), 0, most);
            return fewest < 0 ? null : new RandomCells(fewest, most);
        }
        int holes = WholeNumbers.parse(text, 0, cells);
        if (holes >= 0) {
            return new RandomCells(holes);
        }
        Level level = Level.byId(text);
        return level == null ? null : level.holes(geometry);
    }
}
