package io.shudu.print.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.print.words.PrintWords;
import io.shudu.render.words.Language;
import io.shudu.render.words.TeachWords;
import io.shudu.render.words.TechniqueWords;
import io.shudu.render.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FontsTest {
    @Test
    void everyFaceIsHereWithItsLicence() throws IOException {
        for (String licence : List.of("figtree", "atkinson-hyperlegible-next", "noto-sans-sc")) {
            try (InputStream text = Fonts.class.getResourceAsStream("/io/shudu/print/font/" + licence + ".txt")) {
                assertThat(new String(Objects.requireNonNull(text).readAllBytes(), StandardCharsets.UTF_8))
                        .contains("SIL OPEN FONT LICENSE");
            }
        }
    }

    @Test
    void allThatIsPrintedHasItsSigns() throws IOException {
        try (Fonts fonts = Fonts.load()) {
            for (Words words : List.of(PrintWords.WORDS, TeachWords.WORDS, TechniqueWords.WORDS)) {
                for (String key : words.keys()) {
                    for (Language language : Language.values()) {
                        String text = words.pattern(language, key);
                        assertThat(fonts.missing(text)).as(text).isEqualTo(-1);
                    }
                }
            }
            assertThat(fonts.missing("ok 𠀀")).isEqualTo(0x20000);
        }
    }

    @Test
    void aTextStandsInTheFacesThatHaveIt() throws IOException {
        try (Fonts fonts = Fonts.load()) {
            assertThat(fonts.runs("数独 9", true, false))
                    .containsExactly(new Run(Face.CHINESE, "数独", true), new Run(Face.BOLD, " 9", true));
            assertThat(fonts.runs("9", false, true)).containsExactly(new Run(Face.DIGITS, "9", false));
            assertThat(fonts.width("数独", 10, false)).isEqualTo(20);
            assertThat(fonts.runs("", false, false)).isEmpty();
        }
    }

    @Test
    void linesAreAsWideAsTheyMayBe() throws IOException {
        try (Fonts fonts = Fonts.load()) {
            Lines lines = new Lines(fonts);
            for (String text : List.of(
                    "A pair of cells in a house that have the same two candidates and nothing else.",
                    "同一区域里有两格，候选数都只有相同的两个数字，（那么）这两个数字必在这两格里。")) {
                List<String> broken = lines.of(text, 10, false, 120);
                assertThat(broken).hasSizeGreaterThan(2);
                assertThat(String.join("", broken).replace(" ", "")).isEqualTo(text.replace(" ", ""));
                assertThat(broken).allMatch(line -> fonts.width(line, 10, false) <= 130);
                assertThat(broken)
                        .noneMatch(line -> line.startsWith("，") || line.startsWith("。") || line.endsWith("（"));
            }
            assertThat(lines.of("a\n\nb", 10, false, 100)).containsExactly("a", "", "b");
        }
    }

    @Test
    void aFontOfTheUserTakesThePlaceOfTheChineseOne(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("own.ttf");
        try (InputStream own = Fonts.class.getResourceAsStream("/io/shudu/print/font/digits.ttf")) {
            Files.copy(Objects.requireNonNull(own), file);
        }
        try (Fonts fonts = Fonts.with(file)) {
            assertThat(fonts.missing("abc")).isEqualTo(-1);
            assertThat(fonts.missing("数")).isEqualTo('数');
        }
    }

    @Test
    void whatIsNoFontIsSaid(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("no.ttf");
        for (String text : List.of("", "ttcf", "this is a text and no font", "OTTO but not really")) {
            Files.writeString(file, text);
            assertThatThrownBy(() -> Fonts.with(file)).as(text).isInstanceOf(BadFont.class);
        }
        assertThatThrownBy(() -> Fonts.with(folder.resolve("none"))).isInstanceOf(NoSuchFileException.class);
    }
}
