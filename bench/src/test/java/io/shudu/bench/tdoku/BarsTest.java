package io.shudu.bench.tdoku;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.random.SeedSequence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BarsTest {
    private static final String SEVENTEEN =
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

    @TempDir
    Path folder;

    @Test
    void ratiosAreReadFromTheTable() {
        assertThat(Bars.ratios(List.of(
                        "set,engine,puzzles,median,lowest,highest,ratio,note",
                        "easy,tdoku,10,5.0,5.0,5.0,1,",
                        "easy,classic,10,6.5,6.0,7.0,1.3,",
                        "easy,vector,,,,,,\"absent: no, not here\"")))
                .isEqualTo(Map.of("easy tdoku", 1.0, "easy classic", 1.3));
    }

    @Test
    void eachBarHoldsOrIsMissed() {
        String table = Bars.table(
                        Map.of(
                                "easy classic",
                                1.2,
                                "17-clue classic",
                                0.99,
                                "empty classic",
                                3.0,
                                "12-clue classic",
                                0.5),
                        Map.of("easy vector", 4.5))
                .markdown();
        assertThat(table)
                .contains(
                        "| classic, one puzzle at a time | 1.20 (≥ 1.2: holds) | 0.99 (≥ 1.0: missed) | not measured |")
                .contains("| 0.50 (≥ 0.7: missed) |\n")
                .contains("| vector | not measured |")
                .contains("| vector with -XX:UseAVX=2 | 4.50 (≥ 4.0: holds) |");
    }

    @Test
    void theDetailsAreKept() {
        assertThat(Bars.details(List.of("set,engine,ratio,note", "easy,vector,,\"absent: no, not here\""))
                        .markdown())
                .endsWith("| easy | vector |  | \"absent: no, not here\" |\n");
    }

    @Test
    void theSetsAreMadeOfTheCollections() throws IOException {
        for (String name : List.of("17-clue", "top1465", "hardest-1106", "hardest-1905")) {
            Files.writeString(folder.resolve(name + ".txt"), "# " + "x".repeat(90) + "\n" + SEVENTEEN + " 9.9\n");
        }
        Path out = folder.resolve("sets");
        TdokuSets.main(new String[] {folder.toString(), out.toString(), "10"});
        assertThat(Files.readAllLines(out.resolve("easy.txt"))).hasSize(10);
        assertThat(Files.readAllLines(out.resolve("top1465.txt"))).containsExactly(SEVENTEEN);
        assertThat(Files.readAllLines(out.resolve("empty.txt"))).containsExactly(".".repeat(81));
        String few = Files.readAllLines(out.resolve("12-clue.txt")).getFirst();
        assertThat(few.chars().filter(sign -> sign != '.').count()).isEqualTo(12);
        for (int cell = 0; cell < 81; cell++) {
            assertThat(few.charAt(cell)).isIn('.', SEVENTEEN.charAt(cell));
        }
    }

    @Test
    void aSampleHasNoPuzzleTwice() {
        assertThat(TdokuSets.sample(List.of("a", "b", "c", "d"), 3, new SeedSequence(1).at(0)))
                .hasSize(3)
                .doesNotHaveDuplicates();
    }
}
