package io.shudu.generate.passport;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Provenance;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Minimal;
import io.shudu.generate.holes.PerRow;
import io.shudu.generate.holes.RandomCells;
import io.shudu.generate.holes.Symmetry;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.step.TechniqueId;
import org.junit.jupiter.api.Test;

class BatchSummaryTest {
    private final Inspector inspector = new Inspector(Geometry.CLASSIC, ScaleId.usual(), 9, true);

    private static Puzzle puzzle(HoleStrategy holes, Symmetry symmetry) {
        return new Generator(
                        new GenerationSpec(
                                Geometry.CLASSIC,
                                GridMethods.usual(Geometry.CLASSIC),
                                holes,
                                symmetry,
                                Acceptance.UNIQUE,
                                10),
                        3)
                .make(0);
    }

    /** A puzzle and the same in disguise are counted as two of which one is repeated. */
    @Test
    void puzzlesAreCounted() {
        BatchSummary batch = new BatchSummary();
        Puzzle puzzle = puzzle(Minimal.ANY, Symmetry.NONE);
        Puzzle disguised = new Provenance.Disguised((Provenance.Run) puzzle.provenance(), 77).of(puzzle);
        assertThat(disguised.grid()).isNotEqualTo(puzzle.grid());
        for (Puzzle each : new Puzzle[] {puzzle, disguised, puzzle(new RandomCells(40), Symmetry.NONE)}) {
            batch.add(each, inspector.inspect(each));
        }
        assertThat(batch.puzzles()).isEqualTo(3);
        assertThat(batch.repeated()).isEqualTo(1);
        assertThat(batch.minimal()).isEqualTo(2);
        assertThat(batch.asWished()).isEqualTo(3);
        assertThat(batch.tries()).isEqualTo(3);
        assertThat(batch.clues()).containsEntry(puzzle.grid().givenCount(), 2).containsEntry(41, 1);
        assertThat(batch.levels().values().stream().mapToInt(Integer::intValue)).hasSizeBetween(1, 2);
        assertThat(batch.scores().values().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(3);
        assertThat(batch.techniques()).containsEntry(TechniqueId.HIDDEN_SINGLE, 3);
    }

    @Test
    void aDisguiseCanBeMadeAgainAndKeepsTheWish() {
        Puzzle puzzle = puzzle(new PerRow(5), Symmetry.ROT180);
        Provenance.Disguised disguise = new Provenance.Disguised((Provenance.Run) puzzle.provenance(), 5);
        Puzzle other = disguise.make();
        assertThat(other.grid()).isEqualTo(disguise.of(puzzle).grid()).isNotEqualTo(puzzle.grid());
        assertThat(Symmetry.of(other.grid())).isEqualTo(Symmetry.ROT180);
        for (int cell = 0; cell < 81; cell++) {
            assertThat(other.grid().isEmpty(cell)).isEqualTo(puzzle.grid().isEmpty(cell));
        }
        String id = PuzzleId.of(disguise);
        assertThat(id).isEqualTo("1:disguised:5:9:uniform:5/row:rot180:unique:3:0:10");
        assertThat(PuzzleId.parse(id)).isEqualTo(new PuzzleId.Result.Ok(disguise));
        assertThat(PuzzleId.parse("1:disguised:x")).isInstanceOf(PuzzleId.Result.Bad.class);
        assertThat(disguise.method()).isEqualTo("uniform");
        assertThat(disguise.holes()).isEqualTo("5/row");
        assertThat(disguise.symmetry()).isEqualTo(Symmetry.ROT180);
        assertThat(disguise.acceptance()).isEqualTo(Acceptance.UNIQUE);
        assertThat(disguise.seed()).isEqualTo(3);
        assertThat(disguise.index()).isZero();
    }
}
