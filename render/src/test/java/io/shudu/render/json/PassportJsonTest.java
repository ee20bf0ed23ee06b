package io.shudu.render.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.grids.SearchMethod;
import io.shudu.generate.holes.RandomCells;
import io.shudu.generate.passport.Inspector;
import io.shudu.logic.rate.ScaleId;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

/** A puzzle that was made and one that is rated have the same fields. */
class PassportJsonTest {
    private static Puzzle puzzle(Geometry geometry, int holes, boolean unique) {
        return new Generator(new GenerationSpec(geometry, new SearchMethod(), new RandomCells(holes), unique, 100), 1)
                .make(0);
    }

    @Test
    void aPuzzleAndItsRatingSayTheSame() {
        Puzzle puzzle = puzzle(Geometry.CLASSIC, 50, true);
        Inspector inspector = new Inspector(Geometry.CLASSIC, ScaleId.usual(), Inspector.QUICK_SIDE);
        String rated = PuzzleJson.of(inspector.inspect(puzzle.grid(), puzzle.solution()))
                .toString();
        assertThat(rated)
                .contains("\"clues\":31,\"symmetry\":\"none\",\"minimal\":false,\"level\":\"", "\"hardest\":\"")
                .contains("\"hodoku\":{\"level\":\"", "\"techniques\":{\"full-house\":");
        String facts = rated.substring(rated.indexOf("\"clues\""), rated.length() - 1);
        assertThat(PuzzleJson.of(puzzle, inspector.inspect(puzzle)).toString())
                .contains(facts)
                .contains("\"method\":\"search\",\"holes\":\"50\",\"seed\":1,\"index\":0")
                .endsWith("\"missing\":0,\"asWished\":true}");
    }

    @Test
    void whatIsNotKnownIsLeftOut() {
        Geometry large = Geometry.of(4, 4);
        Inspector quick = new Inspector(large, ScaleId.usual(), Inspector.QUICK_SIDE);
        Puzzle puzzle = puzzle(large, 100, true);
        assertThat(PuzzleJson.of(puzzle, quick.inspect(puzzle)).toString())
                .contains("\"clues\":156,\"symmetry\":\"none\",\"method\"");
        Inspector thorough = new Inspector(large, EnumSet.of(ScaleId.SHUDU), 16);
        assertThat(PuzzleJson.of(thorough.inspect(puzzle.grid(), puzzle.solution()))
                        .toString())
                .contains("\"level\":\"", "\"hardest\":\"")
                .doesNotContain("hodoku", "minimal");
        Puzzle several = puzzle(Geometry.CLASSIC, 60, false);
        Inspector classic = new Inspector(Geometry.CLASSIC, EnumSet.of(ScaleId.HODOKU), Inspector.QUICK_SIDE);
        assertThat(PuzzleJson.of(several, classic.inspect(several)).toString())
                .doesNotContain("\"minimal\"", "\"level\"", "\"hodoku\"");
        Puzzle unique = puzzle(Geometry.CLASSIC, 40, true);
        assertThat(PuzzleJson.of(classic.inspect(unique.grid(), unique.solution()))
                        .toString())
                .contains("\"hodoku\":{", "\"techniques\":{")
                .doesNotContain("\"effort\"", "\"hardest\"");
    }
}
