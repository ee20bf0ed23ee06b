package io.shudu.core.format.kinds;

import io.shudu.core.format.LeftOut;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.piece.DigitRun;
import io.shudu.core.format.piece.LinkPart;
import io.shudu.core.format.piece.LzString;
import io.shudu.core.format.piece.OwnLink;
import io.shudu.core.format.piece.Piece;
import io.shudu.core.format.piece.Reading;
import io.shudu.core.format.piece.Rejection;
import io.shudu.core.format.piece.SharedPuzzle;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.format.piece.WikiCode;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A link with a puzzle in it. Read are links of f-puzzles ({@code ?load=}), of SudokuPad ({@code fpuz…}, {@code scl…}),
 * of SudokuWiki ({@code ?bd=}), of this game ({@code #/p/}), and any link that has all cells of a grid in a row as one
 * of its parts. Written are links to f-puzzles. Carries which digits are given, and boxes; rules that are not plain
 * Sudoku are named as {@link LeftOut}.
 */
public final class LinkFormat extends NamedFormat {
    private static final String WRITTEN = "https://www.f-puzzles.com/?load=";
    /** How packed text begins: perhaps with a sign, then with what becomes of a brace. */
    private static final List<String> PACKED = List.of("fpuzzlesN4", "fpuzN4", "sclN4", "ctcN4", "N4Ig");

    /** What shows that a line has a link, besides packed text. */
    private static final List<String> MARKS = List.of("://", OwnLink.MARK, "bd=");

    /** Pages of SudokuWiki for puzzles with other rules. */
    private static final List<String> PAGES = List.of("jigsaw", "killer", "sudokux", "sudoku_x");

    private static final List<LeftOut> PAGE_RULES =
            List.of(LeftOut.BOXES, LeftOut.CAGES, LeftOut.DIAGONALS, LeftOut.DIAGONALS);

    /** The format. */
    public LinkFormat() {
        super("link", Extent.LINE);
    }

    @Override
    public boolean recognises(String text) {
        return isLink(Sketch.firstLine(text));
    }

    /** Whether a line that is no remark has a link or what such links hold; quick for a line of cells. */
    public static boolean isLink(String line) {
        int from = TextLines.firstSign(line);
        char sign = from < line.length() ? line.charAt(from) : '0';
        int digit = Symbols.digit(sign);
        // A line of cells begins with a digit, other formats with these signs, and may speak of links further on.
        if ((digit >= 0 && digit <= 9) || "<{[:|+".indexOf(sign) >= 0) {
            return false;
        }
        return hasOne(MARKS, line, from) || hasOne(PACKED, line, from);
    }

    /** A loop: streams would take half a millisecond of the first line. */
    private static boolean hasOne(List<String> marks, String line, int from) {
        for (String mark : marks) {
            if (line.indexOf(mark, from) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Where packed text begins in a part, behind its sign; -1 if it has none. */
    private static int packed(String part) {
        for (String start : PACKED) {
            if (part.startsWith(start)) {
                return start.indexOf("N4");
            }
        }
        return -1;
    }

    @Override
    public ParseResult parse(String text, @Nullable Geometry expected) {
        return Reading.attemptWithSolution(
                () -> Reading.onlyLine(text, id(), (line, number) -> read(line, number, expected)));
    }

    private static ParseResult.Ok read(String line, int number, @Nullable Geometry expected) throws Rejection {
        int own = line.indexOf(OwnLink.MARK);
        if (own >= 0) {
            return OwnLink.read(line, own + OwnLink.MARK.length(), number, expected);
        }
        List<Piece> parts = LinkPart.of(line, number);
        for (Piece part : parts) {
            int from = packed(part.text());
            if (from >= 0) {
                String json = LzString.unpack(part.text().substring(from).replace(' ', '+'), TextLines.LONGEST);
                if (json == null) {
                    throw part.reject(0, ParseReason.DAMAGED_LINK);
                }
                return SharedPuzzle.read(json, part, expected);
            }
        }
        for (int i = 0; i < parts.size(); i++) {
            Piece part = parts.get(i);
            if (WikiCode.isOne(part.text())) {
                return new ParseResult.Ok(WikiCode.read(part, expected), null, rulesOf(line));
            }
            boolean named = i > 0 && parts.get(i - 1).text().equals("bd");
            if (named || (part.text().length() > Geometry.MAX_SIDE && LineFormat.startsWithGrid(part.text()))) {
                return new ParseResult.Ok(DigitRun.givens(part, expected), null, rulesOf(line));
            }
        }
        throw Rejection.at(number, 0, ParseReason.NO_PUZZLE_IN_LINK);
    }

    private static List<LeftOut> rulesOf(String link) {
        for (int i = 0; i < PAGES.size(); i++) {
            if (link.contains(PAGES.get(i))) {
                return List.of(PAGE_RULES.get(i));
            }
        }
        return List.of();
    }

    @Override
    public String write(Grid grid) {
        return WRITTEN + LzString.pack(SharedPuzzle.write(grid));
    }
}
