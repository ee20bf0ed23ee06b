package io.shudu.generate.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.classic.SecondSolution;
import io.shudu.generate.Boards;
import io.shudu.generate.census.UnavoidableRectangles;
import io.shudu.generate.grids.UniformMethod;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class UnavoidableSetsTest {
    private final UnavoidableSets sets = new UnavoidableSets();

    private Grid start(long seed) {
        Grid solution = new UniformMethod().make(Geometry.CLASSIC, new SeedSequence(seed).at(0));
        sets.start(solution);
        return solution;
    }

    @Property(tries = 100)
    void twoDigitsCanBeExchangedInEachSet(@ForAll @LongRange(max = SeedSequence.MAX_SEED) long seed) {
        Grid solution = start(seed);
        int cells = 0;
        int rectangles = 0;
        for (List<Integer> set : all()) {
            int[] digits = solution.digits();
            List<Integer> two =
                    set.stream().map(cell -> digits[cell]).distinct().toList();
            assertThat(two).hasSize(2);
            set.forEach(cell -> digits[cell] = two.get(0) + two.get(1) - digits[cell]);
            assertThat(Boards.isSolved(Grid.ofGivens(Geometry.CLASSIC, digits))).isTrue();
            cells += set.size();
            rectangles += set.size() == 4 ? 1 : 0;
        }
        assertThat(cells).as("all cells of the 36 pairs").isEqualTo(36 * 18);
        assertThat(rectangles).isEqualTo(UnavoidableRectangles.count(solution));
    }

    @Test
    void cluesMeetTheSetsUntilTheyMissOne() {
        start(1);
        int all = SecondSolution.ALL;
        for (int round = 0; round < 3; round++) {
            for (int at = 0; at < sets.end(); at += 3) {
                assertThat(sets.meet(all, all, all)).isTrue();
                assertThat(sets.meet(all & ~sets.word(at), all & ~sets.word(at + 1), all & ~sets.word(at + 2)))
                        .isFalse();
            }
        }
        sets.add(1, 2, 4);
        assertThat(sets.meet(all, all, all & ~4)).isTrue();
        assertThat(sets.meet(all & ~1, all & ~2, all & ~4)).isFalse();
    }

    private List<List<Integer>> all() {
        List<List<Integer>> all = new ArrayList<>();
        for (int at = 0; at < sets.end(); at += 3) {
            List<Integer> set = new ArrayList<>();
            for (int cell = 0; cell < 81; cell++) {
                if ((sets.word(at + SecondSolution.word(cell)) & SecondSolution.bit(cell)) != 0) {
                    set.add(cell);
                }
            }
            all.add(set);
        }
        return all;
    }
}
