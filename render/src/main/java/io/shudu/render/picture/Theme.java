package io.shudu.render.picture;

import java.util.List;

/**
 * How boards look: colours, and how large the digits are. Shapes do not depend on it, so that whoever sees no colours
 * sees the same.
 *
 * @param sheet what everything stands on
 * @param given digits of the puzzle, and lines around boxes
 * @param own digits that were placed
 * @param notes candidates
 * @param thin lines between cells
 * @param target what a step changes
 * @param palette the colours of cells, from 1 on
 * @param circle the roles that are circles: what a pattern is made of
 * @param cover houses that cover a pattern
 * @param square the roles that are squares
 * @param diamond the roles that are diamonds
 * @param triangle the roles that are triangles
 * @param hexagon the roles that are hexagons
 * @param cross candidates that go away
 * @param type how digits are set
 */
public record Theme(
        String sheet,
        String given,
        String own,
        String notes,
        String thin,
        String target,
        List<String> palette,
        Colours circle,
        Colours cover,
        Colours square,
        Colours diamond,
        Colours triangle,
        Colours hexagon,
        Colours cross,
        Type type) {
    /**
     * The colours of a role.
     *
     * @param fill inside of its sign
     * @param ink around it, and of links
     * @param house of houses and cells
     */
    public record Colours(String fill, String ink, String house) {}

    /**
     * How digits are set.
     *
     * @param share the size of the type, as a part of the cell
     * @param height how high digits are, as a part of the size of the type
     */
    public record Type(double share, double height) {
        /** As fonts mostly are. */
        public static final Type USUAL = new Type(0.62, 0.72);
    }

    /** Copies the palette. */
    public Theme {
        palette = List.copyOf(palette);
    }

    /** Dark ink on white, as the game has it by day. */
    public static final Theme LIGHT = new Theme(
            "#ffffff",
            "#17191c",
            "#174aae",
            "#454d5a",
            "#8b919b",
            "#c2410c",
            List.of("#f6db9e", "#bfe2f7", "#9edaca", "#f9f5b7", "#9ec9e2", "#efc29e", "#ecccde"),
            new Colours("#bfe8d8", "#0b6a4e", "#fff0b8"),
            new Colours("#bfe8d8", "#0b6a4e", "#fff8dd"),
            new Colours("#ded4f9", "#5a34b3", "#f1ecfd"),
            new Colours("#ffdc9c", "#855000", "#fff3dd"),
            new Colours("#c9e4f8", "#14598a", "#e8f3fb"),
            new Colours("#ffffff", "#454d5a", "#f1f3f5"),
            new Colours("#fbd2ce", "#a21927", "#fdeeec"),
            Type.USUAL);

    /** The same with digits set in another way. */
    public Theme with(Type other) {
        return new Theme(
                sheet, given, own, notes, thin, target, palette, circle, cover, square, diamond, triangle, hexagon,
                cross, other);
    }
}
