package io.shudu.print.page;

import io.shudu.print.type.Fonts;
import io.shudu.print.type.Lines;
import io.shudu.render.picture.Picture.Anchor;
import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts parts on a page, one after the other. */
public final class Composer {
    /** The colour of words. */
    public static final String INK = "#000000";

    /** The colour of words that matter less. */
    public static final String PALE = "#595959";

    /** How far the lines of a paragraph are apart, as a part of the size of the type. */
    public static final double LEADING = 1.4;

    private static final double SMALLEST = 4.5;

    private final Paper paper;
    private final Fonts fonts;
    private final List<Block> blocks = new ArrayList<>();
    private @Nullable Point turning;
    private String bookmark = "";

    /** An empty page. */
    public Composer(Paper paper, Fonts fonts) {
        this.paper = paper;
        this.fonts = fonts;
    }

    /** The fonts. */
    public Fonts fonts() {
        return fonts;
    }

    /** From now on all is turned around a point, or not any more. */
    public void turnAround(@Nullable Point middle) {
        turning = middle;
    }

    /** Adds a part. */
    public void add(Block block) {
        blocks.add(turning == null ? block : block.turned(turning.x(), turning.y()));
    }

    /** Adds a text in one line. What is too wide becomes smaller, and at last shorter. */
    public void line(Tag tag, double x, double y, Anchor anchor, String text, Setting type, double width) {
        add(Block.of(tag, List.of(label(x, y, anchor, text, type, width))));
    }

    /** A text in one line, as it fits. */
    public Shape.Label label(double x, double y, Anchor anchor, String text, Setting type, double width) {
        double size = type.size();
        double wide = fonts.width(text, size, type.bold());
        if (wide > width) {
            size = Math.max(Math.min(size, SMALLEST), size * width / wide);
        }
        String shown = text;
        while (shown.length() > 1 && fonts.width(shown, size, type.bold()) > width + 0.01) {
            String rest = shown.endsWith("…") ? shown.substring(0, shown.length() - 1) : shown;
            shown = rest.substring(0, rest.offsetByCodePoints(rest.length(), -1)) + "…";
        }
        return new Shape.Label(new Point(x, y), anchor, shown, size, type.bold(), type.colour());
    }

    /** Adds a paragraph below a line; answers where the next may begin. */
    public double paragraph(Tag tag, double x, double y, String text, Setting type, double width) {
        List<Shape> shapes = new ArrayList<>();
        double base = y;
        for (String line : new Lines(fonts).of(text, type.size(), type.bold(), width)) {
            base += type.size() * LEADING;
            if (!line.isEmpty()) {
                shapes.add(new Shape.Label(
                        new Point(x, base), Anchor.START, line, type.size(), type.bold(), type.colour()));
            }
        }
        add(Block.of(tag, shapes));
        return base;
    }

    /** How high a paragraph is. */
    public double height(String text, Setting type, double width) {
        return new Lines(fonts).of(text, type.size(), type.bold(), width).size() * type.size() * LEADING;
    }

    /** Adds a line for the eye. */
    public void rule(double x1, double y1, double x2, double y2, double width) {
        add(Block.of(Tag.DECORATION, List.of(Shape.Line.between(x1, y1, x2, y2, INK, width))));
    }

    /** From now on a reader can jump here by this name. */
    public void bookmark(String name) {
        bookmark = name;
    }

    /** The page. */
    public Page page() {
        return new Page(paper, blocks, bookmark);
    }
}
