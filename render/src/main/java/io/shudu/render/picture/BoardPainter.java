package io.shudu.render.picture;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Mark;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.render.picture.Picture.Anchor;
import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws boards: colours and marks at the back, then lines, then digits and pencil marks. A cell is {@link #UNIT} wide
 * and high.
 */
public final class BoardPainter {
    /** The width of a cell. */
    public static final double UNIT = 64;

    /** How many colours a cell can have, from 1 on. */
    public static final int COLOURS = 7;

    private static final double MARGIN = UNIT / 4;
    private static final double INSET = 0.05;
    /** How far a link stays away from the middle of its candidates, in signs. */
    private static final double NEAR = 0.6;

    private static final double ARROW = 11;

    private final Grid grid;
    private final Geometry geometry;
    private final Theme theme;
    private final List<Shape> shapes = new ArrayList<>();
    /** Candidates to cross out. */
    private final List<Candidate> removed = new ArrayList<>();

    private BoardPainter(Grid grid, Theme theme) {
        this.grid = grid;
        this.theme = theme;
        geometry = grid.geometry();
    }

    /**
     * The picture of a step, on a grid with its candidates: what it looks at by role, what it removes crossed out, what
     * it places with a ring.
     *
     * @param title what it shows, for those who cannot see it
     */
    public static Picture paint(Grid grid, String title, Step step) {
        return paint(grid, title, List.of(), step, Theme.LIGHT);
    }

    /** Likewise, with the colours of each cell as below, in a theme. */
    public static Picture paint(Grid grid, String title, List<Integer> colours, Step step, Theme theme) {
        BoardPainter painter = new BoardPainter(grid, theme);
        painter.removed.addAll(step.eliminations());
        List<Mark> marks = new ArrayList<>(step.marks());
        for (Candidate placed : step.placements()) {
            marks.add(new Mark.On(Role.TARGET, new Subject.OfCandidate(placed)));
        }
        return painter.paint(title, colours, marks);
    }

    /**
     * The picture of a grid.
     *
     * @param title what it shows, for those who cannot see it
     * @param colours the colours of each cell, a bit for each from bit 1 on; empty if none is coloured
     * @param marks what to point at
     */
    public static Picture paint(Grid grid, String title, List<Integer> colours, List<Mark> marks, Theme theme) {
        return new BoardPainter(grid, theme).paint(title, colours, marks);
    }

    private Picture paint(String title, List<Integer> colours, List<Mark> marks) {
        double side = geometry.side() * UNIT + 2 * MARGIN;
        shapes.add(Shape.Area.rectangle(-MARGIN, -MARGIN, side, side, theme.sheet()));
        for (int cell = 0; cell < colours.size(); cell++) {
            colour(cell, colours.get(cell));
        }
        marks.forEach(this::shade);
        lines();
        marks.forEach(this::point);
        marks.forEach(this::sign);
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            digits(cell);
        }
        removed.forEach(this::crossOut);
        return new Picture(-MARGIN, -MARGIN, side, side, title, shapes);
    }

    private double x(int cell) {
        return geometry.column(cell) * UNIT;
    }

    private double y(int cell) {
        return geometry.row(cell) * UNIT;
    }

    /** One colour fills a cell, more are sectors around its middle, clockwise from the top right corner. */
    private void colour(int cell, int colours) {
        int count = Integer.bitCount(colours);
        int next = 0;
        for (int colour = 1; colour <= COLOURS; colour++) {
            if ((colours >> colour & 1) == 0) {
                continue;
            }
            String ink = theme.palette().get(colour - 1);
            shapes.add(count == 1 ? square(cell, ink) : new Shape.Area(sector(cell, next, count), ink));
            next++;
        }
    }

    private List<Point> sector(int cell, int index, int count) {
        List<Point> corners = new ArrayList<>();
        corners.add(new Point(x(cell) + UNIT / 2, y(cell) + UNIT / 2));
        double from = (double) index / count;
        double to = (double) (index + 1) / count;
        corners.add(onEdge(cell, from));
        for (int quarter = 1; quarter < 4; quarter++) {
            if (quarter > 4 * from && quarter < 4 * to) {
                corners.add(onEdge(cell, quarter / 4.0));
            }
        }
        corners.add(onEdge(cell, to));
        return corners;
    }

    /** Where the ray of a turn leaves the cell; turn 0 goes to the top right corner. */
    private Point onEdge(int cell, double turn) {
        double angle = turn * 2 * Math.PI - Math.PI / 4;
        double reach = 0.5 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
        return new Point(
                x(cell) + UNIT * (0.5 + reach * Math.cos(angle)), y(cell) + UNIT * (0.5 + reach * Math.sin(angle)));
    }

    /** Houses and cells are shaded by their roles. */
    private void shade(Mark mark) {
        if (!(mark instanceof Mark.On on) || on.role() == Role.TARGET) {
            return;
        }
        String colour = RoleLook.of(on.role(), theme).house();
        if (on.subject() instanceof Subject.OfHouse house) {
            for (int cell : geometry.houses().get(house.house()).cells()) {
                shapes.add(square(cell, colour));
            }
        } else if (on.subject() instanceof Subject.OfCell cell) {
            shapes.add(square(cell.cell(), colour));
        }
    }

    private Shape square(int cell, String colour) {
        return Shape.Area.rectangle(x(cell), y(cell), UNIT, UNIT, colour);
    }

    private void point(Mark mark) {
        if (mark instanceof Mark.Link link) {
            link(link);
        } else if (mark instanceof Mark.On on
                && on.role() == Role.TARGET
                && on.subject() instanceof Subject.OfCell cell) {
            ring(cell.cell());
        }
    }

    /** An arrow between the signs of two candidates; a strong link is thick, a weak one thin. */
    private void link(Mark.Link link) {
        Point from = middle(link.from());
        Point to = middle(link.to());
        double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
        if (length == 0) {
            return;
        }
        double dx = (to.x() - from.x()) / length;
        double dy = (to.y() - from.y()) / length;
        double near = Math.min(NEAR * markSize(), length / 4);
        double head = Math.min(ARROW, length / 4);
        String ink = RoleLook.of(link.role(), theme).ink();
        double width = link.role() == Role.STRONG ? 3 : 1.5;
        Point tip = new Point(to.x() - near * dx, to.y() - near * dy);
        Point neck = new Point(tip.x() - head * dx, tip.y() - head * dy);
        shapes.add(Shape.Line.between(from.x() + near * dx, from.y() + near * dy, neck.x(), neck.y(), ink, width));
        double half = head / 2;
        shapes.add(new Shape.Area(
                List.of(
                        tip,
                        new Point(neck.x() - half * dy, neck.y() + half * dx),
                        new Point(neck.x() + half * dy, neck.y() - half * dx)),
                ink));
    }

    /** A sign behind a candidate, its shape and colour by the role. */
    private void sign(Mark mark) {
        if (mark instanceof Mark.On on && on.subject() instanceof Subject.OfCandidate candidate) {
            if (grid.isEmpty(candidate.candidate().cell())) {
                RoleLook.of(on.role(), theme).draw(middle(candidate.candidate()), 0.55 * markSize(), shapes);
            }
        }
    }

    private void crossOut(Candidate candidate) {
        Point middle = middle(candidate);
        double reach = markSize() / 2;
        shapes.add(Shape.Line.between(
                middle.x() - reach, middle.y() + reach, middle.x() + reach, middle.y() - reach, theme.target(), 3));
    }

    private double markSize() {
        return 0.8 * (1 - 2 * INSET) * UNIT / Math.max(perRow(), rowsOfMarks());
    }

    /** A frame inside a cell, so near its edge that it touches no sign of a candidate. */
    private void ring(int cell) {
        double near = 2.5;
        frame(x(cell) + near, y(cell) + near, UNIT - 2 * near, theme.target(), 3);
    }

    /** The sides of a square. The last one ends past the corner where the first begins, so that this is closed. */
    private void frame(double x, double y, double size, String colour, double width) {
        List<Point> points = List.of(
                new Point(x, y),
                new Point(x + size, y),
                new Point(x + size, y + size),
                new Point(x, y + size),
                new Point(x, y - width / 2));
        shapes.add(new Shape.Line(points, colour, width));
    }

    private void thinLines(double size) {
        for (int line = 1; line < geometry.side(); line++) {
            if (!geometry.hasBoxes() || line % geometry.boxRows() != 0) {
                shapes.add(Shape.Line.between(0, line * UNIT, size, line * UNIT, theme.thin(), 1.5));
            }
            if (!geometry.hasBoxes() || line % geometry.boxColumns() != 0) {
                shapes.add(Shape.Line.between(line * UNIT, 0, line * UNIT, size, theme.thin(), 1.5));
            }
        }
    }

    private void lines() {
        double size = geometry.side() * UNIT;
        // The thin ones first, so that none of them crosses a thick one.
        thinLines(size);
        if (geometry.hasBoxes()) {
            for (int line = geometry.boxRows(); line < geometry.side(); line += geometry.boxRows()) {
                shapes.add(Shape.Line.between(0, line * UNIT, size, line * UNIT, theme.given(), 4));
            }
            for (int line = geometry.boxColumns(); line < geometry.side(); line += geometry.boxColumns()) {
                shapes.add(Shape.Line.between(line * UNIT, 0, line * UNIT, size, theme.given(), 4));
            }
        }
        frame(0, 0, size, theme.given(), 5);
    }

    private void digits(int cell) {
        if (!grid.isEmpty(cell)) {
            boolean given = grid.isGiven(cell);
            label(
                    x(cell) + UNIT / 2,
                    y(cell) + UNIT / 2,
                    grid.digit(cell),
                    theme.type().share() * UNIT,
                    given,
                    given ? theme.given() : theme.own());
            return;
        }
        CandidateSet candidates = grid.candidates();
        for (int digit = 1; candidates != null && digit <= geometry.side(); digit++) {
            if (candidates.contains(cell, digit)) {
                Point middle = middle(new Candidate(cell, digit));
                label(middle.x(), middle.y(), digit, markSize(), false, theme.notes());
            }
        }
    }

    /** Where a candidate stands in its cell: at the place that it has in a box. */
    private Point middle(Candidate candidate) {
        double width = (1 - 2 * INSET) * UNIT / perRow();
        double height = (1 - 2 * INSET) * UNIT / rowsOfMarks();
        int column = (candidate.digit() - 1) % perRow();
        int row = (candidate.digit() - 1) / perRow();
        return new Point(
                x(candidate.cell()) + INSET * UNIT + (column + 0.5) * width,
                y(candidate.cell()) + INSET * UNIT + (row + 0.5) * height);
    }

    private int perRow() {
        return geometry.hasBoxes() ? geometry.boxColumns() : (int) Math.ceil(Math.sqrt(geometry.side()));
    }

    private int rowsOfMarks() {
        return (geometry.side() + perRow() - 1) / perRow();
    }

    private void label(double x, double y, int digit, double size, boolean bold, String colour) {
        shapes.add(new Shape.Label(
                new Point(x, y + theme.type().height() / 2 * size),
                Anchor.MIDDLE,
                String.valueOf(Symbols.of(digit)),
                size,
                bold,
                colour));
    }
}
