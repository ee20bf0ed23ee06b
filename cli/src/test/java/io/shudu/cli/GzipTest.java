package io.shudu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are packed with gzip, large ones and small ones. */
class GzipTest {
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

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
