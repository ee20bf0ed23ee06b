package io.shudu.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every puzzle of known collections has one solution, and every engine finds it. */
class CollectionsTest {
    private static final String PROPERTY = "shudu.data";
    /** The general engine takes a hundred times as long and gets every fifth puzzle. */
    private static final int EVERY = 5;

    @ParameterizedTest
    @ValueSource(strings = {"17-clue.txt", "top1465.txt", "hardest-1106.txt", "hardest-1905.txt"})
    void every_puzzle_has_exactly_one_solution(String file) throws IOException {
        String folder = System.getProperty(PROPERTY, "");
        String leftOut = "left out: solving every puzzle of " + file
                + ". To run it, name the folder with the collection: -D" + PROPERTY + "=<folder>";
        if (folder.isBlank()) {
            // The reason of a skipped test stands in a report that nobody opens; the log is where people look.
            System.out.println(leftOut);
        }
        assumeFalse(folder.isBlank(), leftOut);
        List<String> lines = Files.readAllLines(Path.of(folder, file)).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
        assertThat(lines).as(file).hasSizeGreaterThan(100);
        Solver classic = Solver.of(Geometry.CLASSIC, Solver.CLASSIC);
        Solver general = Solver.of(Geometry.CLASSIC, Solver.GENERAL);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            Grid puzzle = read(line);
            SolveResult result = classic.solve(puzzle);
            assertThat(result.verdict()).as(line).isEqualTo(Verdict.ONE);
            assertThat(result.solution().isSolved()).as(line).isTrue();
            assertThat(result.solution().givens()).as(line).isEqualTo(puzzle);
            if (i % EVERY == 0) {
                SolveResult same = general.solve(puzzle);
                assertThat(same.verdict()).as(line).isEqualTo(Verdict.ONE);
                assertThat(same.solution()).as(line).isEqualTo(result.solution());
            }
        }
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
