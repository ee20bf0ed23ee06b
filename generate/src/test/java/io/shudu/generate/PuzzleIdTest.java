package io.shudu.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.PuzzleId.Part;
import io.shudu.generate.PuzzleId.Result;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.grids.SearchMethod;
import io.shudu.generate.grids.ShiftMethod;
import io.shudu.generate.grids.ShuffleMethod;
import io.shudu.generate.holes.PerColumn;
import io.shudu.generate.holes.PerRow;
import io.shudu.generate.holes.RandomCells;
import io.shudu.generate.holes.Symmetry;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class PuzzleIdTest {
    private static final String CLASSIC = "1:3x3:search:5/row:rot180:unique:482913:0";

    private static Provenance read(String id) {
        return ((Result.Ok) PuzzleId.parse(id)).provenance();
    }

    @Test
    void anIdSaysEverything() {
        GenerationSpec spec = new GenerationSpec(
                Geometry.CLASSIC,
                GridMethods.all().getFirst(),
                new PerRow(5),
                Symmetry.ROT180,
                Acceptance.UNIQUE,
                1000);
        Provenance provenance = new Provenance.Run(spec, 482_913, 0);
        assertThat(PuzzleId.of(provenance)).isEqualTo("1:9:search:5/row:rot180:unique:482913:0");
        assertThat(read(CLASSIC)).isEqualTo(provenance);

        GenerationSpec other = new GenerationSpec(
                Geometry.of(3, 2), new ShiftMethod(), new PerColumn(2), Symmetry.NONE, Acceptance.MULTIPLE, 7);
        assertThat(PuzzleId.of(new Provenance.Run(other, 1, SeedSequence.MAX_SEED)))
                .isEqualTo("1:3x2:shift:2/column:none:multiple:1:9007199254740991:7");
        assertThat(PuzzleId.of(new Provenance.Heart(5))).isEqualTo("1:heart:5");
        assertThat(read("1:heart:5")).isEqualTo(new Provenance.Heart(5));
    }

    @Property(tries = 100)
    void anIdMakesTheSamePuzzleAgain(
            @ForAll @LongRange(max = SeedSequence.MAX_SEED) long seed,
            @ForAll @IntRange(max = 1000) int index,
            @ForAll @IntRange(max = 4) int board,
            @ForAll @IntRange(max = 4) int method,
            @ForAll @IntRange(max = 60) int percent,
            @ForAll Symmetry symmetry,
            @ForAll boolean unique,
            @ForAll @IntRange(min = 1, max = 3) int tries) {
        Geometry geometry = Boards.ALL.get(board);
        RandomCells holes = new RandomCells(geometry.cellCount() * percent / 100);
        GenerationSpec spec = new GenerationSpec(
                geometry,
                GridMethods.all().get(method),
                holes,
                symmetry,
                unique ? Acceptance.UNIQUE : Acceptance.MULTIPLE,
                tries);
        Puzzle puzzle = new Generator(spec, seed).make(index);
        assertThat(read(PuzzleId.of(puzzle.provenance())).make()).isEqualTo(puzzle);
    }

    @Test
    void theGridToShuffleIsPartOfTheId() {
        Geometry geometry = Geometry.of(2, 2);
        ShuffleMethod method = new ShuffleMethod(new SearchMethod().make(geometry, new SeedSequence(1).at(0)));
        GenerationSpec spec = new GenerationSpec(geometry, method, new RandomCells(8), true, 1000);
        Puzzle puzzle = new Generator(spec, 3).make(1);
        String id = PuzzleId.of(puzzle.provenance());
        assertThat(id).startsWith("1:4:shuffle:").endsWith(":8:none:unique:3:1");
        Puzzle again = read(id).make();
        assertThat(again.grid()).isEqualTo(puzzle.grid());
        assertThat(PuzzleId.of(again.provenance())).isEqualTo(id);
    }

    @ParameterizedTest
    @CsvSource({
        "'',VERSION,''",
        "x,VERSION,x",
        "2:3x3:search:5/row:rot180:unique:1:0,VERSION,2",
        "1,BOARD,''",
        "1:3x13:search:5/row:rot180:unique:1:0,BOARD,3x13",
        "1:3x3:guess:5/row:rot180:unique:1:0,METHOD,guess",
        "1:2x2:shuffle:1234341221434322:5:none:unique:1:0,METHOD,1234341221434322",
        "1:2x2:shuffle:123434122143432.:5:none:unique:1:0,METHOD,123434122143432.",
        "1:2x2:uniform:5:none:unique:1:0,METHOD,uniform",
        "1:3x3:search:10/row:rot180:unique:1:0,HOLES,10/row",
        "1:3x3:search:5/row:rot18:unique:1:0,SYMMETRY,rot18",
        "1:3x3:search:5/row:rot180::1:0,ACCEPTANCE,''",
        "1:3x3:search:5/row:rot180:unique:9007199254740992:0,SEED,9007199254740992",
        "1:3x3:search:5/row:rot180:unique:1,INDEX,''",
        "1:3x3:search:5/row:rot180:unique:1:-1,INDEX,-1",
        "1:3x3:search:5/row:rot180:unique:1:0:0,TRIES,0",
        "1:3x3:search:5/row:rot180:unique:1:0:,TRIES,''",
        "1:3x3:search:5/row:rot180:unique:1:0:5:x,END,x",
        "1:heart,SEED,''",
        "1:heart:1:2,END,2"
    })
    void otherTextsAreNone(String text, Part part, String wrong) {
        assertThat(PuzzleId.parse(text)).isEqualTo(new Result.Bad(part, wrong));
    }

    /** What is kept in people's files must make the same puzzles for ever, or the version of the recipe goes up. */
    @ParameterizedTest
    @CsvFileSource(resources = "past-ids.txt", delimiter = '\t')
    void idsKeepTheirPuzzles(String id, String puzzle) {
        assertThat(read(id).make().grid()).hasToString(puzzle);
    }
}
