package io.shudu.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SignatureTest {
    @Test
    void itIsTheSameTwice() {
        Signature signature = Signature.take();
        assertThat(Signature.take()).hasToString(signature.toString());
        assertThat(signature.agrees()).isTrue();
        // The checksum is a fact about the corpus: tdoku finds the same.
        assertThat(signature.toString()).matches("classic \\d+ (vector \\d+ )?general \\d+ e103712c");
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
