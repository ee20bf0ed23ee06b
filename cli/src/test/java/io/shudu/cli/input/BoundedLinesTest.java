package io.shudu.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.cli.session.IoFailure;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class BoundedLinesTest {
    private static BoundedLines lines(String text) {
        return new BoundedLines("x", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<String> all(BoundedLines lines, boolean skipping) {
        List<String> all = new ArrayList<>();
        for (String line = lines.nextLine(); line != null; line = lines.nextLine()) {
            all.add(line);
            for (int more = skipping ? lines.skipEmptyLines() : 0; more > 0; more--) {
                all.add("");
            }
        }
        return all;
    }

    /** The pad moves the text over the end of the buffer. */
    @Property(tries = 300)
    void linesAreThoseOfTheText(
            @ForAll @StringLength(max = 40) @Chars({'\n', '\r', 'x', '独'}) String text,
            @ForAll @IntRange(min = 32_700, max = 32_780) int pad,
            @ForAll boolean skipping) {
        String whole = "#".repeat(pad) + text;
        assertThat(all(lines(whole), skipping)).isEqualTo(whole.lines().toList());
        assertThat(all(lines(text), skipping)).isEqualTo(text.lines().toList());
    }

    @Test
    void emptyLinesAreSkippedByTheThousand() {
        BoundedLines lines = lines("\n".repeat(5000) + "x\n\r\n\n");
        assertThat(lines.nextLine()).isEmpty();
        assertThat(lines.skipEmptyLines()).isEqualTo(1024);
        assertThat(all(lines, true)).hasSize(5000 - 1025 + 3).contains("x");
    }

    @Test
    void theRestOfALongLineIsThrownAway() {
        String longest = "1".repeat(1_000_100);
        BoundedLines lines = lines(longest + "222222\r\nx\n" + longest + "2".repeat(100_000));
        assertThat(lines.nextLine()).isEqualTo(longest);
        assertThat(lines.nextLine()).isEqualTo("x");
        assertThat(lines.nextLine()).isEqualTo(longest);
        assertThat(lines.nextLine()).isNull();
        lines.checkEnd();
        String document = "{" + "1".repeat(3_000_000);
        assertThat(lines(document).nextLine()).isEqualTo(document);
    }

    @Test
    void aProblemComesUpBehindTheLinesBeforeIt() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("broken");
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                throw new IOException("broken");
            }
        };
        BoundedLines lines = new BoundedLines(
                "x",
                new SequenceInputStream(new ByteArrayInputStream("a\nb".getBytes(StandardCharsets.UTF_8)), broken));
        assertThat(all(lines, false)).containsExactly("a");
        assertThatThrownBy(lines::checkEnd).isInstanceOf(IoFailure.class);
    }
}
