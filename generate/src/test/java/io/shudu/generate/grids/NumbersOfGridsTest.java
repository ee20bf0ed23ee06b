package io.shudu.generate.grids;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.testkit.RowSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers of grids by a formula, where counting them one by one would end never or late. */
class NumbersOfGridsTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void theFormulaCountsWhatTheEngineCounts(int columns) {
        Geometry geometry = Geometry.of(2, columns);
        assertThat(RowSets.gridsOfTwoBy(columns))
                .isEqualTo(Solver.of(geometry)
                        .count(Grid.empty(geometry), SolveLimit.all())
                        .count());
    }

    @Test
    void gridsOf8x8() {
        assertThat(RowSets.gridsOfTwoBy(4)).isEqualTo(29_136_487_207_403_520L);
    }
}
