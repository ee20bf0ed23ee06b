package io.shudu.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.wish.Kinds;
import io.shudu.print.Sheets;
import io.shudu.print.Validator;
import io.shudu.print.page.Block;
import io.shudu.print.page.Page;
import io.shudu.print.page.Paper;
import io.shudu.print.page.Tag;
import io.shudu.print.sheet.Preparer;
import io.shudu.print.sheet.PrintedPuzzle;
import io.shudu.print.type.Fonts;
import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import io.shudu.render.words.Language;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BookTest {
    private Fonts fonts;

    @BeforeAll
    void open() throws IOException {
        fonts = Fonts.load();
    }

    @AfterAll
    void close() throws IOException {
        fonts.close();
    }

    private static BookPlan plan(String language, String trim, boolean bleed, int perPage, String answers)
            throws BookProblem {
        return BookFile.read(BookFile.first(Language.of(language), 5)
                .replace("\"6x9\"", '"' + trim + '"')
                .replace("\"bleed\": false", "\"bleed\": " + bleed)
                .replace("\"perPage\": 1", "\"perPage\": " + perPage)
                .replace("\"full\"", '"' + answers + '"')
                .replace("\"link\": \"\"", "\"link\": \"https://example.org/\"")
                .replace("\"count\": 20", "\"count\": 5"));
    }

    private Book book(BookPlan plan) {
        Preparer preparer = new Preparer(true, false, plan.language());
        List<BookPuzzles> chapters = new ArrayList<>();
        for (BookPlan.Chapter chapter : plan.chapters()) {
            Generator generator = new Generator(Kinds.of(chapter.board(), null, chapter.symmetry()), plan.seed());
            List<PrintedPuzzle> puzzles = new ArrayList<>();
            for (int i = 0; i < chapter.count(); i++) {
                Puzzle made = generator.make(i);
                puzzles.add(preparer.prepare(made.grid(), made.solution(), ""));
            }
            chapters.add(new BookPuzzles(chapter, puzzles));
        }
        return new Book(plan, chapters, BookExamples.of(plan.techniques(), plan.seed()), fonts);
    }

    private List<Page> pages(BookPlan plan) throws IOException {
        List<Page> pages = new ArrayList<>();
        Book book = book(plan);
        assertThat(book.isReadable()).isTrue();
        book.print(pages::add);
        return pages;
    }

    @ParameterizedTest
    @CsvSource({
        "en, 6x9, false, 1, full",
        "zh, 8.5x8.5, true, 4, full",
        "en, 8.5x11, true, 6, hints",
        "zh, a5, false, 2, none"
    })
    void everyPageStaysInsideItsMargins(String language, String trim, boolean bleed, int perPage, String answers)
            throws Exception {
        List<Page> pages = pages(plan(language, trim, bleed, perPage, answers));
        for (int number = 1; number <= pages.size(); number++) {
            Page page = pages.get(number - 1);
            Paper paper = page.paper();
            assertThat(paper.left()).isEqualTo(bleed && number % 2 == 0 ? Paper.BLEED : 0);
            assertThat(paper.right()).isEqualTo(bleed && number % 2 == 1 ? Paper.BLEED : 0);
            for (Block block : page.blocks()) {
                if (number == 1 && block.tag() == Tag.DECORATION) {
                    continue;
                }
                // A quarter of an inch is what presses want free at every edge.
                for (Shape shape : block.shapes()) {
                    for (double[] point : points(shape)) {
                        assertThat(point[0]).as("page " + number + " " + shape).isBetween(18.0, paper.width() - 18);
                        assertThat(point[1]).as("page " + number + " " + shape).isBetween(18.0, paper.height() - 18);
                    }
                }
            }
        }
        assertThat(Validator.problems(Sheets.file(fonts, pages, language))).isEmpty();
    }

    private List<double[]> points(Shape shape) {
        List<double[]> points = new ArrayList<>();
        switch (shape) {
            case Shape.Area area -> area.corners().forEach(point -> points.add(new double[] {point.x(), point.y()}));
            case Shape.Disc disc ->
                points.add(new double[] {disc.middle().x(), disc.middle().y()});
            case Shape.Line line -> line.points().forEach(point -> points.add(new double[] {point.x(), point.y()}));
            case Shape.Label label -> {
                double width = fonts.width(label.text(), label.size(), label.bold());
                Point at = label.at();
                double left = switch (label.anchor()) {
                    case START -> at.x();
                    case MIDDLE -> at.x() - width / 2;
                    case END -> at.x() - width;
                };
                points.add(new double[] {left, at.y() - 0.7 * label.size()});
                points.add(new double[] {left + width, at.y()});
            }
        }
        return points;
    }

    /** The numbers in the contents are those of the pages where the headings stand. */
    @ParameterizedTest
    @ValueSource(strings = {"Sudoku", "A title of many words ", "很长的书名"})
    void aLongTitleStaysOnTheBand(String words) throws Exception {
        String title = words.repeat(200 / words.length());
        BookPlan plan = BookFile.read("{\"title\": \"" + title + "\", \"subtitle\": \"S\", \"trim\": \"a5\", "
                + "\"chapters\": [{\"count\": 1}]}");
        Page cover = pages(plan).getFirst();
        double band = 0.36 * cover.paper().height();
        List<Shape.Label> onBand = new ArrayList<>();
        for (Block block : cover.blocks()) {
            for (Shape shape : block.shapes()) {
                if (shape instanceof Shape.Label label && label.colour().equals("#ffffff")) {
                    onBand.add(label);
                }
            }
        }
        assertThat(onBand).hasSizeGreaterThan(1).allSatisfy(label -> {
            assertThat(label.at().y() - label.size()).isPositive();
            assertThat(label.at().y()).isLessThan(band);
        });
    }

    @Test
    void contentsLeadToTheirPages() throws Exception {
        List<Page> pages = pages(plan("en", "6x9", false, 2, "full"));
        Map<String, Integer> headings = new HashMap<>();
        Map<String, Integer> contents = new HashMap<>();
        for (int number = 1; number <= pages.size(); number++) {
            for (Block block : pages.get(number - 1).blocks()) {
                if (block.tag() == Tag.H2) {
                    headings.put(((Shape.Label) block.shapes().getFirst()).text(), number);
                    assertThat(pages.get(number - 1).bookmark().isEmpty()).isEqualTo(number == 3);
                } else if (block.tag() == Tag.CONTENTS) {
                    String text = ((Shape.Label) block.shapes().getFirst()).text();
                    contents.put(
                            text.replaceFirst("   .*", ""),
                            Integer.parseInt(((Shape.Label) block.shapes().getLast()).text()));
                }
            }
        }
        assertThat(headings.remove("Contents")).isEqualTo(3);
        assertThat(contents).isEqualTo(headings).hasSize(7).containsKeys("Easy", "Medium", "Hard", "Answers");
    }

    @Test
    void everyPuzzleStandsInTheTextOnce() throws Exception {
        // The boards of the introduction and of techniques are not to be solved.
        BookPlan plan = BookFile.read(BookFile.first(Language.ENGLISH, 5)
                .replace("\"introduction\": true", "\"introduction\": false")
                .replaceFirst("\"techniques\": .*", "\"answers\": \"none\",")
                .replace("20", "3")
                .replaceFirst("\"answers\": \"full\",", ""));
        List<Page> pages = pages(plan);
        StringBuilder rows = new StringBuilder();
        try (PDDocument document = Loader.loadPDF(Sheets.file(fonts, pages, "en"))) {
            assertThat(document.getDocumentCatalog().getDocumentOutline()).isNotNull();
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setSortByPosition(false);
            stripper.getText(document)
                    .lines()
                    .filter(line -> line.strip().matches("[1-9.]( [1-9.]){8}"))
                    .forEach(row -> rows.append(row.replace(" ", "")));
        }
        List<String> expected = new ArrayList<>();
        for (BookPlan.Chapter chapter : plan.chapters()) {
            Generator generator = new Generator(Kinds.of(chapter.board(), null, chapter.symmetry()), plan.seed());
            for (int i = 0; i < chapter.count(); i++) {
                expected.add(generator.make(i).grid().toString());
            }
        }
        List<String> found = new ArrayList<>();
        for (int i = 0; i + 81 <= rows.length(); i += 81) {
            found.add(rows.substring(i, i + 81));
        }
        assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void chaptersRise() throws Exception {
        BookPlan.Chapter chapter =
                plan("en", "6x9", false, 1, "full").chapters().getFirst();
        List<PrintedPuzzle> puzzles = Sheets.puzzles("9", null, 12, Language.ENGLISH);
        List<PrintedPuzzle> sorted = new BookPuzzles(chapter, puzzles).puzzles();
        assertThat(sorted).containsExactlyInAnyOrderElementsOf(puzzles).isNotEqualTo(puzzles);
        for (int i = 1; i < sorted.size(); i++) {
            assertThat(sorted.get(i).level())
                    .isGreaterThanOrEqualTo(sorted.get(i - 1).level());
        }
    }

    /** The table of a large press on demand, and an eighth of an inch of ease. */
    @ParameterizedTest
    @CsvSource({"24, 36", "150, 36", "151, 45", "301, 54", "501, 63", "701, 72"})
    void thickBooksHaveWideInnerMargins(int pages, double points) {
        assertThat(Trim.inner(pages)).isEqualTo(points);
    }
}
