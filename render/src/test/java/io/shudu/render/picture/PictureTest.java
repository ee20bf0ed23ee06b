package io.shudu.render.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.census.Census;
import io.shudu.generate.grids.ShiftMethod;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Mark;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.render.picture.Picture.Anchor;
import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PictureTest {
    private static int count(String text, String part) {
        return text.split(part, -1).length - 1;
    }

    /** One element a line between the first and the last. */
    private static void assertWellFormed(String svg) {
        List<String> lines = svg.lines().toList();
        assertThat(lines.getFirst()).matches("<svg( [\\w-]+=\"[^\"<]*\")*>");
        assertThat(lines.getLast()).isEqualTo("</svg>");
        assertThat(lines.subList(1, lines.size() - 1))
                .allMatch(line -> line.matches("<(\\w+)( [\\w-]+=\"[^\"<]*\")*(/>|>[^<]*</\\1>)"));
    }

    @Test
    void shapesAreWrittenFromBackToFront() {
        Picture picture = new Picture(
                -1,
                -0.5,
                10,
                20.25,
                "a < b & c",
                List.of(
                        Shape.Area.rectangle(0, 0, 1, 2, "#ffffff"),
                        new Shape.Disc(new Point(1.005, 2), 3, "#000000"),
                        Shape.Line.between(0, 0, 1, 1, "#000000", 1.5),
                        new Shape.Label(new Point(1, 2), Anchor.END, "<9>", 12, true, "#000000")));
        String svg = Svg.of(picture);
        assertWellFormed(svg);
        assertThat(svg.lines().skip(1))
                .containsExactly(
                        "<title>a &lt; b &amp; c</title>",
                        "<polygon points=\"0,0 1,0 1,2 0,2\" fill=\"#ffffff\"/>",
                        "<circle cx=\"1\" cy=\"2\" r=\"3\" fill=\"#000000\"/>",
                        "<polyline points=\"0,0 1,1\" fill=\"none\" stroke=\"#000000\" stroke-width=\"1.5\"/>",
                        "<text x=\"1\" y=\"2\" text-anchor=\"end\" font-size=\"12\" font-weight=\"600\""
                                + " fill=\"#000000\">&lt;9&gt;</text>",
                        "</svg>");
        assertThat(svg).contains("width=\"10\" height=\"20.25\" viewBox=\"-1 -0.5 10 20.25\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"4", "2x3", "9", "3x4", "16", "25"})
    void boardsOfAllSizesAreDrawn(String id) {
        Geometry geometry = Objects.requireNonNull(Geometry.byId(id));
        Grid grid = Grid.empty(geometry).with(0, 1);
        CandidateSet.Builder marks = new CandidateSet.Builder(geometry);
        for (int digit = 1; digit <= geometry.side(); digit++) {
            marks.add(1, digit);
        }
        List<Integer> colours = new ArrayList<>(Collections.nCopies(geometry.cellCount(), 0));
        colours.set(2, 1 << 1);
        colours.set(3, 1 << 1 | 1 << 4 | 1 << 7);
        Picture picture = BoardPainter.paint(
                grid.withCandidates(marks.build()),
                id,
                colours,
                List.of(
                        new Mark.On(Role.BASE, new Subject.OfHouse(0)),
                        new Mark.On(Role.TARGET, new Subject.OfCell(5)),
                        new Mark.Link(Role.BASE, new Candidate(1, 1), new Candidate(6, 2))),
                Theme.LIGHT);
        String svg = Svg.of(picture);
        assertWellFormed(svg);
        assertThat(count(svg, "<text")).isEqualTo(1 + geometry.side());
        // The sheet, four parts of colour, the cells of the house, and the head of the arrow.
        assertThat(count(svg, "<polygon")).isEqualTo(1 + 4 + geometry.side() + 1);
        // Lines both ways, the frame, the ring and the link.
        assertThat(count(svg, "<polyline")).isEqualTo(2 * (geometry.side() - 1) + 3);
        for (Shape shape : picture.shapes()) {
            if (shape instanceof Shape.Label label) {
                assertThat(label.at().x()).isBetween(0.0, geometry.side() * BoardPainter.UNIT);
                assertThat(label.at().y()).isBetween(0.0, geometry.side() * BoardPainter.UNIT);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"4", "2x3", "9", "16"})
    void noThinLineCrossesAThickOne(String id) {
        Grid empty = Grid.empty(Objects.requireNonNull(Geometry.byId(id)));
        List<Double> widths = BoardPainter.paint(empty, "", List.of(), List.of(), Theme.LIGHT).shapes().stream()
                .filter(Shape.Line.class::isInstance)
                .map(line -> ((Shape.Line) line).width())
                .toList();
        assertThat(widths).isSorted().hasSizeGreaterThan(2);
    }

    @ParameterizedTest
    @EnumSource(Role.class)
    void aStepIsDrawnByRoles(Role role) {
        Geometry geometry = Geometry.of(2, 2);
        Grid grid = Grid.empty(geometry);
        Step step = new Step(
                "x-wing",
                List.of(new Candidate(7, 3)),
                List.of(new Candidate(5, 1), new Candidate(6, 1)),
                List.of(new Mark.On(role, new Subject.OfCandidate(new Candidate(1, 1)))),
                Map.of());
        Picture picture = BoardPainter.paint(grid.withCandidates(CandidateSet.of(grid)), "x-wing", step);
        String svg = Svg.of(picture);
        assertWellFormed(svg);
        // Two shapes for each sign: the candidate with the role, and the one that is placed.
        assertThat(count(svg, "<circle") + count(svg, "<polygon")).isEqualTo(1 + 2 * 2);
        // Lines both ways, the frame, and what is crossed out.
        assertThat(count(svg, "<polyline")).isEqualTo(2 * 3 + 1 + 2);
    }

    /** On every colour that can lie behind it, ink is read: at least as the guidelines for the web ask for. */
    @Test
    void inkIsReadInEveryTheme() {
        for (String id : Themes.ids()) {
            Theme theme = Objects.requireNonNull(Themes.byId(id));
            List<String> behind = new ArrayList<>(theme.palette());
            behind.add(theme.sheet());
            for (Theme.Colours colours : List.of(
                    theme.circle(),
                    theme.cover(),
                    theme.square(),
                    theme.diamond(),
                    theme.triangle(),
                    theme.hexagon(),
                    theme.cross())) {
                behind.add(colours.house());
                assertThat(contrast(theme.notes(), colours.fill()))
                        .as(id + " notes on " + colours)
                        .isGreaterThan(4.5);
                assertThat(contrast(colours.ink(), theme.sheet()))
                        .as(id + " " + colours)
                        .isGreaterThan(3);
            }
            for (String colour : behind) {
                assertThat(contrast(theme.given(), colour))
                        .as(id + " given on " + colour)
                        .isGreaterThan(4.5);
                assertThat(contrast(theme.own(), colour))
                        .as(id + " own on " + colour)
                        .isGreaterThan(4.5);
                assertThat(contrast(theme.notes(), colour))
                        .as(id + " notes on " + colour)
                        .isGreaterThan(4.5);
            }
            assertThat(contrast(theme.thin(), theme.sheet())).as(id).isGreaterThan(3);
        }
    }

    private static double contrast(String one, String other) {
        double first = luminance(one);
        double second = luminance(other);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    private static double luminance(String colour) {
        int number = Integer.parseInt(colour.substring(1), 16);
        return 0.2126 * part(number >> 16) + 0.7152 * part(number >> 8) + 0.0722 * part(number);
    }

    private static double part(int number) {
        double share = (number & 255) / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    @Test
    void theChartHasEverythingInIt() {
        Census census = new Census();
        for (int i = 0; i < 100; i++) {
            census.add(new ShiftMethod().make(Geometry.CLASSIC, new SeedSequence(1).at(i)));
        }
        CensusPainter chart = new CensusPainter(new CensusPainter.Words("a < b", "axis", "noise", "bands", "stacks"));
        chart.add("shift", census.findings());
        String svg = Svg.of(chart.picture());
        assertWellFormed(svg);
        assertThat(svg).contains("a &lt; b", ">shift<", ">axis<", ">noise<");
        // Three dots and as many squares, and one of each in the legend; behind all the sheet.
        assertThat(count(svg, "<circle")).isEqualTo(4);
        assertThat(count(svg, "<polygon")).isEqualTo(5);
    }
}
