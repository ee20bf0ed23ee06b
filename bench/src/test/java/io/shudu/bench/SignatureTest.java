package io.shudu.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SignatureTest {
    /**
     * Whoever changes how an engine searches changes this file in the same commit, which says why. The checksum is a
     * fact about the corpus: tdoku finds the same.
     */
    @Test
    void itIsTheOneThatWasCommitted() throws IOException {
        Path expected = Path.of("src/test/resources/io/shudu/bench/signature-expected.txt");
        assertThat(Signature.take() + "\n")
                .isEqualTo(Files.readString(expected))
                .endsWith(" e103712c\n");
    }

    @Test
    void enginesThatDisagreeAreToldApart() {
        Map<String, Long> nodes = new LinkedHashMap<>();
        nodes.put("classic", 12L);
        nodes.put("general", 34L);
        Signature signature = new Signature(nodes, Map.of("classic", 1L, "general", 255L));
        assertThat(signature.agrees()).isFalse();
        assertThat(signature).hasToString("classic 12 00000001 general 34 000000ff");
    }
}
