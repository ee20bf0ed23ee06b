package io.shudu.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class LineEndsTest {
    @Property(tries = 2000)
    void theFirstEndIsFound(@ForAll @Size(max = 40) byte[] bytes, @ForAll @IntRange(max = 20) int offset) {
        // Many ends, and the bytes beside them, which a careless subtraction confuses with them.
        byte[] signs = {'\n', '\r', 11, 12, 14, 0, (byte) 0x8A, (byte) 0x8D, '.', '9'};
        byte[] text = Arrays.copyOf(bytes, bytes.length + Long.BYTES);
        for (int i = 0; i < bytes.length; i++) {
            text[i] = bytes[i] % 3 == 0 ? signs[Math.floorMod(bytes[i], signs.length)] : bytes[i];
        }
        int from = Math.min(offset, bytes.length);
        int expected = from;
        while (expected < bytes.length && text[expected] != '\n' && text[expected] != '\r') {
            expected++;
        }
        assertThat(LineEnds.next(text, from, bytes.length)).isEqualTo(expected);
    }

    @Test
    void whatIsBehindTheTextIsNoEnd() {
        byte[] text = Arrays.copyOf(new byte[] {'1', '2', '\n'}, 16);
        assertThat(LineEnds.next(text, 0, 2)).isEqualTo(2);
        assertThat(LineEnds.next(text, 2, 2)).isEqualTo(2);
    }

    @Test
    void aRunHasNoControlCharacterAnywhere() {
        byte[] text = new byte[100];
        Arrays.fill(text, (byte) '.');
        assertThat(LineEnds.isRun(text, 3)).isTrue();
        for (int i = 0; i < 81; i++) {
            for (byte control : new byte[] {'\n', '\r', 0, 31}) {
                text[3 + i] = control;
                assertThat(LineEnds.isRun(text, 3)).as("%d at %d", control, i).isFalse();
            }
            text[3 + i] = '9';
        }
        text[2] = '\n';
        text[84] = '\n';
        assertThat(LineEnds.isRun(text, 3)).isTrue();
    }
}
