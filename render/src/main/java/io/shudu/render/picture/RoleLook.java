package io.shudu.render.picture;

import io.shudu.logic.step.Role;
import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * How a role looks: a sign with as many corners as tell it from others, and colours that are never the only difference.
 * The game has the same signs.
 *
 * @param corners of the sign; 0 is a circle, and a negative number stands on a corner
 * @param colours its colours
 */
record RoleLook(int corners, Theme.Colours colours) {
    static RoleLook of(Role role, Theme theme) {
        return switch (role) {
            case BASE, PIVOT, STRONG -> new RoleLook(0, theme.circle());
            case COVER -> new RoleLook(0, theme.cover());
            case TARGET -> new RoleLook(0, theme.cross());
            case BLOCKER, WING, CORNER, FIRST, OFF, WEAK -> new RoleLook(4, theme.square());
            case EXTRA, SECOND, ON -> new RoleLook(-4, theme.diamond());
            case FIN, ENDO_FIN, THIRD -> new RoleLook(3, theme.triangle());
            case FURTHER -> new RoleLook(6, theme.hexagon());
        };
    }

    String ink() {
        return colours.ink();
    }

    String house() {
        return colours.house();
    }

    /** Draws the sign: a shape in the ink, and a smaller one in the fill upon it. */
    void draw(Point middle, double radius, List<Shape> shapes) {
        add(middle, radius, colours.ink(), shapes);
        add(middle, 0.85 * radius, colours.fill(), shapes);
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
