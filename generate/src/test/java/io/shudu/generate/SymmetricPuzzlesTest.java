package io.shudu.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.grids.SearchMethod;
import io.shudu.generate.holes.Emptiness;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Symmetry;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class SymmetricPuzzlesTest {
    private static final List<Geometry> GEOMETRIES =
            List.of(Geometry.of(2, 2), Geometry.of(2, 3), Geometry.of(3, 2), Geometry.CLASSIC, Geometry.of(4, 4));

    @Property(tries = 200)
    void givensAreSymmetricAndTheSolutionIsTheOnlyOne(
            @ForAll long seed,
            @ForAll @IntRange(max = 4) int board,
            @ForAll Symmetry symmetry,
            @ForAll Emptiness emptiness,
            @ForAll boolean unique) {
        Geometry geometry = GEOMETRIES.get(board);
        HoleStrategy holes = emptiness.holes(geometry);
        GenerationSpec spec = new GenerationSpec(
                geometry, new SearchMethod(), holes, symmetry, unique ? Acceptance.UNIQUE : Acceptance.MULTIPLE, 3);
        Puzzle puzzle = new Generator(spec, seed).make(0);

        int largest = 0;
        for (List<Integer> orbit : symmetry.orbits(geometry.side())) {
            largest = Math.max(largest, orbit.size());
            for (int cell : orbit) {
                assertThat(puzzle.grid().isGiven(cell)).isEqualTo(puzzle.grid().isGiven(orbit.getFirst()));
            }
        }
        int emptied = Boards.holes(puzzle.grid());
        int wanted = holes.total(geometry).wanted();
        assertThat(emptied).isLessThanOrEqualTo(wanted);
        assertThat(emptied + puzzle.missing()).isGreaterThan(wanted - largest);
        assertThat(Boards.isPart(puzzle.grid(), puzzle.solution())).isTrue();
        assertThat(!unique || isUnique(puzzle.grid())).isTrue();
        assertThat(puzzle.provenance().symmetry()).isEqualTo(symmetry);
    }

    private static boolean isUnique(Grid grid) {
        return Solver.of(grid.geometry()).solve(grid).verdict() == Verdict.ONE;
    }
}
