package io.shudu.bench.wish;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Symmetry;
import java.util.List;

/** Generators as the command line makes them for a wish. */
final class Wanted {
    private Wanted() {}

    static Generator generator(Acceptance.Stage stage, Symmetry symmetry, long seed) {
        return generator(stage, stage.usualHoles(Geometry.CLASSIC), symmetry, seed);
    }

    static Generator generator(Acceptance.Stage stage, HoleStrategy holes, Symmetry symmetry, long seed) {
        Acceptance acceptance = new Acceptance(true, List.of(stage));
        return new Generator(
                new GenerationSpec(
                        Geometry.CLASSIC, new UniformMethod(), holes, symmetry, acceptance, stage.usualTries()),
                seed);
    }
}
