package io.shudu.logic.se;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * Steps that Sudoku Explainer 1.2.1.3 takes in puzzles that were made here. Each line holds the rating in tenths, the
 * position (digits with {@code =}, else candidates), the candidates that are removed and the digit that is placed (ten
 * times the cell, plus the digit), and the name of the step.
 */
class StepSearchTest {
    private final Houses houses = new Houses();
    private final StepSearch search = new StepSearch(houses, new Possibilities(), true);

    @Test
    void stepsAreThoseOfTheOriginal() throws IOException {
        List<String> lines = lines();
        assertThat(lines).hasSizeGreaterThan(80);
        for (String line : lines) {
            String[] fields = line.split(" [-+#]", -1);
            Board board = board(fields[0].split(" ", -1)[1]);
            Found found = new Found();
            assertThat(search.next(board, found)).as(line).isTrue();
            String rating = String.valueOf((int) ((found.rating() + 0.05) * 10));
            assertThat(rating + " " + removed(board, found) + " |" + placed(board, found))
                    .as(line)
                    .isEqualTo(fields[0].split(" ", -1)[0] + " " + fields[1] + " |" + fields[2]);
        }
    }

    private static List<String> lines() throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(StepSearchTest.class.getResourceAsStream("steps.txt")),
                StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        }
    }

    private Board board(String position) {
        String[] cells = position.split(",", -1);
        int[] digits = new int[Houses.CELLS];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = cells[cell].startsWith("=") ? cells[cell].charAt(1) - '0' : 0;
        }
        Board board = new Board(houses);
        board.set(Grid.ofGivens(Geometry.CLASSIC, digits));
        for (int cell = 0; cell < digits.length; cell++) {
            for (int digit = 0; digit < 9; digit++) {
                if (digits[cell] == 0 && cells[cell].indexOf('1' + digit) < 0) {
                    board.remove(cell, digit);
                }
            }
        }
        return board;
    }

    private static String removed(Board board, Found found) {
        List<String> removed = new ArrayList<>();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int digit = 0; digit < 9; digit++) {
                if ((found.removed(cell) & board.candidates[cell] & 1 << digit) != 0) {
                    removed.add(" " + (cell * 10 + digit + 1));
                }
            }
        }
        return String.join("", removed);
    }

    private static String placed(Board board, Found found) {
        int placed = found.step(board).placed();
        return placed < 0 ? "" : " " + (placed / 9 * 10 + placed % 9 + 1);
    }
}
