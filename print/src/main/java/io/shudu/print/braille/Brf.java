package io.shudu.print.braille;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.print.sheet.Answers;
import io.shudu.print.sheet.PrintedPuzzle;
import io.shudu.render.words.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Puzzles for braille embossers: braille ASCII, pages of {@value #WIDTH} cells and {@value #HEIGHT} lines.
 *
 * <p>One puzzle is on one page. A cell of the board is one sign, with a blank beside it for a finger or a pin. Up to
 * 9×9 digits are the upper signs a to i, without the number sign, which would double the width; beyond, they are the
 * lower ones, so that letters stay letters. An empty cell is dots 3 and 6: something to be felt, and like no digit.
 * Between boxes there are lines: dots 4, 5 and 6 downwards, dots 2 and 5 across.
 */
public final class Brf {
    /** Cells of a line. */
    public static final int WIDTH = 40;

    /** Lines of a page. */
    public static final int HEIGHT = 25;

    private static final char EMPTY = '-';
    private static final char DOWN = '_';
    private static final char ACROSS = '3';
    private static final char TOP = '7';
    private static final char BOTTOM = 'G';
    private static final String NUMBER = "#";
    private static final int LITERARY = 9;
    private static final String END_OF_LINE = "\r\n";
    private static final String END_OF_PAGE = "\f";
    /** What a page has above its board: the heading, and a line without anything. */
    private static final int HEAD = 2;

    private final Language language;
    private final Answers answers;
    private final boolean hints;
    private final StringBuilder text = new StringBuilder();
    private int pages;

    private Brf(Language language, Answers answers, boolean hints) {
        this.language = language;
        this.answers = answers;
        this.hints = hints;
    }

    /** Whether a board fits on a page. */
    public static boolean fits(Geometry geometry) {
        return width(geometry) <= WIDTH && HEAD + height(geometry) <= HEIGHT;
    }

    /** Two cells for each cell, and a line before each stack and behind the last. */
    private static int width(Geometry geometry) {
        int stacks = geometry.side() / geometry.boxColumns();
        return 2 * geometry.side() + stacks + 1 + (isWide(geometry) ? stacks : 0);
    }

    /** Whether there is room for a blank behind each line that goes down. */
    private static boolean isWide(Geometry geometry) {
        return 2 * geometry.side() + 2 * (geometry.side() / geometry.boxColumns()) + 1 <= WIDTH;
    }

    /** A line for each row, and one around each band. */
    private static int height(Geometry geometry) {
        return geometry.side() + geometry.side() / geometry.boxRows() + 1;
    }

    /** The file, with a page that tells how to read it. */
    public static String of(List<PrintedPuzzle> puzzles, Answers answers, boolean hints, Language language) {
        Brf brf = new Brf(language, answers, hints);
        brf.note(puzzles);
        for (int i = 0; i < puzzles.size(); i++) {
            brf.puzzle(puzzles.get(i), i + 1);
            if (answers == Answers.PAGES) {
                brf.answer(puzzles.get(i), i + 1);
            }
        }
        for (int i = 0; answers == Answers.END && i < puzzles.size(); i++) {
            brf.answer(puzzles.get(i), i + 1);
        }
        return brf.text.toString();
    }

    /**
     * Chinese braille spells sounds, which nobody can tell from characters for sure; so then there are numbers alone.
     */
    private boolean hasWords() {
        return language == Language.ENGLISH;
    }

    private void note(List<PrintedPuzzle> puzzles) {
        if (!hasWords()) {
            return;
        }
        boolean large = false;
        boolean usual = false;
        for (PrintedPuzzle puzzle : puzzles) {
            large |= puzzle.grid().geometry().side() > LITERARY;
            usual |= puzzle.grid().geometry().side() <= LITERARY;
        }
        List<String> lines = new ArrayList<>();
        if (usual) {
            lines.addAll(wrapped("DIGITS ARE THE LETTERS A TO I WITHOUT A NUMBER SIGN4"));
        }
        if (large) {
            lines.addAll(wrapped("ON LARGE BOARDS DIGITS ARE LOWERED1 AND LETTERS ARE LETTERS4"));
        }
        lines.addAll(wrapped("AN EMPTY CELL IS DOTS " + number(3) + " " + number(6) + "4"));
        lines.addAll(wrapped("LINES BETWEEN BOXES ARE DOTS " + number(4) + " " + number(5) + " " + number(6)
                + " DOWN AND DOTS " + number(2) + " " + number(5) + " ACROSS4"));
        if (answers == Answers.END) {
            lines.addAll(wrapped((hints ? "HINTS" : "ANSWERS") + " ARE BEHIND THE LAST PUZZLE4"));
        }
        page("SUDOKU " + number(puzzles.size()) + (puzzles.size() == 1 ? " PUZZLE" : " PUZZLES"), lines);
    }

    private void puzzle(PrintedPuzzle puzzle, int number) {
        String level = puzzle.level() == null || !hasWords()
                ? ""
                : " " + puzzle.level().id().toUpperCase(Locale.ROOT);
        page((hasWords() ? "PUZZLE " : "") + number(number) + level, board(puzzle.grid()));
    }

    private void answer(PrintedPuzzle puzzle, int number) {
        String heading = !hasWords() ? "" : hints ? "HINT " : "ANSWER ";
        page(heading + number(number), hints ? wrapped(hint(puzzle)) : board(puzzle.solution()));
    }

    /** Where to begin: its row and column. */
    private String hint(PrintedPuzzle puzzle) {
        if (puzzle.start() < 0) {
            return "-";
        }
        Geometry geometry = puzzle.grid().geometry();
        String row = number(geometry.row(puzzle.start()) + 1);
        String column = number(geometry.column(puzzle.start()) + 1);
        return hasWords() ? "START WITH ROW " + row + " COLUMN " + column : row + " " + column;
    }

    private static List<String> board(Grid grid) {
        Geometry geometry = grid.geometry();
        int side = geometry.side();
        List<String> lines = new ArrayList<>();
        lines.add(String.valueOf(TOP).repeat(width(geometry)));
        for (int row = 0; row < side; row++) {
            if (row > 0 && row % geometry.boxRows() == 0) {
                lines.add(String.valueOf(ACROSS).repeat(width(geometry)));
            }
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < side; column++) {
                if (column % geometry.boxColumns() == 0) {
                    line.append(DOWN).append(isWide(geometry) ? " " : "");
                }
                line.append(sign(grid.digit(row * side + column), side)).append(' ');
            }
            lines.add(line.append(DOWN).toString());
        }
        lines.add(String.valueOf(BOTTOM).repeat(width(geometry)));
        return lines;
    }

    private static char sign(int digit, int side) {
        return digit == 0 ? EMPTY : side <= LITERARY ? (char) ('A' + digit - 1) : Symbols.of(digit);
    }

    /** A number with its sign; in a number the letters are digits. */
    private static String number(int number) {
        StringBuilder signs = new StringBuilder(NUMBER);
        for (char digit : String.valueOf(number).toCharArray()) {
            signs.append(digit == '0' ? 'J' : (char) ('A' + digit - '1'));
        }
        return signs.toString();
    }

    private static List<String> wrapped(String words) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** A page: its number stands at the right end of the first line, and an empty line below. */
    private void page(String heading, List<String> lines) {
        pages++;
        String number = number(pages);
        text.append(heading)
                .append(" ".repeat(WIDTH - heading.length() - number.length()))
                .append(number)
                .append(END_OF_LINE)
                .append(END_OF_LINE);
        for (String line : lines) {
            text.append(line).append(END_OF_LINE);
        }
        text.append(END_OF_PAGE);
    }
}
