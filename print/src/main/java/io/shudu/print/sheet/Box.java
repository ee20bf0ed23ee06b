package io.shudu.print.sheet;

/**
 * A place on a page, in points.
 *
 * @param x its left edge
 * @param y its upper edge
 * @param width how wide it is
 * @param height how high it is
 */
public record Box(double x, double y, double width, double height) {
    /** The place in a row and column of so many, with a gap between them. */
    public Box part(int column, int columns, int row, int rows, double gap) {
        double wide = (width - (columns - 1) * gap) / columns;
        double high = (height - (rows - 1) * gap) / rows;
        return new Box(x + column * (wide + gap), y + row * (high + gap), wide, high);
    }

    /** Without so much at the top and at the bottom. */
    public Box without(double top, double bottom) {
        return new Box(x, y + top, width, height - top - bottom);
    }
}
