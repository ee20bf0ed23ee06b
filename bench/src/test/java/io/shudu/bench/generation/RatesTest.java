package io.shudu.bench.generation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RatesTest {
    @Test
    void everyKindIsMadeAndChecked() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Rates.print(0.001, 1, new PrintStream(bytes, true, StandardCharsets.UTF_8));
        String table = bytes.toString(StandardCharsets.UTF_8);
        assertThat(table.lines().filter(line -> line.startsWith("| ")).skip(1))
                .hasSizeGreaterThan(20)
                .allMatch(line -> line.endsWith("| 1 |"));
        assertThat(table).contains("| minimal, rot180 |", "| 36×36, 6");
    }
}
