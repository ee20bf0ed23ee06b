package io.shudu.cli.output;

import static io.shudu.testkit.Puzzles.EASY;
import static io.shudu.testkit.Puzzles.SOLVED;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What happens to the files that results go to, and to those that are there already. */
class OutputTest {

    @TempDir
    Path folder;

    private String file(String name, String content) throws IOException {
        return Files.writeString(folder.resolve(name), content).toString();
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void whatIsCompleteTakesThePlaceOfWhatWasThere() throws IOException {
        String out = file("out.txt", "old\n");
        assertThat(new Shell().run("solve", EASY, "-o", out).status()).isZero();
        assertThat(Path.of(out)).content().isEqualTo(SOLVED + "\n");
        assertThat(names()).containsExactly("out.txt");
    }

    @Test
    void aBadLineIsNoReasonToKeepTheRestBack() throws IOException {
        String out = file("out.txt", "old\n");
        assertThat(new Shell().run("solve", "bad", EASY, "-o", out).status()).isEqualTo(1);
        assertThat(Path.of(out)).content().isEqualTo("\n" + SOLVED + "\n");
    }

    @Test
    void aMissingInputLeavesTheOutputAlone() throws IOException {
        String out = file("out.txt", "old\n");
        String missing = folder.resolve("missing").toString();
        assertThat(new Shell().run("solve", "-i", missing, "-o", out).status()).isEqualTo(3);
        assertThat(Path.of(out)).content().isEqualTo("old\n");
        assertThat(names()).containsExactly("out.txt");
    }

    @Test
    void whatThereIsWithoutAMissingInputIsLeftBesideAndNamed() throws IOException {
        String out = file("out.txt", "old\n");
        String in = file("in.txt", EASY + "\n");
        String missing = folder.resolve("missing").toString();
        Shell.Outcome outcome = new Shell().run("solve", "-i", in, "-i", missing, "-o", out);
        assertThat(outcome.status()).isEqualTo(3);
        assertThat(outcome.err())
                .contains(missing + ": no such file")
                .contains("out.txt is not complete; the 1 results so far are in " + out + ".part");
        assertThat(Path.of(out)).content().isEqualTo("old\n");
        assertThat(Path.of(out + ".part")).content().isEqualTo(SOLVED + "\n");
        // The next one does not get in its way.
        assertThat(new Shell().run("solve", "-i", missing, "-i", in, "-o", out).err())
                .contains(out + ".2.part");
        assertThat(Path.of(out + ".part")).content().isEqualTo(SOLVED + "\n");
    }

    @Test
    void aFileIsNotReplacedByWhatIsMadeFromIt() throws IOException {
        String puzzles = file("puzzles.txt", EASY + "\n");
        assertThat(new Shell().run("solve", "-i", puzzles, "-o", puzzles).status())
                .isEqualTo(2);
        assertThat(Path.of(puzzles)).content().isEqualTo(EASY + "\n");
        String drawing = "###......\n".repeat(9);
        String pattern = file("pattern.txt", drawing);
        assertThat(new Shell().run("generate", "--pattern", pattern, "-o", pattern))
                .satisfies(outcome -> assertThat(outcome.status()).isEqualTo(2))
                .satisfies(outcome -> assertThat(outcome.err()).contains("is both input and output"));
        assertThat(Path.of(pattern)).content().isEqualTo(drawing);
    }

    @Test
    void aWrongCallMakesNoFile() throws IOException {
        String out = folder.resolve("out.txt").toString();
        assertThat(new Shell().run("generate", "--size", "7", "-o", out).status())
                .isEqualTo(2);
        assertThat(new Shell()
                        .run("census", "--count", "100", "--method", "shift", "--svg", folder.toString())
                        .status())
                .isEqualTo(3);
        assertThat(names()).isEmpty();
    }

    @Test
    void aNameIsNeeded() {
        assertThat(new Shell().run("solve", EASY, "-o", ""))
                .isEqualTo(new Shell.Outcome(3, "", "shudu: a file name is empty\n"));
        assertThat(new Shell().run("solve", "-i", ""))
                .isEqualTo(new Shell.Outcome(3, "", "shudu: a file name is empty\n"));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void linksAndRightsStay() throws IOException {
        Path real = folder.resolve("real.txt");
        Files.writeString(real, "old\n");
        Files.setPosixFilePermissions(real, PosixFilePermissions.fromString("rw-rw-r--"));
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), Path.of("real.txt"));
        assertThat(new Shell().run("solve", EASY, "-o", link.toString()).status())
                .isZero();
        assertThat(link).isSymbolicLink();
        assertThat(real).content().isEqualTo(SOLVED + "\n");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(real)))
                .isEqualTo("rw-rw-r--");
        Path dangling = Files.createSymbolicLink(folder.resolve("dangling.txt"), Path.of("new.txt"));
        assertThat(new Shell().run("solve", EASY, "-o", dangling.toString()).status())
                .isZero();
        assertThat(folder.resolve("new.txt")).content().isEqualTo(SOLVED + "\n");
        assertThat(names()).containsExactly("dangling.txt", "link.txt", "new.txt", "real.txt");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aDeviceIsWrittenToAsItIs() {
        assertThat(new Shell().run("solve", EASY, "-o", "/dev/null").status()).isZero();
        assertThat(Path.of("/dev/null.part")).doesNotExist();
    }

    @Test
    void closedStreamsAreNoticed() {
        assertThat(new Shell().closed("0").run("solve"))
                .isEqualTo(new Shell.Outcome(3, "", "shudu: <stdin>: it is closed\n"));
        assertThat(new Shell().closed("0").run("solve", EASY).out()).isEqualTo(SOLVED + "\n");
        assertThat(new Shell().closed("1").run("solve", EASY))
                .isEqualTo(new Shell.Outcome(3, "", "shudu: <stdout>: it is closed\n"));
    }

    @Test
    void manySolutionsAreListedWithoutBeingKept() throws IOException {
        String empty = "................";
        String lines = new Shell().run("solve", "--all", "-q", empty).out();
        assertThat(lines.lines().distinct()).hasSize(288);
        String csv = new Shell().run("solve", "--all", "-q", "-f", "csv", empty).out();
        assertThat(csv.lines().skip(1)).hasSize(288).allMatch(row -> row.startsWith(empty + ",288,"));
        String json =
                new Shell().run("solve", "--all", "-q", "-f", "json", empty).out();
        assertThat(json)
                .startsWith("{\"line\":1,\"puzzle\":\"" + empty
                        + "\",\"board\":\"4\",\"verdict\":\"multiple\",\"solutions\":288,\"solution\":\"");
        assertThat(json)
                .endsWith("\"]}\n")
                .contains("\"all\":[\"" + lines.lines().findFirst().orElseThrow());
        assertThat(json.split("\",\"", -1)).hasSizeGreaterThan(288);
        assertThat(new Shell().run("solve", "--all", empty).err()).contains("288 solutions");
        String limited = new Shell()
                .run("solve", "--all", "--limit", "200", "-f", "csv", empty)
                .out();
        assertThat(limited.lines().skip(1)).hasSize(200).allMatch(row -> row.startsWith(empty + ",200+,"));
    }
}
