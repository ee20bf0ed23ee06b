package io.shudu.core.format.piece;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

/** The packed texts were made by the lz-string package of npm, version 1.5.0. */
class LzStringTest {
    private static final String TEXT = "Sudoku 数独 " + "a".repeat(22);
    private static final String PACKED = "MoVwJg9g1iAEgOpoG6dYEM3o5rKg";

    @Test
    void packs_and_unpacks_as_others_do() {
        assertThat(LzString.pack(TEXT)).isEqualTo(PACKED);
        assertThat(LzString.unpack(PACKED, 100)).isEqualTo(TEXT);
        assertThat(LzString.pack("")).isEqualTo("Q===");
        assertThat(LzString.unpack("Q===", 100)).isEmpty();
    }

    @Property(tries = 300)
    void what_is_packed_comes_back(@ForAll @StringLength(max = 200) String text) {
        assertThat(LzString.unpack(LzString.pack(text), 200)).isEqualTo(text);
    }

    @Property(tries = 300)
    void repetitions_come_back(@ForAll @StringLength(min = 1, max = 4) String part) {
        String text = part.repeat(100);
        assertThat(LzString.unpack(LzString.pack(text), 1000)).isEqualTo(text);
    }

    @Property(tries = 300)
    void whatever_is_unpacked_ends(@ForAll @StringLength(max = 60) String packed) {
        String text = LzString.unpack(packed, 500);
        assertThat(text == null ? 0 : text.length()).isLessThanOrEqualTo(500);
    }

    @Test
    void damage_and_too_much_are_told() {
        assertThat(LzString.unpack("", 100)).isNull();
        assertThat(LzString.unpack(PACKED.substring(0, PACKED.length() - 4), 100))
                .isNull();
        assertThat(LzString.unpack("!" + PACKED, 100)).isNull();
        assertThat(LzString.unpack(PACKED, 30)).isNull();
    }
}
