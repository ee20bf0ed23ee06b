package io.shudu.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.GridFormats;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The Java sample of the readme: the code between the two marks below, run here and compared with both readmes. */
class ReadmeSampleTest {
    private static final String BEGIN = "// readme: begin";
    private static final String END = "// readme: end";

    private final List<String> shown = new ArrayList<>();

    private void solve(String text) {
        // readme: begin
        switch (GridFormats.recognise(text).parse(text, null)) {
            case ParseResult.Ok ok -> {
                Grid puzzle = ok.grid();
                SolveResult result = Solver.of(puzzle.geometry()).solve(puzzle);
                if (result.verdict() == Verdict.ONE) {
                    show(result.solution());
                }
            }
            case ParseResult.Bad bad -> complain(bad.line(), bad.column(), bad.reason());
        }
        // readme: end
    }

    private void show(Grid solution) {
        shown.add(solution.toString());
    }

    private void complain(int line, int column, ParseReason reason) {
        shown.add(line + ":" + column + " " + reason);
    }

    @Test
    void showsTheOnlySolution() {
        solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        assertThat(shown)
                .containsExactly("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
    }

    @Test
    void complainsAboutWhatIsNoPuzzle() {
        solve("1x..............");
        assertThat(shown).containsExactly("1:2 BAD_CHARACTER");
    }

    @Test
    void showsNothingWithoutAnOnlySolution() {
        solve("................");
        assertThat(shown).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "README.zh-CN.md"})
    void readmeShowsThisCode(String readme) throws IOException {
        Path root = root();
        String source = Files.readString(root.resolve("core/src/test/java/io/shudu/core/ReadmeSampleTest.java"));
        assertThat(javaBlock(Files.readString(root.resolve(readme)))).isEqualTo(region(source));
    }

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder.getParent() != null && !Files.exists(folder.resolve("README.md"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    private static List<String> region(String source) {
        List<String> lines = source.lines().toList();
        List<String> trimmed = lines.stream().map(String::strip).toList();
        List<String> region = lines.subList(trimmed.indexOf(BEGIN) + 1, trimmed.indexOf(END));
        int indent =
                region.getFirst().length() - region.getFirst().stripLeading().length();
        return region.stream().map(line -> line.substring(indent)).toList();
    }

    private static List<String> javaBlock(String readme) {
        List<String> lines = readme.lines().toList();
        int begin = lines.indexOf("```java") + 1;
        assertThat(begin).isPositive();
        return lines.subList(begin, begin + lines.subList(begin, lines.size()).indexOf("```"));
    }
}
