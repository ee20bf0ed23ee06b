package io.shudu.generate.grids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.generate.Boards;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ShiftMethodTest {
    @Test
    void theWorkedExampleComesOut() {
        Grid grid = ShiftMethod.fromFirstBox(Geometry.CLASSIC, 8, 7, 4, 9, 1, 2, 5, 3, 6);
        assertThat(grid)
                .hasToString("874912536"
                        + "912536874"
                        + "536874912"
                        + "748129365"
                        + "129365748"
                        + "365748129"
                        + "487291653"
                        + "291653487"
                        + "653487291");
        assertThat(grid.givenCount()).isEqualTo(81);
    }

    @Test
    void boxesThatAreNotSquareShiftByTheirOwnRowsAndColumns() {
        assertThat(ShiftMethod.fromFirstBox(Geometry.of(2, 3), 1, 2, 3, 4, 5, 6))
                .hasToString("123456" + "456123" + "231564" + "564231" + "312645" + "645312");
    }

    /**
     * Every one of the 9! first boxes gives a valid grid in which it is the first box. So the grids are pairwise
     * different: two equal grids would have equal first boxes.
     */
    @Test
    void allFirstBoxesGiveValidGridsAllDifferent() {
        int[] box = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        int[] first = new int[9];
        int[] before = new int[9];
        int count = 0;
        int wrong = 0;
        do {
            Grid grid = ShiftMethod.fromFirstBox(Geometry.CLASSIC, box);
            for (int i = 0; i < 9; i++) {
                first[i] = grid.digit(i / 3 * 9 + i % 3);
            }
            // Read back exactly, and later in dictionary order than all before: no first box comes twice.
            boolean later = Arrays.mismatch(before, first) >= 0
                    && before[Arrays.mismatch(before, first)] < first[Arrays.mismatch(before, first)];
            wrong += Boards.isSolved(grid) && Arrays.equals(first, box) && later ? 0 : 1;
            System.arraycopy(first, 0, before, 0, 9);
            count++;
        } while (next(box));
        assertThat(count).isEqualTo(362_880);
        assertThat(wrong).isZero();
    }

    /** Brings an array into the next order in the dictionary. False if it was the last. */
    private static boolean next(int[] array) {
        int i = array.length - 2;
        while (i >= 0 && array[i] > array[i + 1]) {
            i--;
        }
        if (i < 0) {
            return false;
        }
        int j = array.length - 1;
        while (array[j] < array[i]) {
            j--;
        }
        swap(array, i, j);
        for (int low = i + 1, high = array.length - 1; low < high; low++, high--) {
            swap(array, low, high);
        }
        return true;
    }

    private static void swap(int[] array, int i, int j) {
        int value = array[i];
        array[i] = array[j];
        array[j] = value;
    }

    @Test
    void aFirstBoxThatIsNoneIsRefused() {
        assertThatThrownBy(() -> ShiftMethod.fromFirstBox(Geometry.of(2, 2), 1, 2, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a box of 3 digits for 4x4 (box 2x2)");
        assertThatThrownBy(() -> ShiftMethod.fromFirstBox(Geometry.of(2, 2), 1, 2, 3, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("digit 2: a box has each of 1 to 4 once");
        assertThatThrownBy(() -> ShiftMethod.fromFirstBox(Geometry.of(2, 2), 1, 2, 3, 5))
                .hasMessage("digit 5: a box has each of 1 to 4 once");
        assertThatThrownBy(() -> ShiftMethod.fromFirstBox(Geometry.of(2, 2), 0, 2, 3, 4))
                .hasMessage("digit 0: a box has each of 1 to 4 once");
    }
}
