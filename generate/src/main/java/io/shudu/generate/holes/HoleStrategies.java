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
     * The strategy that a text names: {@code 50} holes, {@code 50..57} holes, {@code 5/row}, {@code 5/column}, a
     * {@link Emptiness}, {@code minimal}, {@code minimal/50..57}, a {@link Pattern}, {@code unbiased}, or
     * {@code sparse/61}.
     *
     * @return null if the text is none of these or asks for more holes than the board has room for
     */
    public static @Nullable HoleStrategy parse(String text, Geometry geometry) {
        HoleStrategy named = named(text, geometry);
        return named == null || !named.suits(geometry) ? null : named;
    }

    private static @Nullable HoleStrategy named(String text, Geometry geometry) {
        if (text.equals(Unbiased.ID)) {
            return new Unbiased();
        }
        if (text.startsWith(Sparse.PREFIX)) {
            RandomCells range = range(text.substring(Sparse.PREFIX.length()), geometry.cellCount());
            return range != null && Sparse.suits(range) ? new Sparse(range.required(), range.wanted()) : null;
        }
        if (text.equals(Minimal.ID)) {
            return Minimal.ANY;
        }
        if (text.startsWith(Pattern.PREFIX)) {
            return Pattern.parse(text, geometry);
        }
        if (text.startsWith(Minimal.ID + "/")) {
            RandomCells range = range(text.substring(Minimal.ID.length() + 1), geometry.cellCount());
            return range == null ? null : new Minimal(range.required(), range.wanted());
        }
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
        Emptiness emptiness = Emptiness.byId(text);
        return emptiness == null ? range(text, cells) : emptiness.holes(geometry);
    }

    /** The holes that so many clues leave, such as {@code 24} or {@code 24..31}; null if a board has no such number. */
    public static @Nullable RandomCells besideClues(String text, Geometry geometry) {
        int cells = geometry.cellCount();
        RandomCells clues = range(text, cells);
        return clues == null ? null : new RandomCells(cells - clues.wanted(), cells - clues.required());
    }

    /** A number or a range of holes, or null if the text is neither. */
    private static @Nullable RandomCells range(String text, int cells) {
        int dots = text.indexOf(TO);
        int most = WholeNumbers.parse(dots < 0 ? text : text.substring(dots + TO.length()), 0, cells);
        int fewest = dots < 0 ? most : WholeNumbers.parse(text.substring(0, dots), 0, Math.max(most, 0));
        return most < 0 || fewest < 0 ? null : new RandomCells(fewest, most);
    }
}
