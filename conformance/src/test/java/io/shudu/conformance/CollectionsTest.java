package io.shudu.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.core.solve.classic.PuzzleBatch;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every puzzle of known collections has one solution, and every engine finds it. */
class CollectionsTest {
    @ParameterizedTest
    @ValueSource(strings = {"17-clue.txt", "top1465.txt", "hardest-1106.txt", "hardest-1905.txt"})
    void every_puzzle_has_exactly_one_solution(String file) throws IOException {
        List<String> lines = DataFolder.lines(file, "solving every puzzle of " + file);
        assertThat(lines).as(file).hasSizeGreaterThan(100);
        Solver classic = Solver.of(Geometry.CLASSIC, Solver.CLASSIC);
        Solver general = Solver.of(Geometry.CLASSIC, Solver.GENERAL);
        PuzzleBatch vector = solvedByVectors(lines);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            Grid puzzle = read(line);
            SolveResult result = classic.solve(puzzle);
            assertThat(result.verdict()).as(line).isEqualTo(Verdict.ONE);
            assertThat(result.solution().isSolved()).as(line).isTrue();
            assertThat(result.solution().givens()).as(line).isEqualTo(puzzle);
            SolveResult same = general.solve(puzzle);
            assertThat(same.verdict()).as(line).isEqualTo(Verdict.ONE);
            assertThat(same.solution()).as(line).isEqualTo(result.solution());
            assertThat(vector.count(i)).as(line).isOne();
            assertThat(vector.isExhausted(i)).as(line).isTrue();
            assertThat(new String(
                            vector.solutions(), i * PuzzleBatch.CELLS, PuzzleBatch.CELLS, StandardCharsets.US_ASCII))
                    .as(line)
                    .isEqualTo(result.solution().toString());
        }
    }

    private static PuzzleBatch solvedByVectors(List<String> lines) {
        PuzzleBatch batch = new PuzzleBatch(lines.size());
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line, 0, PuzzleBatch.CELLS));
        batch.clear(text.append(" ".repeat(PuzzleBatch.PADDING)).toString().getBytes(StandardCharsets.US_ASCII));
        for (int i = 0; i < lines.size(); i++) {
            batch.add(i * PuzzleBatch.CELLS);
        }
        BatchSolver solver = Objects.requireNonNull(BatchSolver.of("vector"), "the vector engine is not there");
        assertThat(solver.engineId()).isEqualTo("vector");
        solver.solve(batch, SolveLimit.unique());
        return batch;
    }

    private static Grid read(String line) {
        assertThat(line).hasSizeGreaterThanOrEqualTo(81);
        return Grid.ofGivens(
                Geometry.CLASSIC,
                line.substring(0, 81)
                        .chars()
                        .map(symbol -> Symbols.digit((char) symbol))
                        .toArray());
    }
}
