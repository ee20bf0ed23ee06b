package io.shudu.print.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.LuminanceSource;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import io.shudu.core.format.GridFormats;
import io.shudu.core.format.ParseResult;
import io.shudu.logic.rate.Level;
import io.shudu.print.Sheets;
import io.shudu.print.Validator;
import io.shudu.print.page.Block;
import io.shudu.print.page.Page;
import io.shudu.print.sheet.Answers;
import io.shudu.print.sheet.PrintedPuzzle;
import io.shudu.print.type.Fonts;
import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import io.shudu.render.words.Language;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Files as others read them: text, codes, structure, and the rules of a validator that is not ours. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PdfFileTest {
    private static final int CODES_DPI = 200;

    private Fonts fonts;

    @BeforeAll
    void open() throws IOException {
        fonts = Fonts.load();
    }

    @AfterAll
    void close() throws IOException {
        fonts.close();
    }

    private byte[] file(Language language, Answers answers, int perPage, List<PrintedPuzzle> puzzles)
            throws IOException {
        List<Page> pages = Sheets.pages(fonts, Sheets.style("a4", perPage, answers, false, language), puzzles);
        return Sheets.file(fonts, pages, language == Language.CHINESE ? "zh-CN" : "en");
    }

    @ParameterizedTest
    @CsvSource({"9, 4", "4, 9", "2x3, 6", "16, 2", "36, 1"})
    void textGivesBackEveryPuzzleAndAnswer(String board, int perPage) throws IOException {
        List<PrintedPuzzle> puzzles = Sheets.puzzles(board, null, board.equals("36") ? 1 : 5, Language.ENGLISH);
        byte[] file = file(Language.ENGLISH, Answers.END, perPage, puzzles);
        List<String> found = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(file)) {
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setSortByPosition(false);
            int side = puzzles.getFirst().grid().geometry().side();
            StringBuilder rows = new StringBuilder();
            for (String line : stripper.getText(document).lines().toList()) {
                String row = line.replace(" ", "");
                // A row of a board is as many signs with blanks between them, and no other line is.
                if (row.length() == side && line.strip().length() == 2 * side - 1) {
                    rows.append(row);
                    if (rows.length() == side * side) {
                        found.add(rows.toString());
                        rows.setLength(0);
                    }
                }
            }
        }
        List<String> expected = new ArrayList<>();
        puzzles.forEach(puzzle -> expected.add(puzzle.grid().toString()));
        puzzles.forEach(puzzle -> expected.add(puzzle.solution().toString()));
        assertThat(found).isEqualTo(expected);
    }

    @Test
    void codesOpenTheirPuzzles() throws Exception {
        List<PrintedPuzzle> puzzles = new ArrayList<>(Sheets.puzzles("9", Level.EASY, 6, Language.CHINESE));
        puzzles.addAll(Sheets.puzzles("16", null, 1, Language.CHINESE));
        List<Page> pages = Sheets.pages(fonts, Sheets.style("a4", 6, Answers.NONE, false, Language.CHINESE), puzzles);
        List<String> opened = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(Sheets.file(fonts, pages, "zh-CN"))) {
            PDFRenderer renderer = new PDFRenderer(document);
            for (int page = 0; page < document.getNumberOfPages(); page++) {
                BufferedImage image = renderer.renderImageWithDPI(page, CODES_DPI, ImageType.RGB);
                for (Block block : pages.get(page).blocks()) {
                    if (block.alt().startsWith("二维码")) {
                        opened.add(opened(photo(image, block)));
                    }
                }
            }
        }
        assertThat(opened)
                .isEqualTo(
                        puzzles.stream().map(puzzle -> puzzle.grid().toString()).toList());
    }

    /** What a phone sees that is held over a code. */
    private static BufferedImage photo(BufferedImage page, Block code) {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = 0;
        double bottom = 0;
        for (Shape shape : code.shapes()) {
            for (Point corner : ((Shape.Area) shape).corners()) {
                left = Math.min(left, corner.x());
                top = Math.min(top, corner.y());
                right = Math.max(right, corner.x());
                bottom = Math.max(bottom, corner.y());
            }
        }
        double around = 4;
        double dots = CODES_DPI / 72.0;
        return page.getSubimage(
                (int) ((left - around) * dots),
                (int) ((top - around) * dots),
                (int) ((right - left + 2 * around) * dots),
                (int) ((bottom - top + 2 * around) * dots));
    }

    private static String opened(BufferedImage photo) throws Exception {
        String link = new QRCodeReader()
                .decode(new BinaryBitmap(new HybridBinarizer(source(photo))), Map.of(DecodeHintType.TRY_HARDER, true))
                .getText();
        assertThat(link).startsWith(Sheets.ADDRESS + "#/p/");
        ParseResult result = Objects.requireNonNull(GridFormats.byId("link")).parse(link, null);
        return ((ParseResult.Ok) result).grid().toString();
    }

    private static LuminanceSource source(BufferedImage image) {
        int width = image.getWidth();
        int height = image.getHeight();
        return new RGBLuminanceSource(width, height, image.getRGB(0, 0, width, height, null, 0, width));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theValidatorFindsThatItCanBeReadAloud(Language language) throws Exception {
        List<PrintedPuzzle> puzzles = Sheets.puzzles("9", Level.MEDIUM, 3, language);
        byte[] file = file(language, Answers.BELOW, 2, puzzles);
        assertThat(Validator.problems(file)).isEmpty();
    }

    @Test
    void fontsAreEmbeddedInPartsAndPagesHaveTheirBoxes() throws IOException {
        List<PrintedPuzzle> puzzles = Sheets.puzzles("9", Level.EASY, 1, Language.CHINESE);
        byte[] file = file(Language.CHINESE, Answers.END, 1, puzzles);
        assertThat(file.length).isLessThan(60_000);
        try (PDDocument document = Loader.loadPDF(file)) {
            assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo("zh-CN");
            assertThat(document.getDocumentInformation().getTitle()).isEqualTo("A < B & 数独");
            assertThat(document.getNumberOfPages()).isEqualTo(2);
            for (PDPage page : document.getPages()) {
                assertThat(page.getMediaBox().getWidth()).isEqualTo(595);
                assertThat(page.getTrimBox().getHeight()).isEqualTo(842);
                for (COSName name : page.getResources().getFontNames()) {
                    PDFont font = page.getResources().getFont(name);
                    assertThat(font.isEmbedded()).isTrue();
                    assertThat(font.getName()).matches("[A-Z]{6}\\+.*");
                }
            }
        }
    }

    @Test
    void theSamePagesGiveTheSameBytes() throws IOException {
        List<PrintedPuzzle> puzzles = Sheets.puzzles("4", null, 2, Language.ENGLISH);
        assertThat(file(Language.ENGLISH, Answers.END, 2, puzzles))
                .isEqualTo(file(Language.ENGLISH, Answers.END, 2, puzzles));
    }
}
