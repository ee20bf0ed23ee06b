package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.logic.pattern.DeadlyShapes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What exotic patterns rest on, proved: by our own solver, or by all ways to fill a shape. */
class ImpossiblePatternsTest {
    private static final int[][] SLOPES = {{0, 1, 2}, {0, 2, 1}, {1, 2, 0}, {1, 0, 2}, {2, 0, 1}, {2, 1, 0}};

    /**
     * Of all ways to choose the twelve cells, those with an odd number of the other slopes cannot be filled. In the
     * last box two slopes are enough: the others come out of them if its rows are exchanged in a ring.
     */
    @Test
    void threeDigitsDoNotFillATridagon() {
        Solver solver = Solver.of(Geometry.CLASSIC);
        for (int choice = 0; choice < 2 * 6 * 6 * 6; choice++) {
            int[] slopes = {choice % 6, choice / 6 % 6, choice / 36 % 6, choice / 216};
            int odd = 0;
            Set<Integer> cells = new HashSet<>();
            for (int box = 0; box < 4; box++) {
                odd += slopes[box] % 2;
                for (int row = 0; row < 3; row++) {
                    cells.add(9 * (box / 2 * 3 + row) + box % 2 * 3 + SLOPES[slopes[box]][row]);
                }
            }
            Verdict verdict = solver.solve(withThreeDigits(cells)).verdict();
            assertThat(verdict == Verdict.NONE).as(Arrays.toString(slopes)).isEqualTo(odd % 2 == 1);
        }
    }

    private static Grid withThreeDigits(Set<Integer> cells) {
        CandidateSet.Builder marks = new CandidateSet.Builder(Geometry.CLASSIC);
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 1; digit <= (cells.contains(cell) ? 3 : 9); digit++) {
                marks.add(cell, digit);
            }
        }
        return Grid.empty(Geometry.CLASSIC).withCandidates(marks.build());
    }

    /** However a shape is filled with its digits, another way uses the same ones in each row, column and box. */
    @Test
    void everyFillingOfADeadlyShapeHasATwin() {
        List<DeadlyShapes.Shape> shapes = new ArrayList<>(DeadlyShapes.polygons(Geometry.CLASSIC));
        assertThat(shapes).hasSize(14_580);
        shapes.addAll(DeadlyShapes.extendedRectangles(Geometry.CLASSIC));
        Set<String> seen = new HashSet<>();
        for (DeadlyShapes.Shape shape : shapes) {
            // Shapes that differ in the distance of their lines alone are filled alike.
            if (seen.add(shape.digits() + outline(shape.cells()))) {
                Map<String, Integer> fillings = new HashMap<>();
                fill(shape, new int[shape.cells().size()], 0, fillings);
                assertThat(fillings).isNotEmpty();
                assertThat(fillings.values()).as(shape.toString()).allMatch(count -> count > 1);
            }
        }
        assertThat(seen).hasSizeGreaterThan(20);
    }

    /** Which of the cells share a row, a column or a box. */
    private static String outline(List<Integer> cells) {
        StringBuilder text = new StringBuilder();
        for (int one : cells) {
            for (int other : cells) {
                text.append(one / 9 == other / 9 ? 'r' : '.')
                        .append(one % 9 == other % 9 ? 'c' : '.')
                        .append(box(one) == box(other) ? 'b' : '.');
            }
        }
        return text.toString();
    }

    private static int box(int cell) {
        return cell / 27 * 3 + cell % 9 / 3;
    }

    private static void fill(DeadlyShapes.Shape shape, int[] digits, int next, Map<String, Integer> fillings) {
        List<Integer> cells = shape.cells();
        if (next == digits.length) {
            int[] used = new int[27];
            for (int i = 0; i < digits.length; i++) {
                used[cells.get(i) / 9] |= 1 << digits[i];
                used[9 + cells.get(i) % 9] |= 1 << digits[i];
                used[18 + box(cells.get(i))] |= 1 << digits[i];
            }
            fillings.merge(Arrays.toString(used), 1, Integer::sum);
            return;
        }
        for (int digit = 1; digit <= shape.digits(); digit++) {
            boolean free = true;
            for (int i = 0; i < next && free; i++) {
                int one = cells.get(i);
                int other = cells.get(next);
                boolean sees = one / 9 == other / 9 || one % 9 == other % 9 || box(one) == box(other);
                free = digits[i] != digit || !sees;
            }
            if (free) {
                digits[next] = digit;
                fill(shape, digits, next + 1, fillings);
            }
        }
    }
}
