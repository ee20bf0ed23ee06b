package io.shudu.bench.exotic;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExoticCountsTest {
    /** The first puzzle gets stuck and has an SK loop; the second one is easy. */
    @Test
    void puzzlesAreCounted() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ExoticCounts.print(
                "two",
                List.of(
                        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
                        "..............1.23.24.5...........6.......54..1...3.......6...7...4.....38......9"),
                1,
                new PrintStream(bytes, true, UTF_8));
        assertThat(bytes.toString(UTF_8))
                .startsWith("two, 2 puzzles. Solved without suppositions: 1 without exotic patterns, ")
                .contains("| `sk-loop` | 1 | 1 | 13 | ")
                .contains("| `tridagon` | 0 | 0 | 0 | 0 | ");
    }
}
