package io.shudu.generate.dig;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.grids.SearchMethod;
import io.shudu.testkit.ReferenceSolver;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class DiggerTest {
    @Property(tries = 300)
    void onSmallBoardsExactlyTheRedundantCluesGo(@ForAll long seed, @ForAll boolean wide) {
        Geometry geometry = wide ? Geometry.of(2, 3) : Geometry.of(2, 2);
        Rng rng = new SeedSequence(seed).at(0);
        Grid puzzle = new SearchMethod().make(geometry, rng);
        Digger digger = Digger.of(geometry);
        digger.start(puzzle);
        for (int cell : rng.permutation(0, geometry.cellCount())) {
            boolean redundant = ReferenceSolver.solve(puzzle.without(cell), 2).size() == 1;
            assertThat(digger.tryEmpty(List.of(cell))).isEqualTo(redundant);
            puzzle = redundant ? puzzle.without(cell) : puzzle;
            assertThat(digger.puzzle()).isEqualTo(puzzle);
        }
    }

    @Property(tries = 20)
    void aDiggerStartsAfresh(@ForAll long seed) {
        Rng rng = new SeedSequence(seed).at(0);
        Digger digger = Digger.of(Geometry.CLASSIC);
        for (int i = 0; i < 3; i++) {
            Grid grid = new SearchMethod().make(Geometry.CLASSIC, rng);
            digger.start(grid);
            assertThat(digger.puzzle()).isEqualTo(grid);
            digger.empty(List.of(i, 80));
            assertThat(digger.puzzle()).isEqualTo(grid.without(i).without(80));
        }
    }
}
