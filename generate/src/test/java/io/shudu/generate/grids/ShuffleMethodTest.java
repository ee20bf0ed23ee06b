package io.shudu.generate.grids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.transform.Transform;
import io.shudu.generate.Boards;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ShuffleMethodTest {
    private static final int[][] PRINTED = {
        {8, 7, 4, 6, 3, 1, 5, 9, 2},
        {5, 9, 6, 7, 2, 8, 4, 3, 1},
        {2, 3, 1, 4, 5, 9, 6, 8, 7},
        {4, 8, 2, 1, 9, 6, 7, 5, 3},
        {7, 6, 5, 3, 8, 4, 2, 1, 9},
        {9, 1, 3, 5, 7, 2, 8, 4, 6},
        {3, 2, 9, 8, 6, 5, 1, 7, 4},
        {1, 5, 7, 2, 4, 3, 9, 6, 8},
        {6, 4, 8, 9, 1, 7, 3, 2, 5},
    };

    private static Grid grid(int[][] rows) {
        int[] digits = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            digits[cell] = rows[cell / 9][cell % 9];
        }
        return Grid.ofGivens(Geometry.CLASSIC, digits);
    }

    /** The exchange of two stacks as the article prints it, with its column numbers from 1. */
    private static Grid printedBlockSwap(int a, int b) {
        int[][] rows = new int[9][];
        for (int row = 0; row < 9; row++) {
            rows[row] = PRINTED[row].clone();
        }
        for (int i = 0; i <= 2; i++) {
            int x = a * i + 1 + (b - a) * 3;
            int y = b * 3 - i - (b - a) * 3;
            for (int[] row : rows) {
                int digit = row[x - 1];
                row[x - 1] = row[y - 1];
                row[y - 1] = digit;
            }
        }
        return grid(rows);
    }

    @Test
    void theBlockSwapAsPrintedBreaksTheGridForTheLastTwoStacks() {
        assertThat(Boards.isSolved(grid(PRINTED))).isTrue();
        assertThat(Boards.isSolved(printedBlockSwap(1, 2))).isTrue();
        assertThat(Boards.isSolved(printedBlockSwap(1, 3))).isTrue();
        assertThat(Boards.isSolved(printedBlockSwap(2, 3))).isFalse();
        assertThat(Boards.isSolved(Transform.swapStacks(Geometry.CLASSIC, 1, 2).apply(grid(PRINTED))))
                .isTrue();
    }

    @Property(tries = 500)
    void oursNeverBreaksAGrid(@ForAll long seed, @ForAll @IntRange(max = 11) int board) {
        Geometry geometry = Boards.ALL.get(board);
        Grid made = new ShuffleMethod().make(geometry, new SeedSequence(seed).at(0));
        assertThat(Boards.isSolved(made)).isTrue();
        assertThat(made.givenCount()).isEqualTo(geometry.cellCount());
    }

    @Test
    void thePrintedGridIsTheStart() {
        Grid made = new ShuffleMethod().make(Geometry.CLASSIC, new SeedSequence(1).at(0));
        Grid again = new ShuffleMethod(grid(PRINTED)).make(Geometry.CLASSIC, new SeedSequence(1).at(0));
        assertThat(made).isEqualTo(again).isNotEqualTo(grid(PRINTED));
    }

    @Test
    void onTheSmallestBoardOnlyTheDigitsAreLeftToChance() {
        Geometry geometry = Geometry.of(2, 2);
        Grid base = ShiftMethod.fromFirstBox(geometry, 1, 2, 3, 4);
        Grid moved = Transform.mirrorLeftRight(geometry)
                .then(Transform.mirrorTopBottom(geometry))
                .apply(base);
        Set<Grid> expected = new HashSet<>();
        for (int a = 1; a <= 4; a++) {
            for (int b = a + 1; b <= 4; b++) {
                expected.add(Transform.swapDigits(geometry, a, b).apply(moved));
            }
        }
        Set<Grid> made = new HashSet<>();
        for (int index = 0; index < 200; index++) {
            made.add(new ShuffleMethod().make(geometry, new SeedSequence(5).at(index)));
        }
        assertThat(made).hasSize(6).isEqualTo(expected);
    }

    @Test
    void everyExchangeIsBetweenTwoDifferent() {
        for (int index = 0; index < 100; index++) {
            Grid base = grid(PRINTED);
            Grid made = new ShuffleMethod().make(Geometry.CLASSIC, new SeedSequence(6).at(index));
            // One pair of bands and one of stacks are exchanged, so one of each stays in place, and the box that they
            // share only sees an exchange of two of its rows, of two of its columns and of two digits.
            int boxesInPlace = 0;
            for (int box = 0; box < 9; box++) {
                boxesInPlace += isSameBox(base, made, box) ? 1 : 0;
            }
            assertThat(boxesInPlace).isGreaterThanOrEqualTo(1);
        }
    }

    /** Whether a box came from itself by one exchange of rows, one of columns and one of digits. */
    private static boolean isSameBox(Grid base, Grid made, int box) {
        Geometry geometry = Geometry.CLASSIC;
        int band = box / 3;
        int stack = box % 3;
        for (int still = 0; still < 9; still++) {
            int[] rows = exchanged(band * 3, still / 3);
            int[] columns = exchanged(stack * 3, still % 3);
            int changed = 0;
            for (int row = 0; row < 3; row++) {
                for (int column = 0; column < 3; column++) {
                    int from = geometry.cell(rows[row], columns[column]);
                    int to = geometry.cell(band * 3 + row, stack * 3 + column);
                    changed += base.digit(from) == made.digit(to) ? 0 : 1;
                }
            }
            if (changed == 2) {
                return true;
            }
        }
        return false;
    }

    private static int[] exchanged(int first, int still) {
        int a = first + (still + 1) % 3;
        int b = first + (still + 2) % 3;
        int[] lines = new int[3];
        for (int i = 0; i < 3; i++) {
            int line = first + i;
            lines[i] = line == a ? b : line == b ? a : line;
        }
        return lines;
    }

    @Test
    void anyCompleteGridCanBeTheStartAndIsNamed() {
        Grid base = ShiftMethod.fromFirstBox(Geometry.of(2, 2), 1, 2, 3, 4);
        ShuffleMethod method = new ShuffleMethod(base);
        assertThat(method.id()).isEqualTo("shuffle:1234341221434321");
        assertThat(new ShuffleMethod().id()).isEqualTo("shuffle");
        assertThat(Boards.isSolved(method.make(Geometry.of(2, 2), new SeedSequence(1).at(0))))
                .isTrue();
        assertThatThrownBy(() -> method.make(Geometry.of(2, 3), new SeedSequence(1).at(0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a grid of 4x4 (box 2x2) to shuffle into one of 6x6 (box 2x3)");
    }

    @Test
    void aGridThatIsNotCompleteOrNotValidIsRefused() {
        Grid base = ShiftMethod.fromFirstBox(Geometry.of(2, 2), 1, 2, 3, 4);
        assertThatThrownBy(() -> new ShuffleMethod(base.without(3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("grid to shuffle is not complete and valid: 123.341221434321");
        assertThatThrownBy(() -> new ShuffleMethod(base.with(3, 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("grid to shuffle is not complete and valid: 1231341221434321");
    }

    @Test
    void placedDigitsOfTheStartBecomeGivens() {
        Grid base = ShiftMethod.fromFirstBox(Geometry.of(2, 2), 1, 2, 3, 4);
        Grid made = new ShuffleMethod(base.with(0, 1)).make(Geometry.of(2, 2), new SeedSequence(1).at(0));
        assertThat(made.givenCount()).isEqualTo(16);
    }
}
