package io.shudu.cli;

import static io.shudu.testkit.Puzzles.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.session.ExitStatus;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aPositionIsDrawnWithItsWords() {
        Shell.Outcome outcome = new Shell().run("draw", EASY);
        assertThat(outcome.status()).isZero();
        assertThat(outcome.out())
                .startsWith("<svg ")
                .contains("<title>A board of 9 rows and 9 columns, from the top. Row 1: 5 3 empty empty 7 ");
        assertThat(outcome.out().split("<text", -1)).hasSize(1 + 30);
        assertThat(new Shell().run("draw", "--lang", "zh", EASY).out()).contains("第 1 行：5 3 空 空 7");
    }

    @Test
    void aStepIsDrawnWithItsReasons() {
        String svg = new Shell().run("draw", "--step", EASY).out();
        assertThat(svg)
                .contains("<title>")
                .contains("In box 2, 8 can only go to r1c6, since r3c3 and r5c4 are 8.")
                .contains("<circle");
        assertThat(svg.split("<text", -1).length).isGreaterThan(150);
        Shell.Outcome none = new Shell().run("draw", "--technique", "full-house", EASY);
        assertThat(none.status()).isEqualTo(ExitStatus.FLAWED);
        assertThat(none.out()).isEmpty();
        assertThat(none.err()).startsWith("shudu: ");
        Shell.Outcome wrong = new Shell().run("draw", "--step", "55" + EASY.substring(2));
        assertThat(wrong.status()).isEqualTo(ExitStatus.FLAWED);
        assertThat(wrong.err()).contains("The same digit is given twice");
    }

    @Test
    void candidatesColoursAndThemes() {
        String svg = new Shell()
                .run("draw", "--candidates", "--theme", "dark", "--colour", "r1c3=2,r1c4=3", "--colour", "r1c3=5", EASY)
                .out();
        assertThat(svg).contains("fill=\"#1a1d22\"", "fill=\"#2c4a5e\"", "fill=\"#12443a\"", "fill=\"#12364d\"");
    }

    @Test
    void theNameOfTheFileSaysWhatItIs() throws IOException {
        Path file = folder.resolve("board.png");
        assertThat(new Shell()
                        .run("draw", "-o", file.toString(), "--width", "300", EASY)
                        .status())
                .isZero();
        BufferedImage image = Objects.requireNonNull(ImageIO.read(file.toFile()));
        assertThat(image.getWidth()).isEqualTo(300);
        assertThat(new Shell()
                        .run("draw", "-o", file.toString(), "-f", "svg", EASY)
                        .status())
                .isZero();
        assertThat(Files.readString(file)).startsWith("<svg ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--theme red EASY | --theme red: use one of light, dark, sepia, contrast, black",
                "-f jpg EASY | --format jpg: use one of svg, png",
                "--width 10 EASY | --width 10: must be a whole number from 50 to 10000",
                "--colour r1c1 EASY | --colour r1c1: use a cell and a number from 1 to 7",
                "--colour r0c1=1 EASY | --colour r0c1=1",
                "--colour r1c1=8 EASY | --colour r1c1=8",
                "--technique magic EASY | magic",
                "EASY EASY | there are several positions; a picture shows one",
            })
    void wrongOptionsAreWrongUsage(String options, String problem) {
        Shell.Outcome outcome = new Shell().run(("draw " + options.replace("EASY", EASY)).split(" "));
        assertThat(outcome.status()).as(outcome.err()).isEqualTo(ExitStatus.USAGE);
        assertThat(outcome.err()).contains("shudu: ", problem);
        assertThat(outcome.out()).isEmpty();
    }

    @Test
    void whatIsNoPositionIsSaid() {
        Shell.Outcome outcome = new Shell().run("draw", "123");
        assertThat(outcome.status()).isEqualTo(ExitStatus.FLAWED);
        assertThat(outcome.err()).startsWith("<argument 1>:1: ");
        assertThat(new Shell().input("").run("draw").status()).isEqualTo(ExitStatus.USAGE);
        assertThat(new Shell().terminals("1").run("draw", "-f", "png", EASY).status())
                .isEqualTo(ExitStatus.USAGE);
    }
}
