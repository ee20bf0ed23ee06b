package io.shudu.render.picture;

import io.shudu.render.picture.Picture.Anchor;
import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A picture of numbers: sections of bars, one below the other, each section with a scale of its own. */
public final class BarsPainter {
    private static final int WIDTH = 720;
    private static final int LEFT = 230;
    private static final int RIGHT = 80;
    private static final int TOP = 48;
    private static final int HEAD = 34;
    private static final int ROW = 20;
    private static final int BAR = 13;
    private static final int BOTTOM = 20;
    private static final int TYPE = 13;
    private static final String INK = "#17191c";
    private static final String BLUE = "#0a6ebd";

    private final String title;
    private final List<Shape> shapes = new ArrayList<>();
    private double y = TOP;

    /** A chart without sections yet. */
    public BarsPainter(String title) {
        this.title = title;
    }

    /**
     * Adds a section below the others; one without bars is left out.
     *
     * @param bars names and numbers, in their order
     */
    public void section(String name, Map<String, Integer> bars) {
        if (bars.isEmpty()) {
            return;
        }
        text(16, y + 20, Anchor.START, name, true);
        y += HEAD;
        int most = 1;
        for (int count : bars.values()) {
            most = Math.max(most, count);
        }
        double unit = (double) (WIDTH - LEFT - RIGHT) / most;
        bars.forEach((bar, count) -> {
            text(LEFT - 10, y + 11, Anchor.END, bar, false);
            shapes.add(Shape.Area.rectangle(LEFT, y, Math.max(1, count * unit), BAR, BLUE));
            text(LEFT + count * unit + 8, y + 11, Anchor.START, String.valueOf(count), false);
            y += ROW;
        });
    }

    private void text(double x, double baseline, Anchor anchor, String text, boolean bold) {
        shapes.add(new Shape.Label(new Point(x, baseline), anchor, text, TYPE, bold, INK));
    }

    /** The picture. */
    public Picture picture() {
        double height = y + BOTTOM;
        List<Shape> all = new ArrayList<>();
        all.add(Shape.Area.rectangle(0, 0, WIDTH, height, "#ffffff"));
        all.add(new Shape.Label(new Point(16, 26), Anchor.START, title, 16, true, INK));
        all.addAll(shapes);
        return new Picture(0, 0, WIDTH, height, title, all);
    }
}
