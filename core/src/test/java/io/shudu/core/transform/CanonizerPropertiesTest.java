package io.shudu.core.transform;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Puzzles;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/** All images of a grid have one form, which is one of them. */
class CanonizerPropertiesTest {
    private static final long LAST_SEED = (1L << 53) - 1;

    private final Canonizer canonizer = new Canonizer();
    private final Solver solver = Solver.of(Geometry.CLASSIC);

    private Grid randomGrid(Rng rng) {
        return solver.solve(Grid.empty(Geometry.CLASSIC), SolveLimit.first(), rng)
                .solution()
                .allGiven();
    }

    @Property(tries = 300)
    void all_images_of_a_complete_grid_have_one_form(@ForAll @LongRange(max = LAST_SEED) long seed) {
        Rng rng = new SeedSequence(seed).at(0);
        Grid grid = randomGrid(rng);
        CanonicalForm form = canonizer.ofSolved(grid);
        assertThat(form.transform().apply(grid)).isEqualTo(form.grid());
        assertThat(canonizer.ofSolved(form.grid()).grid()).isEqualTo(form.grid());
        for (int i = 0; i < 10; i++) {
            Grid image = Transform.random(Geometry.CLASSIC, rng).apply(grid);
            CanonicalForm same = canonizer.ofSolved(image);
            assertThat(same.grid()).isEqualTo(form.grid());
            assertThat(same.automorphisms()).isEqualTo(form.automorphisms());
        }
    }

    @Property(tries = 300)
    void all_images_of_a_puzzle_have_one_form(
            @ForAll @LongRange(max = LAST_SEED) long seed, @ForAll @IntRange(max = 100) int percent) {
        Rng rng = new SeedSequence(seed).at(0);
        // Of grids with many automorphisms, where the solution alone does not decide.
        Grid solution = rng.nextInt(2) == 0 ? Puzzles.pattern(Geometry.CLASSIC) : randomGrid(rng);
        Grid puzzle = Puzzles.holes(solution, percent, rng);
        CanonicalForm form = canonizer.ofProper(puzzle, solution);
        assertThat(form.transform().apply(puzzle)).isEqualTo(form.grid());
        Grid formSolution = canonizer.ofSolved(solution).grid();
        assertThat(form.transform().apply(solution)).isEqualTo(formSolution);
        assertThat(canonizer.ofProper(form.grid(), formSolution).grid()).isEqualTo(form.grid());
        for (int i = 0; i < 10; i++) {
            Transform symmetry = Transform.random(Geometry.CLASSIC, rng);
            CanonicalForm same = canonizer.ofProper(symmetry.apply(puzzle), symmetry.apply(solution));
            assertThat(same.grid()).isEqualTo(form.grid());
            assertThat(same.automorphisms()).isEqualTo(form.automorphisms());
        }
    }

    @Property(tries = 100)
    void all_images_of_an_improper_grid_have_one_form(
            @ForAll @LongRange(max = LAST_SEED) long seed, @ForAll @IntRange(max = 100) int percent) {
        Rng rng = new SeedSequence(seed).at(0);
        Grid grid = Puzzles.holes(Puzzles.pattern(Geometry.CLASSIC), percent, rng);
        if (rng.nextInt(2) == 0) {
            // One that may break the rules.
            grid = grid.with(rng.nextInt(81), 1 + rng.nextInt(9)).allGiven();
        }
        CanonicalForm form = canonizer.ofImproper(grid);
        assertThat(form.transform().apply(grid)).isEqualTo(form.grid());
        assertThat(canonizer.ofImproper(form.grid()).grid()).isEqualTo(form.grid());
        CanonicalForm same =
                canonizer.ofImproper(Transform.random(Geometry.CLASSIC, rng).apply(grid));
        assertThat(same.grid()).isEqualTo(form.grid());
        assertThat(same.automorphisms()).isEqualTo(form.automorphisms());
    }

    /** Both ways agree on what a complete grid's smallest image is. */
    @Property(tries = 30)
    void the_slower_way_agrees_on_complete_grids(@ForAll @LongRange(max = LAST_SEED) long seed) {
        Grid grid = randomGrid(new SeedSequence(seed).at(0));
        CanonicalForm fast = canonizer.ofSolved(grid);
        CanonicalForm slow = canonizer.ofImproper(grid);
        assertThat(slow.grid()).isEqualTo(fast.grid());
        assertThat(slow.automorphisms()).isEqualTo(fast.automorphisms());
    }
}
