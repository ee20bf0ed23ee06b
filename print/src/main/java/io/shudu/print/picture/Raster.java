package io.shudu.print.picture;

import io.shudu.print.type.Face;
import io.shudu.print.type.Fonts;
import io.shudu.print.type.Run;
import io.shudu.render.picture.Picture;
import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import org.apache.fontbox.ttf.GlyphData;

/**
 * Draws pictures as dots. Letters are outlines of our own fonts, filled: no font of the system is asked for, so that
 * the picture is the same everywhere, also where there are neither fonts nor a screen.
 */
public final class Raster {
    private static final double BOLDER = 0.035;

    private final Graphics2D graphics;
    private final Fonts fonts;

    private Raster(Graphics2D graphics, Fonts fonts) {
        this.graphics = graphics;
        this.fonts = fonts;
    }

    /** The picture, so many dots wide. */
    public static BufferedImage draw(Picture picture, Fonts fonts, int width) throws IOException {
        double scale = width / picture.width();
        int height = (int) Math.ceil(picture.height() * scale);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setColor(Color.WHITE);
            graphics.fillRect(0, 0, width, height);
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            graphics.scale(scale, scale);
            graphics.translate(-picture.left(), -picture.top());
            Raster raster = new Raster(graphics, fonts);
            for (Shape shape : picture.shapes()) {
                raster.draw(shape);
            }
        } finally {
            graphics.dispose();
        }
        return image;
    }

    private void draw(Shape shape) throws IOException {
        switch (shape) {
            case Shape.Area area -> {
                graphics.setColor(Color.decode(area.colour()));
                Path2D path = path(area.corners());
                path.closePath();
                graphics.fill(path);
            }
            case Shape.Disc disc -> {
                graphics.setColor(Color.decode(disc.colour()));
                double r = disc.radius();
                graphics.fill(new Ellipse2D.Double(
                        disc.middle().x() - r, disc.middle().y() - r, 2 * r, 2 * r));
            }
            case Shape.Line line -> {
                graphics.setColor(Color.decode(line.colour()));
                graphics.setStroke(new BasicStroke((float) line.width(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
                graphics.draw(path(line.points()));
            }
            case Shape.Label label -> label(label);
        }
    }

    private static Path2D path(List<Point> points) {
        Path2D path = new Path2D.Double();
        path.moveTo(points.getFirst().x(), points.getFirst().y());
        for (Point point : points.subList(1, points.size())) {
            path.lineTo(point.x(), point.y());
        }
        return path;
    }

    private void label(Shape.Label label) throws IOException {
        List<Run> runs = fonts.runs(label.text(), label.bold(), label.text().length() == 1);
        double width = fonts.width(runs, label.size());
        double x = label.at().x()
                - switch (label.anchor()) {
                    case START -> 0;
                    case MIDDLE -> width / 2;
                    case END -> width;
                };
        graphics.setColor(Color.decode(label.colour()));
        for (Run run : runs) {
            for (int i = 0;
                    i < run.text().length();
                    i += Character.charCount(run.text().codePointAt(i))) {
                int c = run.text().codePointAt(i);
                glyph(run, c, x, label.at().y(), label.size());
                x += fonts.advance(run.face(), c) * label.size();
            }
        }
    }

    private void glyph(Run run, int c, double x, double y, double size) throws IOException {
        GlyphData glyph = fonts.font(run.face()).getGlyph().getGlyph(fonts.glyph(run.face(), c));
        if (glyph == null) {
            return;
        }
        double scale = size / fonts.font(run.face()).getUnitsPerEm();
        AffineTransform place = AffineTransform.getTranslateInstance(x, y);
        place.scale(scale, -scale);
        java.awt.Shape outline = place.createTransformedShape(glyph.getPath());
        graphics.fill(outline);
        if (run.face() == Face.CHINESE && run.bold()) {
            graphics.setStroke(new BasicStroke((float) (BOLDER * size)));
            graphics.draw(outline);
        }
    }
}
