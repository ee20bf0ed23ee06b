package io.shudu.render.picture;

import io.shudu.logic.step.Role;
import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * How a role looks on paper: a sign with as many corners as tell it from others, and colours that are never the only
 * difference. The game has the same signs.
 *
 * @param corners of the sign; 0 is a circle
 * @param fill the colour inside
 * @param ink the colour of the line around it, and of links
 * @param house the colour of houses and cells
 */
record RoleLook(int corners, String fill, String ink, String house) {
    private static final RoleLook CIRCLE = new RoleLook(0, "#bfe8d8", "#0b6a4e", "#fff0b8");
    private static final RoleLook SQUARE = new RoleLook(4, "#ded4f9", "#5a34b3", "#f1ecfd");
    private static final RoleLook DIAMOND = new RoleLook(-4, "#ffdc9c", "#855000", "#fff3dd");
    private static final RoleLook TRIANGLE = new RoleLook(3, "#c9e4f8", "#14598a", "#e8f3fb");
    private static final RoleLook HEXAGON = new RoleLook(6, "#ffffff", "#454d5a", "#f1f3f5");
    private static final RoleLook TARGET = new RoleLook(0, "#fbd2ce", "#a21927", "#fdeeec");
    private static final RoleLook COVER = new RoleLook(0, "#bfe8d8", "#0b6a4e", "#fff8dd");

    static RoleLook of(Role role) {
        return switch (role) {
            case BASE, PIVOT, STRONG -> CIRCLE;
            case COVER -> COVER;
            case WING, CORNER, FIRST, OFF, WEAK -> SQUARE;
            case EXTRA, SECOND, ON -> DIAMOND;
            case FIN, ENDO_FIN, THIRD -> TRIANGLE;
            case FURTHER -> HEXAGON;
            case TARGET -> TARGET;
        };
    }

    /** Draws the sign: a shape in the ink, and a smaller one in the fill upon it. */
    void draw(Point middle, double radius, List<Shape> shapes) {
        add(middle, radius, ink, shapes);
        add(middle, 0.85 * radius, fill, shapes);
    }

    private void add(Point middle, double radius, String colour, List<Shape> shapes) {
        if (corners == 0) {
            shapes.add(new Shape.Disc(middle, radius, colour));
            return;
        }
        int count = Math.abs(corners);
        // A square stands on its side, a diamond and all others on a corner; signs with corners need more room.
        double turn = corners == 4 ? Math.PI / 4 : 0;
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double angle = turn + 2 * Math.PI * i / count - Math.PI / 2;
            points.add(new Point(
                    middle.x() + 1.25 * radius * Math.cos(angle), middle.y() + 1.25 * radius * Math.sin(angle)));
        }
        shapes.add(new Shape.Area(points, colour));
    }
}
