package io.shudu.print.braille;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.logic.rate.Level;
import io.shudu.print.Sheets;
import io.shudu.print.sheet.Answers;
import io.shudu.print.sheet.PrintedPuzzle;
import io.shudu.render.words.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BrfTest {
    /** Dots of the signs of braille ASCII that stand for digits, as tables of braille have them; not from the code. */
    private static final Map<String, Integer> UPPER =
            Map.of("1", 1, "12", 2, "14", 3, "145", 4, "15", 5, "124", 6, "1245", 7, "125", 8, "24", 9);

    private static final Map<Character, String> DOTS = Map.ofEntries(
            Map.entry('A', "1"),
            Map.entry('B', "12"),
            Map.entry('C', "14"),
            Map.entry('D', "145"),
            Map.entry('E', "15"),
            Map.entry('F', "124"),
            Map.entry('G', "1245"),
            Map.entry('H', "125"),
            Map.entry('I', "24"),
            Map.entry('-', "36"),
            Map.entry('_', "456"),
            Map.entry('3', "25"),
            Map.entry('7', "2356"),
            Map.entry(' ', ""));

    /** Reads the boards of a file as a finger does: lines between a line of dots 2356 and one of dots 1245. */
    private static List<String> read(String file, boolean large) {
        List<String> boards = new ArrayList<>();
        for (String page : pages(file)) {
            StringBuilder board = new StringBuilder();
            boolean inside = false;
            for (String line : page.split("\r\n", -1)) {
                if (!line.isEmpty() && line.chars().allMatch(c -> c == '7')) {
                    inside = true;
                } else if (inside && line.chars().allMatch(c -> c == 'G')) {
                    boards.add(board.toString());
                    inside = false;
                } else if (inside && !line.chars().allMatch(c -> c == '3')) {
                    for (int i = 0; i < line.length(); i++) {
                        char sign = line.charAt(i);
                        board.append(large ? symbol(sign) : digit(sign));
                    }
                }
            }
            assertThat(inside).isFalse();
        }
        return boards;
    }

    private static List<String> pages(String file) {
        List<String> pages = new ArrayList<>(List.of(file.split("\f", -1)));
        assertThat(pages.removeLast()).isEmpty();
        return pages;
    }

    private static String digit(char sign) {
        String dots = Objects.requireNonNull(DOTS.get(sign), "sign " + sign);
        return switch (dots) {
            case "", "456" -> "";
            case "36" -> ".";
            default -> String.valueOf(UPPER.get(dots));
        };
    }

    private static String symbol(char sign) {
        return sign == ' ' || sign == '_' ? "" : sign == '-' ? "." : String.valueOf(sign);
    }

    private static void assertPages(String file) {
        assertThat(file).endsWith("\r\n\f");
        for (String page : pages(file)) {
            String[] lines = page.split("\r\n", -1);
            // Behind the end of the last line there is nothing.
            assertThat(lines.length - 1).isLessThanOrEqualTo(Brf.HEIGHT);
            for (String line : lines) {
                assertThat(line.length()).isLessThanOrEqualTo(Brf.WIDTH);
                assertThat(line).matches("[ -_]*");
            }
        }
    }

    @Test
    void tenPuzzlesAreReadBack() {
        List<PrintedPuzzle> puzzles = Sheets.puzzles("9", Level.EASY, 10, Language.ENGLISH);
        String file = Brf.of(puzzles, Answers.END, false, Language.ENGLISH);
        assertPages(file);
        List<String> expected = new ArrayList<>();
        puzzles.forEach(puzzle -> expected.add(puzzle.grid().toString()));
        puzzles.forEach(puzzle -> expected.add(puzzle.solution().toString()));
        assertThat(read(file, false)).isEqualTo(expected);
        assertThat(pages(file)).hasSize(1 + 10 + 10);
        assertThat(file).contains("PUZZLE #AJ EASY").contains("ANSWER #I").contains("SUDOKU #AJ PUZZLES");
    }

    @ParameterizedTest
    @ValueSource(strings = {"4", "2x3", "2x4", "3x4", "16"})
    void boardsOfOtherSizesAreReadBack(String board) {
        List<PrintedPuzzle> puzzles = Sheets.puzzles(board, null, 2, Language.ENGLISH);
        String file = Brf.of(puzzles, Answers.PAGES, false, Language.ENGLISH);
        assertPages(file);
        List<String> expected = new ArrayList<>();
        for (PrintedPuzzle puzzle : puzzles) {
            expected.add(puzzle.grid().toString());
            expected.add(puzzle.solution().toString());
        }
        boolean large = puzzles.getFirst().grid().geometry().side() > 9;
        assertThat(read(file, large)).isEqualTo(expected);
        assertThat(file).contains(large ? "DIGITS ARE LOWERED" : "LETTERS A TO I");
    }

    @Test
    void inChineseThereAreNumbersAlone() {
        List<PrintedPuzzle> puzzles = Sheets.puzzles("9", Level.BEGINNER, 1, Language.CHINESE);
        String file = Brf.of(puzzles, Answers.END, true, Language.CHINESE);
        assertPages(file);
        assertThat(pages(file)).hasSize(2);
        assertThat(file).startsWith("#A  ").doesNotContain("PUZZLE");
        assertThat(file.split("\f", -1)[1]).matches("(?s)#A +#B\r\n\r\n#[A-I] #[A-I]\r\n");
        Grid solution = puzzles.getFirst().solution();
        assertThat(solution.isSolved()).isTrue();
    }

    @Test
    void hintsTellWhereToBegin() {
        List<PrintedPuzzle> puzzles = Sheets.puzzles("9", Level.BEGINNER, 1, Language.ENGLISH);
        String file = Brf.of(puzzles, Answers.END, true, Language.ENGLISH);
        int start = puzzles.getFirst().start();
        char row = (char) ('A' + start / 9);
        char column = (char) ('A' + start % 9);
        assertThat(file).contains("START WITH ROW #" + row + " COLUMN #" + column);
        PrintedPuzzle known = puzzles.getFirst();
        PrintedPuzzle hard = new PrintedPuzzle(known.grid(), known.solution(), null, -1, "", "", -1);
        assertThat(Brf.of(List.of(hard), Answers.END, true, Language.CHINESE)).endsWith("\r\n-\r\n\f");
    }

    @Test
    void whatIsTooLargeForAPageIsKnown() {
        assertThat(Brf.fits(Geometry.ofSide(16))).isTrue();
        assertThat(Brf.fits(Geometry.ofSide(25))).isFalse();
    }
}
