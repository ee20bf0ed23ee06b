package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.Rng;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Recipe;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A picture that the givens of a puzzle draw: which cells are given, whatever their digits.
 *
 * @param geometry the board
 * @param cells the given cells, in order
 * @param shape the name of a well-known pattern; null if it has none
 */
public record Pattern(
        Geometry geometry, List<Integer> cells, @Nullable String shape) implements HoleStrategy {
    /** What ids of patterns begin with. */
    public static final String PREFIX = "pattern/";

    private static final int CELLS_IN_A_SIGN = 4;
    private static final String EMPTY = ".0_-";

    /** Copies the cells. */
    public Pattern {
        cells = List.copyOf(cells);
    }

    /**
     * Reads a drawing: a sign for each cell, {@code . 0 _ -} for an empty one and any other for a given one, in lines
     * or not.
     *
     * @return null if it does not have a sign for each cell of the board
     */
    public static @Nullable Pattern read(String drawing, Geometry geometry) {
        List<Integer> cells = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < drawing.length(); i++) {
            char sign = drawing.charAt(i);
            if (sign > ' ') {
                if (EMPTY.indexOf(sign) < 0) {
                    cells.add(next);
                }
                next++;
            }
        }
        return next == geometry.cellCount() ? new Pattern(geometry, cells, null) : null;
    }

    /** How many signs of a drawing stand for cells. */
    public static int signs(String drawing) {
        int signs = 0;
        for (int i = 0; i < drawing.length(); i++) {
            signs += drawing.charAt(i) > ' ' ? 1 : 0;
        }
        return signs;
    }

    /** The pattern of an id: {@code pattern/heart}, or four cells a hexadecimal digit. Null if it is none. */
    public static @Nullable Pattern parse(String id, Geometry geometry) {
        if (!id.startsWith(PREFIX)) {
            return null;
        }
        String text = id.substring(PREFIX.length());
        Pattern known = Shapes.byName(text);
        if (known != null) {
            return known.geometry.equals(geometry) ? known : null;
        }
        List<Integer> cells = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            int four = Character.digit(text.charAt(i), 16);
            for (int bit = 0; bit < CELLS_IN_A_SIGN; bit++) {
                if ((four & (8 >> bit)) != 0) {
                    cells.add(CELLS_IN_A_SIGN * i + bit);
                }
            }
        }
        Pattern pattern = new Pattern(geometry, cells, null);
        // Signs that are none, cells that are none, and other ways to write it are told by writing it again.
        return pattern.id().equals(id) ? pattern : null;
    }

    @Override
    public String id() {
        if (shape != null) {
            return PREFIX + shape;
        }
        int[] signs = new int[(geometry.cellCount() + CELLS_IN_A_SIGN - 1) / CELLS_IN_A_SIGN];
        for (int cell : cells) {
            if (cell < geometry.cellCount()) {
                signs[cell / CELLS_IN_A_SIGN] |= 8 >> cell % CELLS_IN_A_SIGN;
            }
        }
        StringBuilder id = new StringBuilder(PREFIX);
        for (int sign : signs) {
            id.append(Character.forDigit(sign, 16));
        }
        return id.toString();
    }

    @Override
    public Total total(Geometry board) {
        int holes = board.cellCount() - cells.size();
        return new Total(holes, holes);
    }

    @Override
    public boolean suits(Geometry board) {
        return board.equals(geometry);
    }

    /** On large boards nobody can count solutions: what is outside the pattern is dug away as far as possible. */
    @Override
    public Recipe recipe(GenerationSpec spec) {
        return geometry.side() <= Minimal.MOST_SIDE && spec.acceptance().unique()
                ? new PatternRecipe(spec, this)
                : HoleStrategy.super.recipe(spec);
    }

    @Override
    public boolean takesLong() {
        return true;
    }

    /** All cells outside the picture. */
    @Override
    public List<Quota> plan(Geometry board, Rng rng) {
        List<Integer> outside = new ArrayList<>();
        for (int cell : rng.permutation(0, board.cellCount())) {
            if (!cells.contains(cell)) {
                outside.add(cell);
            }
        }
        return List.of(Quota.ofCells(outside, outside.size(), outside.size()));
    }
}
