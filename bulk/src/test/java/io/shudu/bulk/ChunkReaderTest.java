package io.shudu.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ChunkReaderTest {
    private static final int LONGEST = 200;

    @Property(tries = 1000)
    void chunksHaveTheLinesOfTheText(
            @ForAll("texts") String text, @ForAll @IntRange(min = 1, max = 300) int size, @ForAll boolean dribbling) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        InputStream in = dribbling ? new Dribble(bytes) : new ByteArrayInputStream(bytes);
        // More may be kept than must be.
        List<String> lines = read(new ChunkReader(in, first -> LONGEST), size).stream()
                .map(line -> line.substring(0, Math.min(line.length(), line.indexOf(':') + 1 + LONGEST)))
                .toList();
        assertThat(lines).isEqualTo(lines(text, LONGEST));
    }

    @Provide
    Arbitrary<String> texts() {
        Arbitrary<String> line = Arbitraries.frequencyOf(
                Tuple.of(4, Arbitraries.strings().withChars(".9").ofLength(81)),
                Tuple.of(2, Arbitraries.strings().withChars("ab\u00e9").ofMaxLength(90)),
                Tuple.of(
                        1, Arbitraries.strings().withChars("x").ofMinLength(180).ofMaxLength(700)));
        Arbitrary<String> end = Arbitraries.of("\n", "\n", "\r\n", "\r", "\n\n", "\r\r\n", "");
        return Combinators.combine(line, end)
                .as(String::concat)
                .list()
                .ofMaxSize(12)
                .map(l -> String.join("", l));
    }

    @Test
    void howMuchIsKeptAtLeastDependsOnTheFirstByte() {
        String text = "{" + "a".repeat(500) + "\n" + "b".repeat(500) + "\nc\n";
        ChunkReader reader = new ChunkReader(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)), first -> first == '{' ? 400 : 20);
        List<String> lines = read(reader, 10);
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).startsWith("1:{aaa").hasSizeGreaterThanOrEqualTo(402);
        assertThat(lines.get(1)).startsWith("2:bbb").hasSizeBetween(22, 100);
        assertThat(lines.get(2)).isEqualTo("3:c");
    }

    @Test
    void anEndlessLineNeedsLittleMemory() {
        Chunk<String> chunk = new Chunk<>(1000);
        InputStream endless = new InputStream() {
            private int left = 50_000_000;

            @Override
            public int read() {
                return left-- > 0 ? '7' : -1;
            }

            @Override
            public int read(byte[] bytes, int from, int count) {
                int given = Math.min(count, left);
                left -= given;
                Arrays.fill(bytes, from, from + given, (byte) '7');
                return given == 0 ? -1 : given;
            }
        };
        ChunkReader reader = new ChunkReader(endless, first -> 5000);
        assertThat(reader.read(chunk)).isTrue();
        assertThat(chunk.lines()).isEqualTo(1);
        assertThat(chunk.end(0) - chunk.start(0)).isEqualTo(5000);
        assertThat(chunk.capacity()).isLessThanOrEqualTo(16_000);
        assertThat(reader.read(chunk)).isFalse();
    }

    @Test
    void aLongLineIsNoReasonToKeepALargeChunk() {
        String text = "x".repeat(5000) + "\nshort\n" + "y".repeat(300) + "\n";
        ChunkReader reader =
                new ChunkReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)), first -> 100_000);
        Chunk<String> chunk = new Chunk<>(100);
        assertThat(reader.read(chunk)).isTrue();
        assertThat(chunk.capacity()).isGreaterThan(5000);
        while (reader.read(chunk)) {
            assertThat(chunk.capacity()).isLessThan(5000);
        }
        assertThat(reader.failure()).isNull();
    }

    @Test
    void whatWasReadBeforeAFailureCounts() {
        InputStream in = new SequenceInputStream(
                new ByteArrayInputStream("one\ntwo\nthr".getBytes(StandardCharsets.US_ASCII)), new Unplugged());
        ChunkReader reader = new ChunkReader(in, first -> LONGEST);
        assertThat(read(reader, 100)).containsExactly("1:one", "2:two");
        assertThat(reader.failure()).hasMessage("unplugged");
    }

    private static List<String> read(ChunkReader reader, int size) {
        List<String> lines = new ArrayList<>();
        Chunk<String> chunk = new Chunk<>(size);
        while (reader.read(chunk)) {
            for (int i = 0; i < chunk.lines(); i++) {
                int start = chunk.start(i);
                lines.add(chunk.number(i) + ":"
                        + new String(chunk.text(), start, chunk.end(i) - start, StandardCharsets.ISO_8859_1));
            }
        }
        return lines;
    }

    /** The numbered lines of a text, found the slow way. */
    private static List<String> lines(String text, int longest) {
        List<String> lines = new ArrayList<>();
        for (String line : text.lines().toList()) {
            lines.add((lines.size() + 1) + ":" + line.substring(0, Math.min(longest, line.length())));
        }
        return lines;
    }

    /** A stream that gives a few bytes at a time. */
    private static final class Dribble extends ByteArrayInputStream {
        Dribble(byte[] bytes) {
            super(bytes);
        }

        @Override
        public synchronized int read(byte[] bytes, int from, int count) {
            return super.read(bytes, from, Math.min(count, 1 + pos % 7));
        }
    }
}
