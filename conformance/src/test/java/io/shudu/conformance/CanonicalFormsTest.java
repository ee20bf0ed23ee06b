package io.shudu.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.core.transform.CanonicalForm;
import io.shudu.core.transform.Canonizer;
import io.shudu.core.transform.Transform;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Canonical forms on 100,000 random symmetries, and against published lists. */
class CanonicalFormsTest {
    private final Canonizer canonizer = new Canonizer();
    private final Solver solver = Solver.of(Geometry.CLASSIC);

    @Test
    void a_hundred_thousand_symmetries_change_no_form() {
        SeedSequence seeds = new SeedSequence(27);
        int[] digits = new int[81];
        for (int i = 0; i < 1000; i++) {
            Rng rng = seeds.at(i);
            Grid grid = solver.solve(Grid.empty(Geometry.CLASSIC), SolveLimit.first(), rng)
                    .solution()
                    .allGiven();
            CanonicalForm form = canonizer.ofSolved(grid);
            assertThat(canonizer.ofSolved(form.grid()).grid()).isEqualTo(form.grid());
            int[] expected = form.grid().digits();
            for (int j = 0; j < 100; j++) {
                Transform symmetry = Transform.random(Geometry.CLASSIC, rng);
                for (int cell = 0; cell < 81; cell++) {
                    digits[symmetry.cell(cell)] = symmetry.digit(grid.digit(cell));
                }
                int automorphisms = canonizer.ofSolved(digits);
                if (automorphisms != form.automorphisms() || !Arrays.equals(digits, expected)) {
                    assertThat(digits).as(grid + " by " + symmetry).isEqualTo(expected);
                    assertThat(automorphisms).as(grid.toString()).isEqualTo(form.automorphisms());
                }
            }
        }
    }

    /** A band alone has its smallest image at the bottom of an empty grid, where the slower way finds it. */
    @Test
    void the_416_classes_of_bands_are_the_published_ones() throws IOException {
        List<String> bands = DataFolder.lines("bands416.txt", "canonical forms of the bands").stream()
                .map(line -> line.substring(4, 31))
                .toList();
        assertThat(bands).hasSize(416).isSorted().doesNotHaveDuplicates();
        Rng rng = new SeedSequence(416).at(0);
        for (String band : bands) {
            Grid alone = read(band + ".".repeat(54));
            Grid image = Transform.random(Geometry.CLASSIC, rng).apply(alone);
            assertThat(smallestBand(image)).isEqualTo(band);
            Grid grid = solver.solve(alone, SolveLimit.first(), rng).solution().allGiven();
            String smallest = band;
            for (Grid turned :
                    List.of(grid, Transform.transpose(Geometry.CLASSIC).apply(grid))) {
                for (int start = 0; start < 81; start += 27) {
                    String chute = turned.toString().substring(start, start + 27);
                    String found = smallestBand(read(chute + ".".repeat(54)));
                    assertThat(bands).contains(found);
                    smallest = found.compareTo(smallest) < 0 ? found : smallest;
                }
            }
            assertThat(canonizer.ofSolved(grid).grid().toString()).startsWith(smallest);
        }
    }

    private String smallestBand(Grid grid) {
        return canonizer.ofImproper(grid).grid().toString().substring(54);
    }

    @Test
    void all_49158_puzzles_with_17_clues_are_essentially_different() throws IOException {
        Set<String> forms = new HashSet<>();
        for (String line : DataFolder.lines("17-clue.txt", "canonical forms of the puzzles with 17 clues")) {
            Grid puzzle = read(line.substring(0, 81));
            Grid solution = solver.solve(puzzle).solution();
            forms.add(canonizer.ofProper(puzzle, solution).grid().toString());
        }
        assertThat(forms).hasSize(49_158);
    }

    private static Grid read(String line) {
        return Grid.ofGivens(
                Geometry.CLASSIC,
                line.chars().map(symbol -> Symbols.digit((char) symbol)).toArray());
    }
}
