package io.shudu.bench.generation;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.core.transform.Canonizer;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.grids.ChainMethod;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Minimal;
import io.shudu.generate.holes.RandomCells;
import io.shudu.generate.holes.Shapes;
import io.shudu.generate.holes.Sparse;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.holes.Unbiased;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import java.util.function.Supplier;

/**
 * A kind of thing that is made.
 *
 * @param name what it is called
 * @param wanted how many a second the project has set itself; 0 if nothing
 * @param maker makes thing number i
 * @param isRight makes thing number i and checks it in another way than it was made
 */
record Product(String name, double wanted, Supplier<LongConsumer> maker, Supplier<LongPredicate> isRight) {
    private static final long SEED = 1;
    private static final int CELLS = Geometry.CLASSIC.cellCount();
    /** So many puzzles tell how many clues there are on average. */
    private static final int SAMPLE = 10;

    /** All of them. */
    static List<Product> all() {
        List<Product> all = new ArrayList<>();
        all.add(grids("uniform grids 9×9", 1_000_000, Geometry.CLASSIC, new UniformMethod()));
        all.add(grids("chain grids 9×9", 0, Geometry.CLASSIC, new ChainMethod()));
        all.add(grids("chain grids 16×16", 0, Geometry.of(4, 4), new ChainMethod()));
        all.add(grids("chain grids 25×25", 0, Geometry.of(5, 5), new ChainMethod()));
        all.add(grids("chain grids 36×36", 0, Geometry.of(6, 6), new ChainMethod()));
        all.add(canonicalForms());
        all.add(classic("minimal", 10_000, Minimal.ANY, Symmetry.NONE));
        for (Symmetry symmetry : Symmetry.values()) {
            if (symmetry != Symmetry.NONE) {
                double wanted = symmetry == Symmetry.FULL ? 20 : 500;
                all.add(classic("minimal, " + symmetry.id(), wanted, Minimal.ANY, symmetry));
            }
        }
        all.add(classic("unbiased", 4, new Unbiased(), Symmetry.NONE));
        all.add(classic("22 clues", 100, new Sparse(CELLS - 22, CELLS - 22), Symmetry.NONE));
        all.add(classic("20 clues", 0.5, new Sparse(CELLS - 20, CELLS - 20), Symmetry.NONE));
        all.add(classic("19 clues", 1 / 120.0, new Sparse(CELLS - 19, CELLS - 19), Symmetry.NONE));
        all.add(classic("18 clues", 0, new Sparse(CELLS - 18, CELLS - 18), Symmetry.NONE));
        all.add(classic("heart", 0, Objects.requireNonNull(Shapes.byName("heart")), Symmetry.NONE));
        all.add(large("16×16", 50, Geometry.of(4, 4)));
        all.add(large("25×25", 5, Geometry.of(5, 5)));
        all.add(large("36×36", 0.5, Geometry.of(6, 6)));
        return all;
    }

    private static Product grids(String name, double wanted, Geometry geometry, GridMethod method) {
        SeedSequence seeds = new SeedSequence(SEED);
        return new Product(
                name,
                wanted,
                () -> index -> method.make(geometry, seeds.at(index)),
                () -> index -> method.make(geometry, seeds.at(index)).isSolved());
    }

    /** Of uniform grids, which are made before. */
    private static Product canonicalForms() {
        List<Grid> grids = new ArrayList<>();
        List<int[]> digits = new ArrayList<>();
        for (int i = 0; i < 10_000; i++) {
            grids.add(new UniformMethod().make(Geometry.CLASSIC, new SeedSequence(SEED).at(i)));
            digits.add(grids.getLast().digits());
        }
        Canonizer canonizer = new Canonizer();
        return new Product(
                "canonical forms",
                500_000,
                () -> index -> canonizer.ofSolved(
                        digits.get((int) (index % digits.size())).clone()),
                () -> index -> {
                    Grid form = canonizer
                            .ofSolved(grids.get((int) (index % grids.size())))
                            .grid();
                    return form.isSolved() && canonizer.ofSolved(form).grid().equals(form);
                });
    }

    private static Product classic(String name, double wanted, HoleStrategy holes, Symmetry symmetry) {
        return puzzles(name, wanted, Geometry.CLASSIC, holes, symmetry);
    }

    /** As many holes as can be had. */
    private static Product large(String board, double wanted, Geometry geometry) {
        RandomCells holes = new RandomCells(0, geometry.cellCount());
        int clues = 0;
        Generator generator =
                new Generator(new GenerationSpec(geometry, GridMethods.usual(geometry), holes, true, 1), SEED);
        for (int i = 0; i < SAMPLE; i++) {
            clues += generator.make(i).grid().givenCount();
        }
        return puzzles(board + ", " + clues / SAMPLE + " clues", wanted, geometry, holes, Symmetry.NONE);
    }

    private static Product puzzles(
            String name, double wanted, Geometry geometry, HoleStrategy holes, Symmetry symmetry) {
        GenerationSpec spec = new GenerationSpec(
                geometry,
                GridMethods.usual(geometry),
                holes,
                symmetry,
                Acceptance.UNIQUE,
                GenerationSpec.usualTries(geometry, holes, Acceptance.UNIQUE));
        return new Product(name, wanted, () -> new Generator(spec, SEED)::make, () -> {
            Generator generator = new Generator(spec, SEED);
            Solver solver = Solver.of(geometry, Solver.GENERAL);
            return index -> isRight(generator.make(index), solver);
        });
    }

    private static boolean isRight(Puzzle puzzle, Solver solver) {
        SolveResult result = solver.solve(puzzle.grid());
        return puzzle.missing() == 0
                && result.verdict() == Verdict.ONE
                && result.solution().allGiven().equals(puzzle.solution());
    }
}
