package io.shudu.generate.census;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A picture of several methods: how far each chute is from equal chances, on a logarithmic scale, and where noise would
 * put it.
 */
public final class CensusChart {
    private static final int WIDTH = 720;
    private static final int LEFT = 150;
    private static final int RIGHT = 30;
    private static final int TOP = 70;
    private static final int ROW = 34;
    private static final int BOTTOM = 60;
    private static final double LEAST = 1e-4;
    private static final int DECADES = 4;

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

    /** A chart without methods yet. */
    public CensusChart(Words words) {
        this.words = words;
    }

    /** Adds a method. */
    public void add(String name, Findings findings) {
        names.add(name);
        rows.add(findings);
    }

    /** The picture as SVG. */
    public String svg() {
        int bottom = TOP + ROW * rows.size();
        StringBuilder svg = new StringBuilder();
        svg.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\" "
                        + "font-family=\"sans-serif\" font-size=\"13\">\n",
                WIDTH,
                bottom + BOTTOM));
        svg.append("<title>").append(escaped(words.title)).append("</title>\n");
        svg.append("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
        text(svg, 16, 24, "start", words.title, " font-size=\"16\" font-weight=\"bold\"");
        legend(svg);
        for (int decade = 0; decade <= DECADES; decade++) {
            double distance = LEAST * Math.pow(10, decade);
            line(svg, x(distance), TOP, bottom, "#ddd");
            text(svg, x(distance), bottom + 18, "middle", number(distance), "");
        }
        text(svg, (LEFT + WIDTH - RIGHT) / 2.0, bottom + 42, "middle", words.axis, "");
        for (int row = 0; row < rows.size(); row++) {
            double y = TOP + ROW * (row + 0.5);
            text(svg, LEFT - 12, y + 4, "end", names.get(row), "");
            line(svg, x(rows.get(row).usualDistance()), y - ROW / 2.0, y + ROW / 2.0, "#888");
            dots(svg, rows.get(row), y);
        }
        return svg.append("</svg>\n").toString();
    }

    private void legend(StringBuilder svg) {
        dot(svg, 24, 46);
        text(svg, 36, 50, "start", words.bands, "");
        square(svg, 144, 46);
        text(svg, 156, 50, "start", words.stacks, "");
        line(svg, 264, 38, 54, "#888");
        text(svg, 276, 50, "start", words.noise, "");
    }

    private static void dots(StringBuilder svg, Findings findings, double y) {
        for (int chute = 0; chute < findings.chutes().size(); chute++) {
            double x = x(findings.chutes().get(chute).distance());
            double shifted = y + (chute % 3 - 1) * 7;
            if (chute < 3) {
                dot(svg, x, shifted);
            } else {
                square(svg, x, shifted);
            }
        }
    }

    private static double x(double distance) {
        double share = Math.log10(Math.max(LEAST, distance) / LEAST) / DECADES;
        return LEFT + share * (WIDTH - LEFT - RIGHT);
    }

    private static void dot(StringBuilder svg, double x, double y) {
        svg.append(String.format(
                Locale.ROOT, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"#0a6ebd\" opacity=\".75\"/>\n", x, y));
    }

    private static void square(StringBuilder svg, double x, double y) {
        svg.append(String.format(
                Locale.ROOT,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"7\" height=\"7\" fill=\"#c2410c\" opacity=\".75\"/>\n",
                x - 3.5,
                y - 3.5));
    }

    private static void line(StringBuilder svg, double x, double from, double to, String colour) {
        svg.append(String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>\n",
                x,
                from,
                x,
                to,
                colour));
    }

    private static void text(StringBuilder svg, double x, double y, String anchor, String text, String style) {
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\"%s>%s</text>\n",
                x,
                y,
                anchor,
                style,
                escaped(text)));
    }

    private static String number(double value) {
        return value >= 1 ? "1" : String.format(Locale.ROOT, "%.4f", value).replaceAll("0+$", "");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
