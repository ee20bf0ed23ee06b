package io.shudu.cli;

import static io.shudu.testkit.Puzzles.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.command.PrintCommand;
import io.shudu.cli.session.ExitStatus;
import io.shudu.print.page.Paper;
import io.shudu.print.sheet.Answers;
import io.shudu.print.sheet.Look;
import io.shudu.print.sheet.SheetStyle;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrintCommandTest {
    private static final String TWO_SOLUTIONS = "." + EASY.substring(1).replace('3', '.');

    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    /** The command knows these without the module for printing. */
    @Test
    void theCommandKnowsWhatCanBePrinted() {
        assertThat(PrintCommand.PAPERS).containsExactlyElementsOf(Paper.sheets());
        assertThat(PrintCommand.ANSWERS).isEqualTo(Answers.ids());
        assertThat(PrintCommand.LOOKS).isEqualTo(Look.ids());
        assertThat(PrintCommand.PER_PAGE)
                .isEqualTo(SheetStyle.PER_PAGE.stream().map(String::valueOf).toList());
    }

    @Test
    void puzzlesBecomeAFileAndNothingElse() throws IOException {
        Shell.Outcome outcome = new Shell().run("print", EASY, "-o", file("a.pdf"));
        assertThat(outcome).isEqualTo(new Shell.Outcome(ExitStatus.OK, "", ""));
        assertThat(Files.readAllBytes(folder.resolve("a.pdf"))).startsWith('%', 'P', 'D', 'F');
        assertThat(files()).containsExactly("a.pdf");
    }

    @Test
    void theSameSeedGivesTheSameFileWhateverTheThreads() throws IOException {
        for (String threads : List.of("1", "3")) {
            Shell.Outcome outcome = new Shell()
                    .run(
                            "print",
                            "--level",
                            "beginner,easy",
                            "-n",
                            "3",
                            "--seed",
                            "7",
                            "--threads",
                            threads,
                            "--symmetry",
                            "rot180",
                            "-o",
                            file(threads + ".pdf"));
            assertThat(outcome).isEqualTo(new Shell.Outcome(ExitStatus.OK, "", ""));
        }
        assertThat(folder.resolve("1.pdf")).hasSameBinaryContentAs(folder.resolve("3.pdf"));
    }

    @Test
    void anIdIsPrintedAgain() throws IOException {
        String id = "1:9:uniform:45..55:none:unique+level=easy:1:0";
        assertThat(new Shell().run("print", "--id", id, "-o", file("a.pdf")).status())
                .isZero();
        assertThat(new Shell()
                        .run("print", "--level", "easy", "--seed", "1", "-o", file("b.pdf"))
                        .status())
                .isZero();
        assertThat(folder.resolve("a.pdf")).hasSameBinaryContentAs(folder.resolve("b.pdf"));
    }

    @Test
    void whatCannotBePrintedIsLeftOutAndSaid() throws IOException {
        String none = "55" + EASY.substring(2);
        Shell.Outcome outcome = new Shell()
                .input("# a remark\n" + EASY + "\n12\n" + none + "\n" + TWO_SOLUTIONS + "\n")
                .run("print", "-o", file("a.pdf"));
        assertThat(outcome.status()).isEqualTo(ExitStatus.FLAWED);
        assertThat(outcome.err().lines())
                .satisfiesExactly(
                        line -> assertThat(line).startsWith("<stdin>:3: "),
                        line -> assertThat(line).isEqualTo("<stdin>:4: the puzzle has no solution; it is left out"),
                        line -> assertThat(line)
                                .isEqualTo("<stdin>:5: the puzzle has several solutions; it is left out"));
        assertThat(files()).containsExactly("a.pdf");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "# nothing\n", "12\n"})
    void nothingToPrintIsNoFile(String input) throws IOException {
        Files.writeString(folder.resolve("a.pdf"), "old");
        Shell.Outcome outcome = new Shell().input(input).run("print", "-o", file("a.pdf"), "--lang", "zh");
        assertThat(outcome.status()).isEqualTo(ExitStatus.FLAWED);
        assertThat(outcome.err()).endsWith("shudu：没有可印的题目；没有写文件\n");
        assertThat(folder.resolve("a.pdf")).hasContent("old");
    }

    @Test
    void noPuzzlesAreNothingToPrint() {
        Shell.Outcome outcome = new Shell().run("print", "-n", "0", "-o", file("a.pdf"));
        assertThat(outcome.status()).isEqualTo(ExitStatus.FLAWED);
        assertThat(outcome.err()).isEqualTo("shudu: there is nothing to print; no file was written\n");
    }

    @Test
    void tooManyPuzzlesAreTooMany() throws IOException {
        Shell.Outcome made = new Shell().run("print", "-n", "100000", "-o", file("a.pdf"));
        assertThat(made.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(made.err()).startsWith("shudu: at most 10000 puzzles in one file; divide them among several\n");
        Shell.Outcome read = new Shell()
                .input((EASY + "\n").repeat(100_000).getBytes(StandardCharsets.UTF_8))
                .run("print", "-o", file("a.pdf"));
        assertThat(read.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(read.err()).startsWith("shudu: at most 10000 puzzles in one file");
        assertThat(files()).isEmpty();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskLeavesNothing() {
        Shell.Outcome outcome = new Shell().run("print", EASY, "-o", "/dev/full");
        assertThat(outcome.status()).isEqualTo(ExitStatus.IO);
        assertThat(outcome.err()).isEqualTo("shudu: /dev/full: no space left\n");
    }

    @Test
    void aFileThatCannotBeWrittenIsSaid() throws IOException {
        Shell.Outcome missing = new Shell().run("print", EASY, "-o", file("none/a.pdf"));
        assertThat(missing.status()).isEqualTo(ExitStatus.IO);
        assertThat(missing.err()).endsWith("a.pdf: its folder does not exist\n");
        Shell.Outcome isFolder = new Shell().run("print", EASY, "-o", folder.toString());
        assertThat(isFolder.status()).isEqualTo(ExitStatus.IO);
        assertThat(isFolder.err()).endsWith("is a folder, not a file\n");
        Path input = Files.writeString(folder.resolve("in.txt"), EASY);
        Shell.Outcome same = new Shell().run("print", "-i", input.toString(), "-o", input.toString());
        assertThat(same.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(input).hasContent(EASY);
    }

    @Test
    void fontsThatCannotBeUsedAreSaid() throws IOException {
        Shell.Outcome missing = new Shell().run("print", EASY, "--font", file("none.ttf"), "-o", file("a.pdf"));
        assertThat(missing.status()).isEqualTo(ExitStatus.IO);
        assertThat(missing.err()).endsWith("none.ttf: no such file\n");
        Path text = Files.writeString(folder.resolve("text.ttf"), "no font at all");
        Shell.Outcome bad = new Shell().run("print", EASY, "--font", text.toString(), "-o", file("a.pdf"));
        assertThat(bad.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(bad.err()).contains("no TrueType font that can be embedded");
        Shell.Outcome sign = new Shell().run("print", EASY, "--title", "𠀀", "-o", file("a.pdf"));
        assertThat(sign.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(sign.err()).contains("no font has the sign 𠀀", "--font FILE");
        assertThat(files()).containsExactly("text.ttf");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--paper b5 | --paper b5: use one of a4, letter, a5, a3",
                "--per-page 3 | --per-page 3: use one of 1, 2, 4, 6, 9",
                "--answers back | --answers back: use one of end, below, pages, none",
                "--look red | --look red: use one of normal, contrast, black",
                "--format doc | --format doc: use one of pdf, brf",
                "--large --per-page 2 | --large has one puzzle on a page",
                "--hints --answers none | --hints needs a place",
                "-f brf --answers below | braille cannot be turned upside down",
                "--qr game | --qr game: use the address of the game",
                "--level nice | --level nice: ",
                "--level easy EASY | either print puzzles that you give",
                "--id x --seed 1 | --id says all about a puzzle",
                "--id x | --id x: ",
                "--seed -1 | --seed -1: ",
                "--symmetry odd | --symmetry odd: ",
                "-n many | --count many: ",
                "--size 36 --level easy | 36",
                "--size 25 -n 9 --seed 1 --per-page 9 --paper a5 | --per-page 9: boards of this size would be too small",
                "--size 25 -n 1 --large | --large: a board of 25"
            })
    void wrongOptionsAreWrongUsage(String options, String problem) throws IOException {
        String[] words = ("print -o " + file("a.pdf") + " " + options.replace("EASY", EASY)).split(" ");
        Shell.Outcome outcome = new Shell().run(words);
        assertThat(outcome.status()).as(outcome.err()).isEqualTo(ExitStatus.USAGE);
        assertThat(outcome.err()).contains("shudu: ", problem, "See: shudu print --help");
        assertThat(files()).isEmpty();
    }

    @Test
    void brailleIsText() throws IOException {
        Shell.Outcome outcome = new Shell().terminals("1").run("print", "-f", "brf", EASY);
        assertThat(outcome.status()).isZero();
        assertThat(outcome.out()).contains("_ E C - _ - G - _ - - - _\r\n");
        Shell.Outcome large = new Shell().run("print", "-f", "brf", "--size", "25", "-n", "1", "--seed", "1");
        assertThat(large.status()).isEqualTo(ExitStatus.FLAWED);
        assertThat(large.err()).contains("too large for a braille page of 40 cells by 25 lines");
        assertThat(files()).isEmpty();
    }

    @Test
    void aTerminalIsNoPlaceForAPdf() {
        Shell.Outcome outcome = new Shell().terminals("1").run("print", EASY);
        assertThat(outcome.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(outcome.err()).startsWith("shudu: the result is no text; name a file with -o\n");
        assertThat(new Shell().run("print", EASY).out()).startsWith("%PDF-1.7");
    }
}
