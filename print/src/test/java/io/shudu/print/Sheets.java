package io.shudu.print;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.wish.Kinds;
import io.shudu.logic.rate.Level;
import io.shudu.print.page.Page;
import io.shudu.print.page.Paper;
import io.shudu.print.pdf.About;
import io.shudu.print.pdf.PdfFile;
import io.shudu.print.sheet.Answers;
import io.shudu.print.sheet.Look;
import io.shudu.print.sheet.Preparer;
import io.shudu.print.sheet.PrintedPuzzle;
import io.shudu.print.sheet.SheetStyle;
import io.shudu.print.sheet.Worksheets;
import io.shudu.print.type.Fonts;
import io.shudu.render.words.Language;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Worksheets for tests: puzzles, styles, pages, files. */
public final class Sheets {
    public static final String ADDRESS = "https://example.org/shudu/";

    private Sheets() {}

    /** New puzzles. */
    public static List<PrintedPuzzle> puzzles(String board, @Nullable Level level, int count, Language language) {
        Geometry geometry = Objects.requireNonNull(Geometry.byId(board));
        Generator generator = new Generator(Kinds.of(geometry, level, Symmetry.NONE), 1);
        Preparer preparer = new Preparer(true, false, language);
        List<PrintedPuzzle> puzzles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Puzzle made = generator.make(i);
            puzzles.add(preparer.prepare(made.grid(), made.solution(), PuzzleId.of(made.provenance())));
        }
        return puzzles;
    }

    /** A style. */
    public static SheetStyle style(String paper, int perPage, Answers answers, boolean hints, Language language) {
        return new SheetStyle(
                Objects.requireNonNull(Paper.sheet(paper)),
                perPage,
                answers,
                hints,
                Look.NORMAL,
                false,
                language == Language.CHINESE ? "数独练习" : "Sudoku",
                true,
                true,
                ADDRESS,
                language);
    }

    /** The pages of puzzles. */
    public static List<Page> pages(Fonts fonts, SheetStyle style, List<PrintedPuzzle> puzzles) throws IOException {
        List<Page> pages = new ArrayList<>();
        new Worksheets(fonts, style).print(puzzles, pages::add);
        return pages;
    }

    /** Pages as a file. */
    public static byte[] file(Fonts fonts, List<Page> pages, String language) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PdfFile pdf = new PdfFile(fonts, new About("A < B & 数独", "Somebody", language, "Puzzles"))) {
            for (Page page : pages) {
                pdf.add(page);
            }
            pdf.write(bytes);
        }
        return bytes.toByteArray();
    }
}
