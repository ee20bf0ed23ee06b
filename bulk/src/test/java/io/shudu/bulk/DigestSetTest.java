package io.shudu.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class DigestSetTest {
    @Test
    void aDigestIsTheFirstHalfOfThePublishedHash() {
        // SHA-256 of "abc", FIPS 180-2: ba7816bf 8f01cfea 414140de 5dae2223 …
        assertThat(Digest.of("abc".getBytes(StandardCharsets.US_ASCII)))
                .isEqualTo(new Digest(0xba7816bf8f01cfeaL, 0x414140de5dae2223L));
    }

    @Property
    void isASet(@ForAll("digests") List<Digest> digests) {
        DigestSet set = new DigestSet();
        Set<Digest> expected = new HashSet<>();
        for (Digest digest : digests) {
            assertThat(set.add(digest)).isEqualTo(expected.add(digest));
            assertThat(set.size()).isEqualTo(expected.size());
        }
    }

    /** Few different words, so that digests meet in one place and share one half. */
    @Provide
    Arbitrary<List<Digest>> digests() {
        Arbitrary<Long> words = Arbitraries.longs().between(-2, 60).map(word -> word << 20 | word);
        return Combinators.combine(words, words).as(Digest::new).list().ofMaxSize(200);
    }

    @Test
    void growsAndForgetsNothing() {
        DigestSet set = new DigestSet();
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < 50_000; i++) {
                byte[] text = Integer.toString(i).getBytes(StandardCharsets.US_ASCII);
                assertThat(set.add(Digest.of(text))).isEqualTo(round == 0);
            }
        }
        assertThat(set.size()).isEqualTo(50_000);
    }
}
