package io.shudu.cli.input;

import static io.shudu.testkit.Puzzles.EASY;
import static io.shudu.testkit.Puzzles.SOLVED;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.Shell;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are packed with gzip, large ones and small ones. */
class GzipTest {

    @TempDir
    Path folder;

    @Test
    void whatIsPackedIsSolvedAndPackedAgain() throws IOException {
        Path out = folder.resolve("out.txt.GZ");
        for (int lines : new int[] {0, 3, 5000}) {
            Path in = write("in.gz", packed((EASY + "\n").repeat(lines)));
            assertThat(new Shell().run("solve", "-i", in.toString(), "-o", out.toString()))
                    .isEqualTo(new Shell.Outcome(0, "", ""));
            assertThat(unpacked(out)).isEqualTo((SOLVED + "\n").repeat(lines));
        }
    }

    @Test
    void otherCommandsDoSo() throws IOException {
        Path file = folder.resolve("made.gz");
        assertThat(new Shell()
                        .run("grid", "--seed", "1", "-n", "5", "-o", file.toString())
                        .status())
                .isZero();
        assertThat(unpacked(file).lines()).hasSize(5);
        assertThat(new Shell().run("check", "-i", file.toString()).out()).isEqualTo("unique\n".repeat(5));
    }

    @Test
    void partsPackedOneByOneAreOneFile() throws IOException {
        ByteArrayOutputStream parts = new ByteArrayOutputStream();
        for (int i = 0; i < 3; i++) {
            parts.writeBytes(packed((EASY + "\n").repeat(1000)));
        }
        Path in = write("parts.gz", parts.toByteArray());
        assertThat(new Shell().run("solve", "-i", in.toString()))
                .isEqualTo(new Shell.Outcome(0, (SOLVED + "\n").repeat(3000), ""));
    }

    @Test
    void whatComesBeforeTheDamageIsSolved() throws IOException {
        for (int lines : new int[] {100, 20_000}) {
            // Remarks that cannot be packed well, so that half of the file is half of the lines.
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < lines; i++) {
                text.append(EASY)
                        .append(' ')
                        .append(Integer.toHexString(i * 0x9E3779B9))
                        .append('\n');
            }
            byte[] whole = packed(text.toString());
            Path in = write("cut.gz", Arrays.copyOf(whole, whole.length / 2));
            Shell.Outcome outcome = new Shell().run("solve", "-i", in.toString());
            assertThat(outcome.status()).isEqualTo(3);
            assertThat(outcome.err()).isEqualTo("shudu: " + in + ": damaged, incomplete, or not packed with gzip\n");
            assertThat(outcome.out().lines())
                    .hasSizeBetween(lines / 4, lines * 3 / 4)
                    .containsOnly(SOLVED);
            // What follows is read all the same.
            assertThat(new Shell().run("solve", "-i", in.toString(), EASY).status())
                    .isEqualTo(3);
        }
    }

    @Test
    void whatIsPackedNeedsNoName() throws IOException {
        for (int lines : new int[] {3, 5000}) {
            byte[] packed = packed((EASY + "\n").repeat(lines));
            String solved = (SOLVED + "\n").repeat(lines);
            assertThat(new Shell()
                            .run("solve", "-i", write("puzzles.txt", packed).toString()))
                    .isEqualTo(new Shell.Outcome(0, solved, ""));
            assertThat(new Shell().input(packed).run("solve")).isEqualTo(new Shell.Outcome(0, solved, ""));
        }
    }

    @Test
    void whatStandsBehindThePackedIsSaid() throws IOException {
        for (int lines : new int[] {1, 3000}) {
            // The last line without an end is as good as any other.
            for (String end : List.of("", "\n")) {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                bytes.writeBytes(packed((EASY + "\n").repeat(lines)));
                bytes.writeBytes(packed(EASY + end));
                bytes.writeBytes("garbage".getBytes(StandardCharsets.US_ASCII));
                Path in = write("garbage.gz", bytes.toByteArray());
                assertThat(new Shell().run("solve", "-i", in.toString()))
                        .isEqualTo(new Shell.Outcome(
                                3,
                                (SOLVED + "\n").repeat(lines + 1),
                                "shudu: " + in
                                        + ": there is other data after the gzip data; only the gzip data was read\n"));
            }
        }
    }

    @Test
    void zerosMayFillUpTheRest() throws IOException {
        byte[] packed = packed(EASY);
        for (int zeros : new int[] {1, 511, 200_000}) {
            Path in = write("padded.gz", Arrays.copyOf(packed, packed.length + zeros));
            assertThat(new Shell().run("solve", "-i", in.toString()))
                    .isEqualTo(new Shell.Outcome(0, SOLVED + "\n", ""));
        }
    }

    @Test
    void whatIsDamagedIsSaidWhereverTheDamageIs() throws IOException {
        byte[] packed = packed((EASY + "\n").repeat(3));
        for (int at = 0; at < packed.length; at++) {
            // When it was packed and where matters to nobody.
            boolean matters = at < 4 || at > 9;
            byte[] damaged = packed.clone();
            damaged[at] ^= (byte) 0xFF;
            Path in = write("damaged.gz", damaged);
            assertThat(new Shell().run("solve", "-q", "-i", in.toString()).status())
                    .as("byte " + at)
                    .isEqualTo(matters ? 3 : 0);
            Path cut = write("cut.gz", Arrays.copyOf(packed, at));
            assertThat(new Shell().run("solve", "-q", "-i", cut.toString()).status())
                    .as(at + " bytes")
                    .isEqualTo(3);
        }
    }

    @Test
    void headersMayTellMore() throws IOException {
        byte[] packed = packed(EASY);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(new byte[] {packed[0], packed[1], packed[2], 2 + 4 + 8 + 16});
        bytes.write(packed, 4, 6);
        bytes.writeBytes(new byte[] {3, 0, 'x', 'y', 'z'});
        bytes.writeBytes("name\0remark\0".getBytes(StandardCharsets.US_ASCII));
        bytes.writeBytes(new byte[] {1, 2});
        bytes.write(packed, 10, packed.length - 10);
        assertThat(new Shell().input(bytes.toByteArray()).run("solve"))
                .isEqualTo(new Shell.Outcome(0, SOLVED + "\n", ""));
    }

    @Test
    void whatIsNotPackedIsSaid() throws IOException {
        Path in = write("plain.gz", EASY.getBytes(StandardCharsets.US_ASCII));
        assertThat(new Shell().run("solve", "-i", in.toString()))
                .isEqualTo(
                        new Shell.Outcome(3, "", "shudu: " + in + ": damaged, incomplete, or not packed with gzip\n"));
        in = write("empty.gz", new byte[0]);
        assertThat(new Shell().run("solve", "-i", in.toString()).status()).isEqualTo(3);
        assertThat(new Shell()
                        .run("solve", "-i", folder.resolve("none.gz").toString())
                        .err())
                .endsWith("no such file\n");
    }

    private Path write(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }

    private static byte[] packed(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    private static String unpacked(Path file) throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
