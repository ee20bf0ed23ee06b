package io.shudu.print.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Verdict;
import io.shudu.print.Sheets;
import io.shudu.print.page.Block;
import io.shudu.print.page.Page;
import io.shudu.print.page.Paper;
import io.shudu.print.page.Tag;
import io.shudu.print.type.Fonts;
import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import io.shudu.render.words.Language;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WorksheetsTest {
    /** No printer prints to the edge. */
    private static final double EDGE = 18;

    private Fonts fonts;
    private final Map<String, List<PrintedPuzzle>> made = new HashMap<>();

    @BeforeAll
    void open() throws IOException {
        fonts = Fonts.load();
    }

    @AfterAll
    void close() throws IOException {
        fonts.close();
    }

    private List<PrintedPuzzle> puzzles(String board, int count) {
        return made.computeIfAbsent(board + count, key -> Sheets.puzzles(board, null, count, Language.CHINESE));
    }

    /** Every size of paper and board, every number of puzzles and place of answers. */
    @ParameterizedTest
    @ValueSource(strings = {"4", "2x3", "9", "16", "25"})
    void nothingIsCutOffAndNoBoardsOverlap(String board) throws IOException {
        List<PrintedPuzzle> puzzles = puzzles(board, board.equals("25") ? 2 : 10);
        int unreadable = 0;
        for (String paper : board.equals("9") ? Paper.sheets() : Set.of("a5", "letter")) {
            for (int perPage : SheetStyle.PER_PAGE) {
                for (Answers answers : Answers.values()) {
                    for (Language language :
                            board.equals("9") ? Language.values() : new Language[] {Language.ENGLISH}) {
                        SheetStyle style = Sheets.style(paper, perPage, answers, false, language);
                        if (!new Worksheets(fonts, style).isReadable(puzzles)) {
                            unreadable++;
                            continue;
                        }
                        String what = paper + " " + perPage + " " + answers + " " + board;
                        List<Page> pages = Sheets.pages(fonts, style, puzzles);
                        pages.forEach(page -> check(page, what));
                        assertThat(boards(pages))
                                .as(what)
                                .isEqualTo((answers == Answers.NONE ? 1 : 2) * puzzles.size());
                    }
                }
            }
        }
        // Many large boards on small paper are refused instead.
        assertThat(unreadable)
                .isLessThanOrEqualTo(puzzles.getFirst().grid().geometry().side() <= 9 ? 4 : 30);
    }

    private static int boards(List<Page> pages) {
        int count = 0;
        for (Page page : pages) {
            for (Block block : page.blocks()) {
                count += isBoard(block) ? 1 : 0;
            }
        }
        return count;
    }

    private static boolean isBoard(Block block) {
        return block.tag() == Tag.FIGURE && block.shapes().stream().anyMatch(Shape.Label.class::isInstance);
    }

    private void check(Page page, String what) {
        List<double[]> boards = new ArrayList<>();
        for (Block block : page.blocks()) {
            double[] bounds = bounds(block);
            assertThat(bounds[0]).as(what + " left of " + block.tag()).isGreaterThanOrEqualTo(EDGE);
            assertThat(bounds[1]).as(what + " top of " + block.tag()).isGreaterThanOrEqualTo(EDGE);
            assertThat(bounds[2]).as(what).isLessThanOrEqualTo(page.paper().width() - EDGE);
            assertThat(bounds[3]).as(what).isLessThanOrEqualTo(page.paper().height() - EDGE);
            if (block.tag() == Tag.FIGURE) {
                for (double[] other : boards) {
                    boolean apart = bounds[2] <= other[0]
                            || other[2] <= bounds[0]
                            || bounds[3] <= other[1]
                            || other[3] <= bounds[1];
                    assertThat(apart).as(what + " overlap").isTrue();
                }
                boards.add(bounds);
            }
        }
    }

    /** Left, top, right and bottom of what is drawn. */
    private double[] bounds(Block block) {
        double[] bounds = {Double.MAX_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE};
        for (Shape shape : block.shapes()) {
            switch (shape) {
                case Shape.Area area -> area.corners().forEach(corner -> add(bounds, corner.x(), corner.y()));
                case Shape.Disc disc ->
                    add(bounds, disc.middle().x(), disc.middle().y());
                case Shape.Line line -> line.points().forEach(point -> add(bounds, point.x(), point.y()));
                case Shape.Label label -> {
                    double width = fonts.width(label.text(), label.size(), label.bold());
                    double x = label.at().x()
                            - switch (label.anchor()) {
                                case START -> 0;
                                case MIDDLE -> width / 2;
                                case END -> width;
                            };
                    add(bounds, x, label.at().y() - 0.7 * label.size());
                    add(bounds, x + width, label.at().y());
                }
            }
        }
        Point middle = block.turnedAround();
        return middle == null
                ? bounds
                : new double[] {
                    2 * middle.x() - bounds[2],
                    2 * middle.y() - bounds[3],
                    2 * middle.x() - bounds[0],
                    2 * middle.y() - bounds[1]
                };
    }

    private static void add(double[] bounds, double x, double y) {
        bounds[0] = Math.min(bounds[0], x);
        bounds[1] = Math.min(bounds[1], y);
        bounds[2] = Math.max(bounds[2], x);
        bounds[3] = Math.max(bounds[3], y);
    }

    /** Lines of a board are on half points, and all cells are equal. */
    @Test
    void linesLieOnHalfPoints() throws IOException {
        for (Page page : Sheets.pages(
                fonts, Sheets.style("letter", 4, Answers.END, false, Language.ENGLISH), puzzles("9", 10))) {
            for (Block block : page.blocks()) {
                if (isBoard(block)) {
                    List<Double> places = new ArrayList<>();
                    for (Shape shape : block.shapes()) {
                        // The frame goes a little past its corner, to close it.
                        if (shape instanceof Shape.Line line && line.points().size() == 2) {
                            Point from = line.points().getFirst();
                            Point to = line.points().getLast();
                            places.add(from.x() == to.x() ? from.x() : from.y());
                        }
                    }
                    assertThat(places).hasSize(16).allMatch(place -> place * 2 == Math.rint(place * 2));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a5", "a4", "letter", "a3"})
    void largePrintHasLargeDigits(String paper) throws IOException {
        SheetStyle usual = Sheets.style(paper, 1, Answers.NONE, false, Language.ENGLISH);
        SheetStyle large = new SheetStyle(
                usual.paper(), 1, Answers.NONE, false, Look.BLACK, true, "Large", true, false, "", Language.ENGLISH);
        Worksheets sheets = new Worksheets(fonts, large);
        assertThat(sheets.isLarge(Geometry.CLASSIC)).isTrue();
        assertThat(sheets.isLarge(Geometry.ofSide(36))).isFalse();
        assertThat(new Worksheets(fonts, usual).isLarge(Geometry.ofSide(36))).isTrue();
        for (Page page : Sheets.pages(fonts, large, puzzles("9", 10).subList(0, 1))) {
            check(page, paper);
            for (Block block : page.blocks()) {
                for (Shape shape : block.shapes()) {
                    if (block.tag() == Tag.FIGURE && shape instanceof Shape.Label label) {
                        assertThat(label.size()).isGreaterThanOrEqualTo(SheetStyle.LARGE_TYPE);
                        assertThat(label.colour()).isIn("#000000", Block.HIDDEN);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Answers.class)
    void hintsTellWhereToBegin(Answers answers) throws IOException {
        SheetStyle style = Sheets.style("a4", 2, answers, true, Language.CHINESE);
        List<String> hints = new ArrayList<>();
        for (Page page : Sheets.pages(fonts, style, puzzles("9", 10))) {
            check(page, answers.id());
            for (Block block : page.blocks()) {
                for (Shape shape : block.shapes()) {
                    if (shape instanceof Shape.Label label && label.text().contains("开始。")) {
                        hints.add(label.text());
                    }
                }
            }
        }
        assertThat(hints).hasSizeLessThanOrEqualTo(answers == Answers.NONE ? 0 : 10);
        if (answers != Answers.NONE) {
            assertThat(hints).isNotEmpty().allMatch(hint -> hint.matches("\\d+  从 r\\dc\\d 开始。"));
        }
    }

    @Test
    void candidatesAreSmallAndBehindTheDigits() throws IOException {
        Grid grid = puzzles("9", 10).getFirst().grid();
        PrintedPuzzle marked =
                new Preparer(false, true, Language.ENGLISH).prepare(grid).puzzle();
        assertThat(marked).isNotNull();
        Page page = Sheets.pages(fonts, Sheets.style("a4", 1, Answers.NONE, false, Language.ENGLISH), List.of(marked))
                .getFirst();
        Block board = page.blocks().stream()
                .filter(WorksheetsTest::isBoard)
                .findFirst()
                .orElseThrow();
        List<Shape.Label> labels = board.shapes().stream()
                .filter(Shape.Label.class::isInstance)
                .map(Shape.Label.class::cast)
                .toList();
        assertThat(labels).hasSizeGreaterThan(150);
        assertThat(labels.subList(0, 81))
                .allMatch(label -> label.size() == labels.getFirst().size());
        assertThat(labels.subList(81, labels.size()))
                .allMatch(label -> label.size() < labels.getFirst().size() / 2);
    }

    @Test
    void onlyPuzzlesWithOneSolutionArePrepared() {
        Preparer preparer = new Preparer(false, false, Language.ENGLISH);
        assertThat(preparer.prepare(Grid.empty(Geometry.CLASSIC)).verdict()).isEqualTo(Verdict.MANY);
        Grid twice = Grid.empty(Geometry.CLASSIC).with(0, 5).with(1, 5);
        assertThat(preparer.prepare(twice.allGiven()).verdict()).isEqualTo(Verdict.NONE);
        assertThat(preparer.prepare(twice.allGiven()).puzzle()).isNull();
    }
}
