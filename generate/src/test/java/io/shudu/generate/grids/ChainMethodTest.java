package io.shudu.generate.grids;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.Boards;
import io.shudu.generate.census.ChiSquare;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChainMethodTest {
    private static Grid make(String box, long seed, long index) {
        Geometry geometry = Objects.requireNonNull(Geometry.ofBox(box));
        return new ChainMethod().make(geometry, new SeedSequence(seed).at(index));
    }

    @Test
    void boxesOfEveryShapeGetValidGrids() {
        List<String> invalid = new ArrayList<>();
        for (int rows = 2; rows <= 18; rows++) {
            for (int columns = 2; columns <= 18; columns++) {
                String box = rows + "x" + columns;
                if (Geometry.isBox(rows, columns) && !Boards.isSolved(make(box, 1, 0))) {
                    invalid.add(box);
                }
            }
        }
        assertThat(invalid).isEmpty();
    }

    /** Ids of puzzles stand on these. */
    @ParameterizedTest
    @CsvSource({
        "2x2,1,0,3241142341322314",
        "2x3,1,0,632415145236264351351624413562526143",
        "3x3,1,0,869425173751893426234716985398251764615974238427638519573169842982347651146582397",
        "3x4,9007199254740991,2,95B18A372C6434729C6581ABA86CB12473957A2836CB541951CB79426A83639458A1B72C893712BCA546BC46A5781932125A4396C8B7C68524139B7A4B19675A32C827A3CB894651"
    })
    void gridsStayTheSameFromVersionToVersion(String box, long seed, long index, String line) {
        assertThat(make(box, seed, index)).hasToString(line);
    }

    @ParameterizedTest
    @CsvSource({"5x5,1472014337", "6x6,-1359645696", "2x18,-1358406912", "12x3,1114754560"})
    void largeGridsStayTheSameFromVersionToVersion(String box, int hash) {
        assertThat(make(box, 1, 0).toString().hashCode()).isEqualTo(hash);
    }

    @Property(tries = 60)
    void theGridIsValidAfterEachStep(@ForAll @IntRange(max = 11) int board, @ForAll long seed) {
        Rng rng = new SeedSequence(seed).at(0);
        Chain chain = new Chain(new ShiftMethod().make(Boards.ALL.get(board), rng));
        for (int step = 0; step < 200; step++) {
            chain.step(rng);
            assertThat(Boards.isSolved(chain.grid())).isTrue();
        }
    }

    /** And every member of what is exchanged leads back: steps there and back have the same chance. */
    @Property(tries = 200)
    void theSameStepLeadsBack(
            @ForAll @IntRange(max = 11) int board, @ForAll @IntRange(max = 2) int kind, @ForAll long seed) {
        Geometry geometry = Boards.ALL.get(board);
        Rng rng = new SeedSequence(seed).at(0);
        Chain chain = new Chain(new ChainMethod().make(geometry, rng));
        int group = switch (kind) {
            case 0 -> geometry.side();
            case 1 -> geometry.boxRows();
            default -> geometry.boxColumns();
        };
        int[] pair = rng.permutation(rng.nextInt(geometry.side() / group) * group, group);
        Grid before = chain.grid();
        Set<Integer> members = new HashSet<>();
        for (int start = 0; start < geometry.side(); start++) {
            swap(chain, kind, pair, start);
            Grid after = chain.grid();
            if (!after.equals(before) && (members.isEmpty() || members.contains(start))) {
                members.addAll(changed(before, after, kind));
                assertThat(members).contains(start);
                // From the new grid too, exactly these members lead back.
                for (int other = 0; other < geometry.side(); other++) {
                    swap(chain, kind, pair, other);
                    assertThat(chain.grid().equals(before)).isEqualTo(members.contains(other));
                    swap(chain, kind, pair, other);
                }
            }
            swap(chain, kind, pair, start);
            assertThat(chain.grid()).isEqualTo(before);
        }
    }

    private static void swap(Chain chain, int kind, int[] pair, int start) {
        switch (kind) {
            case 0 -> chain.swapDigits(pair[0], pair[1], start);
            case 1 -> chain.swapRows(pair[0], pair[1], start);
            default -> chain.swapColumns(pair[0], pair[1], start);
        }
    }

    /** The rows, or for two rows the columns, in which grids differ. */
    private static Set<Integer> changed(Grid before, Grid after, int kind) {
        Geometry geometry = before.geometry();
        Set<Integer> changed = new HashSet<>();
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            if (before.digit(cell) != after.digit(cell)) {
                changed.add(kind == 1 ? geometry.column(cell) : geometry.row(cell));
            }
        }
        return changed;
    }

    /** 288 and 28,200,960 grids, up to the names of the digits, which the method draws at the beginning. */
    @ParameterizedTest
    @CsvSource({"2x2,12", "2x3,39168"})
    void everyGridOfSmallBoardsIsReached(String box, int grids) {
        Geometry geometry = Objects.requireNonNull(Geometry.ofBox(box));
        Grid first = new ShiftMethod().make(geometry, new SeedSequence(1).at(0));
        Set<Long> seen = new HashSet<>();
        seen.add(key(first));
        Queue<Grid> waiting = new ArrayDeque<>(List.of(first));
        while (!waiting.isEmpty()) {
            Chain chain = new Chain(waiting.remove());
            for (int a = 0; a < geometry.side(); a++) {
                for (int b = a + 1; b < geometry.side(); b++) {
                    for (int kind = 0; kind < 3; kind++) {
                        int group = kind == 1 ? geometry.boxRows() : geometry.boxColumns();
                        if (kind == 0 || a / group == b / group) {
                            addReached(chain, kind, new int[] {a, b}, seen, waiting);
                        }
                    }
                }
            }
        }
        assertThat(seen).hasSize(grids);
    }

    private static void addReached(Chain chain, int kind, int[] pair, Set<Long> seen, Queue<Grid> waiting) {
        int side = chain.grid().geometry().side();
        for (int start = 0; start < side; start++) {
            swap(chain, kind, pair, start);
            Grid reached = chain.grid();
            swap(chain, kind, pair, start);
            if (seen.add(key(reached))) {
                waiting.add(reached);
            }
        }
    }

    /** A number for a grid whose digits are named so that the first row is in order; the last row follows. */
    private static long key(Grid grid) {
        int side = grid.geometry().side();
        int[] names = new int[side + 1];
        for (int column = 0; column < side; column++) {
            names[grid.digit(column)] = column;
        }
        long key = 0;
        for (int cell = side; cell < side * (side - 1); cell++) {
            key = key * side + names[grid.digit(cell)];
        }
        return key;
    }

    @Test
    void allGridsOfTheSmallestBoardHaveEqualChances() {
        Map<Grid, Integer> counts = new HashMap<>();
        for (int index = 0; index < 28_800; index++) {
            counts.merge(make("2x2", 5, index), 1, Integer::sum);
        }
        assertThat(counts).hasSize(288);
        double[] chances = new double[288];
        Arrays.fill(chances, 1 / 288.0);
        int[] all = counts.values().stream().mapToInt(count -> count).toArray();
        assertThat(ChiSquare.of(all, chances).p()).isBetween(0.001, 0.999);
    }
}
