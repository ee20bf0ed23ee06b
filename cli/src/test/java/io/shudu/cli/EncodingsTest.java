package io.shudu.cli;

import static io.shudu.testkit.Puzzles.EASY;
import static io.shudu.testkit.Puzzles.SOLVED;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files as programs on Windows write them. */
class EncodingsTest {

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
    void utf16IsReadWithAndWithoutAMark(String charset) throws IOException {
        for (int lines : new int[] {1, 5000}) {
            for (String mark : new String[] {"", "\uFEFF"}) {
                // A character of two halves, in every place of the buffers.
                String text = mark + "# 数独 \uD83C\uDC04\r\n" + (EASY + "\r\n# \uD83C\uDC04\r\n").repeat(lines);
                byte[] bytes = text.getBytes(Charset.forName(charset));
                Shell.Outcome expected =
                        new Shell.Outcome(0, "# 数独 \uD83C\uDC04\n" + (SOLVED + "\n# \uD83C\uDC04\n").repeat(lines), "");
                assertThat(new Shell().input(bytes).run("solve")).isEqualTo(expected);
                ByteArrayOutputStream packed = new ByteArrayOutputStream();
                try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
                    out.write(bytes);
                }
                assertThat(new Shell().input(packed.toByteArray()).run("solve")).isEqualTo(expected);
            }
        }
    }

    @Test
    void aMarkOfUtf8IsNoCharacter() {
        for (int lines : new int[] {1, 5000}) {
            assertThat(new Shell().input("\uFEFF" + (EASY + "\n").repeat(lines)).run("solve"))
                    .isEqualTo(new Shell.Outcome(0, (SOLVED + "\n").repeat(lines), ""));
        }
    }

    @Test
    void aFewBytesAreWhatTheyAre() {
        for (byte[] bytes : new byte[][] {{}, {'\n'}, {'#'}, {'#', '\n'}}) {
            assertThat(new Shell().input(bytes).run("solve").status()).isZero();
        }
        for (byte[] bytes : new byte[][] {{0}, {0, 1}, {'5', 0}, {0, '5', 0}, {0, 0, 0, 0}, {0x1F}, {(byte) 0xFF}}) {
            assertThat(new Shell().input(bytes).run("solve").status()).isEqualTo(1);
        }
        assertThat(new Shell()
                        .input("5\n".getBytes(StandardCharsets.UTF_16LE))
                        .run("solve")
                        .err())
                .isEqualTo("<stdin>:1: cells found: 1; a board has 16, 36, 64, 81, 100, 144, 256, 625, 1296 …\n");
    }
}
