package io.shudu.generate.wish;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Symmetry;
import io.shudu.logic.rate.Level;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Kinds of puzzles that people ask for by level. */
public final class Kinds {
    private Kinds() {}

    /** Puzzles of a board and a level, or of any level. */
    public static GenerationSpec of(Geometry geometry, @Nullable Level level, Symmetry symmetry) {
        GridMethod method = GridMethods.usual(geometry);
        Acceptance acceptance = new Acceptance(true, level == null ? List.of() : List.of(new OfLevel(level)));
        HoleStrategy holes = GenerationSpec.wished(
                geometry, method, GenerationSpec.usualHoles(geometry, acceptance), symmetry, acceptance);
        return new GenerationSpec(
                geometry, method, holes, symmetry, acceptance, GenerationSpec.usualTries(geometry, holes, acceptance));
    }
}
