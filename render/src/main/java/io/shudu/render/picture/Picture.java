package io.shudu.render.picture;

import java.util.List;

/**
 * Something drawn, as data: shapes, from back to front. {@link Svg} writes it; whoever prints draws the same shapes.
 *
 * @param left where the picture begins
 * @param top likewise
 * @param width its size
 * @param height likewise
 * @param title what it shows, for those who cannot see it
 * @param shapes what is drawn
 */
public record Picture(double left, double top, double width, double height, String title, List<Shape> shapes) {
    /** Copies the shapes. */
    public Picture {
        shapes = List.copyOf(shapes);
    }

    /**
     * A place.
     *
     * @param x from left to right
     * @param y from top to bottom
     */
    public record Point(double x, double y) {}

    /** How a text lies to its point. */
    public enum Anchor {
        /** It begins there. */
        START,
        /** Its middle is there. */
        MIDDLE,
        /** It ends there. */
        END
    }

    /** A part of a picture; colours are such as {@code #17191c}. */
    public sealed interface Shape {
        /**
         * A filled polygon.
         *
         * @param corners its corners in order
         * @param colour its colour
         */
        record Area(List<Point> corners, String colour) implements Shape {
            /** Copies the corners. */
            public Area {
                corners = List.copyOf(corners);
            }

            /** A rectangle. */
            public static Area rectangle(double x, double y, double width, double height, String colour) {
                return new Area(
                        List.of(
                                new Point(x, y),
                                new Point(x + width, y),
                                new Point(x + width, y + height),
                                new Point(x, y + height)),
                        colour);
            }
        }

        /**
         * A filled circle.
         *
         * @param middle its middle
         * @param radius how far it reaches
         * @param colour its colour
         */
        record Disc(Point middle, double radius, String colour) implements Shape {}

        /**
         * A line.
         *
         * @param points the points that it goes through
         * @param colour its colour
         * @param width how wide it is
         */
        record Line(List<Point> points, String colour, double width) implements Shape {
            /** Copies the points. */
            public Line {
                points = List.copyOf(points);
            }

            /** A line between two points. */
            public static Line between(double x1, double y1, double x2, double y2, String colour, double width) {
                return new Line(List.of(new Point(x1, y1), new Point(x2, y2)), colour, width);
            }
        }

        /**
         * A text in one line.
         *
         * @param at where its base line is, and by the anchor which part of it
         * @param anchor which part of the text lies there
         * @param text the text
         * @param size the size of the type
         * @param bold whether it is bold
         * @param colour its colour
         */
        record Label(Point at, Anchor anchor, String text, double size, boolean bold, String colour) implements Shape {}
    }
}
