package io.shudu.print.page;

import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A part of a page that means one thing. Places are points from the top left corner of the finished page, however it is
 * cut. A label of one character in a picture is a digit of a board, and set as such.
 *
 * @param tag what it means
 * @param alt words in the place of a picture; empty for all else
 * @param shapes what is drawn, in order
 * @param turnedAround where it is turned upside down, null if it is not
 */
public record Block(
        Tag tag, String alt, List<Shape> shapes, @Nullable Point turnedAround) {
    /** The colour of what is not seen, but found by whoever searches or copies. */
    public static final String HIDDEN = "none";

    /** Copies the shapes. */
    public Block {
        shapes = List.copyOf(shapes);
        if (alt.isEmpty() == (tag == Tag.FIGURE)) {
            throw new IllegalArgumentException(tag + " with the words '" + alt + "'");
        }
    }

    /** Words or lines. */
    public static Block of(Tag tag, List<Shape> shapes) {
        return new Block(tag, "", shapes, null);
    }

    /** A picture. */
    public static Block figure(String alt, List<Shape> shapes) {
        return new Block(Tag.FIGURE, alt, shapes, null);
    }

    /** The same upside down. */
    public Block turned(double x, double y) {
        return new Block(tag, alt, shapes, new Point(x, y));
    }
}
