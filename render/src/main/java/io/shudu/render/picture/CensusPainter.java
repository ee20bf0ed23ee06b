package io.shudu.render.picture;

import io.shudu.generate.census.Findings;
import io.shudu.render.picture.Picture.Anchor;
import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A picture of several methods: how far each chute is from equal chances, on a logarithmic scale, and where noise would
 * put it.
 */
public final class CensusPainter {
    private static final int WIDTH = 720;
    private static final int LEFT = 150;
    private static final int RIGHT = 30;
    private static final int TOP = 70;
    private static final int ROW = 34;
    private static final int BOTTOM = 60;
    private static final double LEAST = 1e-4;
    private static final int DECADES = 4;
    private static final int TYPE = 13;
    private static final String INK = "#17191c";
    private static final String NOISE = "#888888";
    private static final String BANDS = "#0a6ebd";
    private static final String STACKS = "#c2410c";

    /**
     * The words in the picture, in some language.
     *
     * @param title what the picture shows
     * @param axis what the scale measures
     * @param noise what the line is that shows where equal chances would lie
     * @param bands what a round dot is
     * @param stacks what a square is
     */
    public record Words(String title, String axis, String noise, String bands, String stacks) {}

    private final Words words;
    private final List<String> names = new ArrayList<>();
    private final List<Findings> rows = new ArrayList<>();
    private final List<Shape> shapes = new ArrayList<>();

    /** A chart without methods yet. */
    public CensusPainter(Words words) {
        this.words = words;
    }

    /** Adds a method. */
    public void add(String name, Findings findings) {
        names.add(name);
        rows.add(findings);
    }

    /** The picture. */
    public Picture picture() {
        int bottom = TOP + ROW * rows.size();
        shapes.clear();
        shapes.add(Shape.Area.rectangle(0, 0, WIDTH, bottom + BOTTOM, "#ffffff"));
        shapes.add(new Shape.Label(new Point(16, 24), Anchor.START, words.title, 16, true, INK));
        legend();
        for (int decade = 0; decade <= DECADES; decade++) {
            double distance = LEAST * Math.pow(10, decade);
            line(x(distance), TOP, bottom, "#dddddd");
            text(x(distance), bottom + 18, Anchor.MIDDLE, number(distance));
        }
        text((LEFT + WIDTH - RIGHT) / 2.0, bottom + 42, Anchor.MIDDLE, words.axis);
        for (int row = 0; row < rows.size(); row++) {
            double y = TOP + ROW * (row + 0.5);
            text(LEFT - 12, y + 4, Anchor.END, names.get(row));
            line(x(rows.get(row).usualDistance()), y - ROW / 2.0, y + ROW / 2.0, NOISE);
            dots(rows.get(row), y);
        }
        return new Picture(0, 0, WIDTH, bottom + BOTTOM, words.title, shapes);
    }

    private void legend() {
        dot(24, 46);
        text(36, 50, Anchor.START, words.bands);
        square(144, 46);
        text(156, 50, Anchor.START, words.stacks);
        line(264, 38, 54, NOISE);
        text(276, 50, Anchor.START, words.noise);
    }

    private void dots(Findings findings, double y) {
        for (int chute = 0; chute < findings.chutes().size(); chute++) {
            double x = x(findings.chutes().get(chute).distance());
            double shifted = y + (chute % 3 - 1) * 7;
            if (chute < 3) {
                dot(x, shifted);
            } else {
                square(x, shifted);
            }
        }
    }

    private static double x(double distance) {
        double share = Math.log10(Math.max(LEAST, distance) / LEAST) / DECADES;
        return LEFT + share * (WIDTH - LEFT - RIGHT);
    }

    private void dot(double x, double y) {
        shapes.add(new Shape.Disc(new Point(x, y), 4, BANDS));
    }

    private void square(double x, double y) {
        shapes.add(Shape.Area.rectangle(x - 3.5, y - 3.5, 7, 7, STACKS));
    }

    private void line(double x, double from, double to, String colour) {
        shapes.add(Shape.Line.between(x, from, x, to, colour, 1));
    }

    private void text(double x, double y, Anchor anchor, String text) {
        shapes.add(new Shape.Label(new Point(x, y), anchor, text, TYPE, false, INK));
    }

    private static String number(double value) {
        return value >= 1 ? "1" : String.format(Locale.ROOT, "%.4f", value).replaceAll("0+$", "");
    }
}
