package io.shudu.bench.rating;

import static io.shudu.testkit.Puzzles.EASY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RatingTest {
    private static final String PUZZLE =
            "000000000000000234100004607000079000750100000034050020500042003000005902000600500";

    @TempDir
    Path folder;

    @Test
    void ratingsAreComparedAndTimed() throws IOException {
        assertThat(table(RivalScale.HODOKU, "# HoDoKu 2.0", PUZZLE + " Hard 374", PUZZLE))
                .contains("| set | 2 | 1 | ", "| 1.000 | ");
        assertThat(table(RivalScale.HODOKU, PUZZLE))
                .contains("| set | 1 | 0 | ")
                .endsWith("|  |  |\n");
    }

    @Test
    void anotherRatingEndsTheMeasurement() {
        assertThatThrownBy(() -> table(RivalScale.HODOKU, PUZZLE + " Hard 375"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageEndingWith(": Hard 374, but HoDoKu Hard 375");
    }

    @Test
    void ratingsOfTheExplainerAreComparedAndTimed() throws IOException {
        String zeros = EASY.replace('.', '0');
        assertThat(table(RivalScale.SE, "# SukakuExplainer 2.0", PUZZLE, zeros + " 1.2 1.2 1.2"))
                .contains("| set | 2 | 1 | ", "| 1.000 | ");
        assertThatThrownBy(() -> table(RivalScale.SE, zeros + " 1.5 1.2 1.2"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageEndingWith(": 1.2 1.2 1.2, but SukakuExplainer 1.5 1.2 1.2");
    }

    @Test
    void hintsAreTimed() {
        List<String> requests = HintTimes.requests(RatedPuzzle.read(List.of(PUZZLE)), 5);
        assertThat(requests).hasSize(5).doesNotHaveDuplicates();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        HintTimes.print(HintTimes.times(requests), new PrintStream(bytes, true, StandardCharsets.UTF_8));
        assertThat(bytes.toString(StandardCharsets.UTF_8)).startsWith("| JVM | 5 | ");
    }

    private String table(RivalScale scale, String... lines) throws IOException {
        Path file = folder.resolve("set.txt");
        Files.write(file, List.of(lines));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        RatingRates.print(scale, 0.001, List.of(file), new PrintStream(bytes, true, StandardCharsets.UTF_8));
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
