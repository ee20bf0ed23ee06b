package io.shudu.generate.grids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.Boards;
import io.shudu.generate.census.ChiSquare;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UniformMethodTest {
    private static final int MANY = 20_000;

    private static Grid make(long seed, long index) {
        return new UniformMethod().make(Geometry.CLASSIC, new SeedSequence(seed).at(index));
    }

    @Property(tries = 2000)
    void everyGridIsValidAndTheSeedAloneDecidesIt(
            @ForAll @LongRange(max = SeedSequence.MAX_SEED) long seed, @ForAll @LongRange(max = 1L << 40) long index) {
        Grid grid = make(seed, index);
        assertThat(Boards.isSolved(grid)).isTrue();
        assertThat(grid.givenCount()).isEqualTo(81);
        assertThat(make(seed, index)).isEqualTo(grid);
    }

    /** Ids of puzzles stand on these. */
    @ParameterizedTest
    @CsvSource({
        "1,0,791264385562783194348159762813692547274835916659417823926578431485321679137946258",
        "9007199254740991,2,962571348857432916431896752245369871618724539379185264124953687793618425586247193"
    })
    void gridsStayTheSameFromVersionToVersion(long seed, long index, String line) {
        assertThat(make(seed, index)).hasToString(line);
    }

    /** Any two cells have each pair of different digits equally often. */
    @Test
    void pairsOfCellsHaveEqualChances() {
        int[][] pairs = {{0, 1}, {0, 10}, {0, 80}, {40, 44}, {8, 71}, {30, 50}, {13, 58}};
        int[][] counts = new int[pairs.length][81];
        for (int index = 0; index < MANY; index++) {
            Grid grid = make(3, index);
            for (int i = 0; i < pairs.length; i++) {
                counts[i][(grid.digit(pairs[i][0]) - 1) * 9 + grid.digit(pairs[i][1]) - 1]++;
            }
        }
        for (int i = 0; i < pairs.length; i++) {
            // How often two cells have the same digit depends on where they lie.
            int[] different = new int[72];
            int next = 0;
            for (int kind = 0; kind < 81; kind++) {
                if (kind % 10 != 0) {
                    different[next++] = counts[i][kind];
                }
            }
            double[] chances = new double[72];
            Arrays.fill(chances, 1 / 72.0);
            assertThat(ChiSquare.of(different, chances).p()).isGreaterThan(1e-4);
        }
    }

    @Test
    void otherBoardsAreRefused() {
        assertThatThrownBy(() -> new UniformMethod().make(Geometry.of(4, 4), new SeedSequence(1).at(0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("16x16 (box 4x4): this method is for classic boards alone");
    }
}
