package io.shudu.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.classic.PuzzleBatch;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class PuzzleSetTest {
    private final PuzzleSolver solver = new GridSolver(Solver.of(Geometry.CLASSIC, Solver.GENERAL));

    @Property(tries = 50)
    void mixingKeepsCluesAndSolutions(@ForAll long seed) {
        PuzzleSet mixed = PuzzleSet.of("easy", List.of(Samples.EASY)).mixed(new SeedSequence(seed).at(0), 1);
        byte[] solution = new byte[PuzzleBatch.CELLS];
        assertThat(mixed.puzzle(0).chars().filter(sign -> sign != '.').count()).isEqualTo(30);
        assertThat(solver.solve(mixed.text(), mixed.start(0), solution)).isEqualTo(1);
        FirstAnswers answers = new FirstAnswers(1);
        answers.add(1, solution, 0);
        assertThat(new Gate(mixed).check(answers)).isNull();
    }

    @Test
    void mixingKeepsThePuzzlesInAnotherOrder() {
        PuzzleSet mixed = Samples.SET.mixed(new SeedSequence(1).at(0), 1);
        assertThat(mixed.size()).isEqualTo(4);
        int[] counts = new int[3];
        for (int i = 0; i < mixed.size(); i++) {
            counts[solver.solve(mixed.text(), mixed.start(i), new byte[81])]++;
        }
        assertThat(counts).containsExactly(1, 2, 1);
    }

    @Test
    void aSmallSetIsRepeatedWithOtherSymmetries() {
        PuzzleSet mixed =
                PuzzleSet.of("hard", List.of(Samples.HARD, Samples.EASY)).mixed(new SeedSequence(1).at(0), 99);
        assertThat(mixed.size()).isEqualTo(100);
        Set<String> different = new HashSet<>();
        for (int i = 0; i < mixed.size(); i++) {
            different.add(mixed.puzzle(i));
        }
        assertThat(different).hasSize(100);
    }

    @Test
    void theSameNumbersMixAlike() {
        assertThat(Samples.SET.mixed(new SeedSequence(5).at(0), 10).lines())
                .isEqualTo(Samples.SET.mixed(new SeedSequence(5).at(0), 10).lines());
    }

    @Test
    void emptyCellsBecomeDots() {
        PuzzleSet set = PuzzleSet.of("zeros", List.of(Samples.EASY.replace('.', '0'), Samples.EASY.replace('.', '*')));
        assertThat(new String(set.lines(), StandardCharsets.US_ASCII))
                .isEqualTo(Samples.EASY + "\n" + Samples.EASY + "\n");
    }

    @Test
    void onlyPuzzlesAreTaken() {
        assertThat(PuzzleSet.isPuzzle(Samples.EASY)).isTrue();
        assertThat(PuzzleSet.isPuzzle(Samples.EASY + ".")).isFalse();
        assertThat(PuzzleSet.isPuzzle(Samples.EASY.replace('5', 'x'))).isFalse();
        assertThatThrownBy(() -> PuzzleSet.of("short", List.of("123"))).hasMessage("123: a puzzle has 81 cells");
    }
}
