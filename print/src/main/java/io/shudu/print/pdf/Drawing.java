package io.shudu.print.pdf;

import io.shudu.print.page.Block;
import io.shudu.print.page.Tag;
import io.shudu.print.type.Face;
import io.shudu.print.type.Fonts;
import io.shudu.print.type.Run;
import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;
import org.jspecify.annotations.Nullable;

/** Draws the shapes of a page. In a PDF places are counted from the bottom. */
final class Drawing {
    /** How far the control points of a quarter of a circle are away, as a part of the radius. */
    private static final double QUARTER = 0.5523;
    /** How thick outlines make a face that has no bold one, as a part of the size of the type. */
    private static final double BOLDER = 0.035;

    private static final String NOTHING = "";

    private final PDPageContentStream stream;
    private final Fonts fonts;
    private final Map<Face, PDFont> embedded;
    private final double left;
    private final double bottom;
    /** What was set last, so that it is not said again. */
    private String fill = NOTHING;

    /**
     * Draws on a page.
     *
     * @param left where the finished page begins
     * @param bottom where it begins at the other end, seen from below
     */
    Drawing(PDPageContentStream stream, Fonts fonts, Map<Face, PDFont> embedded, double left, double bottom) {
        this.stream = stream;
        this.fonts = fonts;
        this.embedded = embedded;
        this.left = left;
        this.bottom = bottom;
    }

    private float x(double x) {
        return (float) (left + x);
    }

    private float y(double y) {
        return (float) (bottom - y);
    }

    void draw(Block block) throws IOException {
        Point middle = block.turnedAround();
        if (middle != null) {
            stream.saveGraphicsState();
            stream.transform(new Matrix(-1, 0, 0, -1, 2 * x(middle.x()), 2 * y(middle.y())));
        }
        fill = NOTHING;
        List<Shape> shapes = block.shapes();
        int next = 0;
        while (next < shapes.size()) {
            next = draw(shapes, next, block.tag() == Tag.FIGURE);
        }
        if (middle != null) {
            stream.restoreGraphicsState();
        }
    }

    /** Draws a shape and those that go with it; answers which is the next. */
    private int draw(List<Shape> shapes, int from, boolean figure) throws IOException {
        switch (shapes.get(from)) {
            case Shape.Area area -> {
                return areas(shapes, from, area.colour());
            }
            case Shape.Disc disc -> disc(disc);
            case Shape.Line line -> line(line);
            case Shape.Label label -> {
                return labels(shapes, from, figure);
            }
        }
        return from + 1;
    }

    /** Areas of one colour are filled at once: between two that touch there is no light line then. */
    private int areas(List<Shape> shapes, int from, String colour) throws IOException {
        setFill(colour);
        int next = from;
        while (next < shapes.size()
                && shapes.get(next) instanceof Shape.Area area
                && area.colour().equals(colour)) {
            List<Point> corners = area.corners();
            stream.moveTo(x(corners.getFirst().x()), y(corners.getFirst().y()));
            for (Point corner : corners.subList(1, corners.size())) {
                stream.lineTo(x(corner.x()), y(corner.y()));
            }
            stream.closePath();
            next++;
        }
        stream.fill();
        return next;
    }

    private void disc(Shape.Disc disc) throws IOException {
        setFill(disc.colour());
        double r = disc.radius();
        double k = QUARTER * r;
        float cx = x(disc.middle().x());
        float cy = y(disc.middle().y());
        stream.moveTo((float) (cx + r), cy);
        curve(cx, cy, r, k, k, r, 0, r);
        curve(cx, cy, -k, r, -r, k, -r, 0);
        curve(cx, cy, -r, -k, -k, -r, 0, -r);
        curve(cx, cy, k, -r, r, -k, r, 0);
        stream.fill();
    }

    private void curve(float cx, float cy, double x1, double y1, double x2, double y2, double x3, double y3)
            throws IOException {
        stream.curveTo(
                (float) (cx + x1), (float) (cy + y1), (float) (cx + x2), (float) (cy + y2), (float) (cx + x3), (float)
                        (cy + y3));
    }

    private void line(Shape.Line line) throws IOException {
        Ink.stroke(stream, line.colour());
        stream.setLineWidth((float) line.width());
        List<Point> points = line.points();
        stream.moveTo(x(points.getFirst().x()), y(points.getFirst().y()));
        for (Point point : points.subList(1, points.size())) {
            stream.lineTo(x(point.x()), y(point.y()));
        }
        stream.stroke();
    }

    private int labels(List<Shape> shapes, int from, boolean figure) throws IOException {
        stream.beginText();
        int next = from;
        double atX = 0;
        double atY = 0;
        @Nullable Face face = null;
        double size = 0;
        while (next < shapes.size() && shapes.get(next) instanceof Shape.Label label) {
            List<Run> runs = fonts.runs(
                    label.text(), label.bold(), figure && label.text().length() == 1);
            double width = fonts.width(runs, label.size());
            double x = x(label.at().x())
                    - switch (label.anchor()) {
                        case START -> 0;
                        case MIDDLE -> width / 2;
                        case END -> width;
                    };
            double y = y(label.at().y());
            boolean hidden = label.colour().equals(Block.HIDDEN);
            for (Run run : runs) {
                boolean outlined = run.face() == Face.CHINESE && run.bold() && !hidden;
                if (!hidden) {
                    setFill(label.colour());
                }
                if (outlined) {
                    Ink.stroke(stream, label.colour());
                    stream.setLineWidth((float) (BOLDER * label.size()));
                }
                if (run.face() != face || label.size() != size) {
                    face = run.face();
                    size = label.size();
                    stream.setFont(Objects.requireNonNull(embedded.get(face)), (float) size);
                }
                stream.setRenderingMode(
                        hidden ? RenderingMode.NEITHER : outlined ? RenderingMode.FILL_STROKE : RenderingMode.FILL);
                stream.newLineAtOffset((float) (x - atX), (float) (y - atY));
                atX = x;
                atY = y;
                stream.showText(run.text());
                x += fonts.width(List.of(run), label.size());
            }
            next++;
        }
        stream.setRenderingMode(RenderingMode.FILL);
        stream.endText();
        return next;
    }

    private void setFill(String colour) throws IOException {
        if (!fill.equals(colour)) {
            Ink.fill(stream, colour);
            fill = colour;
        }
    }
}
