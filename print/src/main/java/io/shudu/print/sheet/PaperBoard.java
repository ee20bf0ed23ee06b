package io.shudu.print.sheet;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.print.page.Block;
import io.shudu.render.picture.BoardPainter;
import io.shudu.render.picture.Picture;
import io.shudu.render.picture.Picture.Anchor;
import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import io.shudu.render.picture.Theme;
import java.util.ArrayList;
import java.util.List;

/**
 * A board on a page. Empty cells have a point that is not seen: whoever copies the board out of the document gets the
 * puzzle whole, row by row.
 */
public final class PaperBoard {
    private PaperBoard() {}

    /** A grid in a square of a size; with candidates if the grid has them. */
    public static List<Shape> shapes(Grid grid, Theme theme, double x, double y, double size) {
        Geometry geometry = grid.geometry();
        double cell = size / geometry.side();
        List<Shape> shapes = new ArrayList<>(
                placed(BoardPainter.paint(Grid.empty(geometry), "", List.of(), List.of(), theme), x, y, cell));
        for (int i = 0; i < geometry.cellCount(); i++) {
            double middleX = x + (geometry.column(i) + 0.5) * cell;
            double middleY = y + (geometry.row(i) + 0.5) * cell;
            double type = theme.type().share() * cell;
            Point at = new Point(middleX, middleY + theme.type().height() / 2 * type);
            boolean empty = grid.isEmpty(i);
            shapes.add(new Shape.Label(
                    at,
                    Anchor.MIDDLE,
                    empty ? "." : String.valueOf(Symbols.of(grid.digit(i))),
                    type,
                    !empty && grid.isGiven(i),
                    empty ? Block.HIDDEN : grid.isGiven(i) ? theme.given() : theme.own()));
        }
        return shapes;
    }

    /** The candidates of a grid, which are drawn apart from its digits. */
    public static List<Shape> candidates(Grid grid, Theme theme, double x, double y, double size) {
        CandidateSet candidates = grid.candidates();
        if (candidates == null) {
            return List.of();
        }
        Picture picture = BoardPainter.paint(grid, "", List.of(), List.of(), theme);
        double cell = size / grid.geometry().side();
        // The labels of empty cells are candidates, and they are smaller than digits.
        return placed(picture, x, y, cell).stream()
                .filter(shape -> shape instanceof Shape.Label label
                        && label.size() < 0.99 * theme.type().share() * cell)
                .toList();
    }

    /** A picture of a board on a page, without the sheet behind it. */
    public static List<Shape> placed(Picture picture, double x, double y, double cell) {
        double scale = cell / BoardPainter.UNIT;
        List<Shape> shapes = new ArrayList<>();
        for (Shape shape : picture.shapes().subList(1, picture.shapes().size())) {
            shapes.add(
                    switch (shape) {
                        case Shape.Area area -> new Shape.Area(points(area.corners(), x, y, scale), area.colour());
                        case Shape.Disc disc ->
                            new Shape.Disc(point(disc.middle(), x, y, scale), disc.radius() * scale, disc.colour());
                        case Shape.Line line ->
                            new Shape.Line(points(line.points(), x, y, scale), line.colour(), line.width() * scale);
                        case Shape.Label label ->
                            new Shape.Label(
                                    point(label.at(), x, y, scale),
                                    label.anchor(),
                                    label.text(),
                                    label.size() * scale,
                                    label.bold(),
                                    label.colour());
                    });
        }
        return shapes;
    }

    private static List<Point> points(List<Point> points, double x, double y, double scale) {
        return points.stream().map(point -> point(point, x, y, scale)).toList();
    }

    private static Point point(Point point, double x, double y, double scale) {
        return new Point(x + point.x() * scale, y + point.y() * scale);
    }
}
