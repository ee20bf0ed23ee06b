package io.shudu.render.picture;

import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import java.util.List;
import java.util.Locale;

/** Writes pictures as SVG documents. */
public final class Svg {
    private static final String FONT =
            "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Noto Sans CJK SC', Arial, sans-serif";

    private final StringBuilder text = new StringBuilder();

    private Svg() {}

    /** The picture as a document. */
    public static String of(Picture picture) {
        Svg svg = new Svg();
        svg.write(picture);
        return svg.text.toString();
    }

    private void write(Picture picture) {
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\"");
        number("width", picture.width());
        number("height", picture.height());
        text.append(" viewBox=\"");
        pair(picture.left(), picture.top(), ' ');
        text.append(' ');
        pair(picture.width(), picture.height(), ' ');
        text.append("\" role=\"img\" font-family=\"").append(FONT).append("\">\n");
        text.append("<title>").append(escaped(picture.title())).append("</title>\n");
        picture.shapes().forEach(this::write);
        text.append("</svg>\n");
    }

    private void write(Shape shape) {
        switch (shape) {
            case Shape.Area area -> {
                text.append("<polygon points=\"");
                points(area.corners());
                text.append('"');
                word("fill", area.colour());
            }
            case Shape.Disc disc -> {
                text.append("<circle");
                number("cx", disc.middle().x());
                number("cy", disc.middle().y());
                number("r", disc.radius());
                word("fill", disc.colour());
            }
            case Shape.Line line -> {
                text.append("<polyline points=\"");
                points(line.points());
                text.append("\" fill=\"none\"");
                word("stroke", line.colour());
                number("stroke-width", line.width());
            }
            case Shape.Label label -> {
                label(label);
                return;
            }
        }
        text.append("/>\n");
    }

    private void label(Shape.Label label) {
        text.append("<text");
        number("x", label.at().x());
        number("y", label.at().y());
        word("text-anchor", label.anchor().name().toLowerCase(Locale.ROOT));
        number("font-size", label.size());
        if (label.bold()) {
            word("font-weight", "600");
        }
        word("fill", label.colour());
        text.append('>').append(escaped(label.text())).append("</text>\n");
    }

    private void points(List<Point> points) {
        for (int i = 0; i < points.size(); i++) {
            text.append(i == 0 ? "" : " ");
            pair(points.get(i).x(), points.get(i).y(), ',');
        }
    }

    private void pair(double first, double second, char between) {
        number(first);
        text.append(between);
        number(second);
    }

    private void number(String name, double value) {
        text.append(' ').append(name).append("=\"");
        number(value);
        text.append('"');
    }

    private void word(String name, String value) {
        text.append(' ').append(name).append("=\"").append(value).append('"');
    }

    /** A number with at most two decimals, the same on every machine. */
    private void number(double value) {
        long hundredths = Math.round(value * 100);
        text.append(hundredths < 0 ? "-" : "").append(Math.abs(hundredths) / 100);
        int rest = (int) (Math.abs(hundredths) % 100);
        if (rest != 0) {
            text.append('.').append(rest / 10);
            if (rest % 10 != 0) {
                text.append(rest % 10);
            }
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
