package io.shudu.bench.wish;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.logic.step.TechniqueId;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class WishTablesTest {
    private static List<String> lines(Consumer<PrintStream> print) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        print.accept(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void everyPuzzleIsOfItsLevelUniqueAndDifferent() {
        assertThat(lines(out -> LevelRates.print(3, out)))
                .filteredOn(line -> line.startsWith("| none | ") || line.startsWith("| rot180 | "))
                .hasSize(12)
                .allMatch(line -> line.endsWith(" | 3 | 3 | 3 |"));
    }

    @Test
    void techniquesAreNeeded() {
        assertThat(lines(out -> TechniqueTimes.print(
                        List.of(TechniqueId.XY_WING, TechniqueId.WHALE, TechniqueId.HIDDEN_QUAD), 2, 1, out)))
                .filteredOn(line -> line.contains("-"))
                .hasSize(3)
                .anyMatch(line -> line.startsWith("| xy-wing | 2 | 2 | "))
                .anyMatch(line -> line.startsWith("| hidden-quad | 2 | 2 | "));
    }

    @Test
    void scoresAndCluesAreFound() {
        assertThat(lines(out -> WishTimes.print(new int[] {400}, new int[] {30}, out)))
                .hasSize(9)
                .anyMatch(line -> line.startsWith("| score 400..500 | yes | "))
                .anyMatch(line -> line.matches("\\| medium, 28\\.\\.30 clues \\| yes .* (28|29|30) \\|"));
    }
}
