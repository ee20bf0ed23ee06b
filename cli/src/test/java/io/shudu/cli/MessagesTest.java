package io.shudu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.render.words.Language;
import io.shudu.render.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

class MessagesTest {
    private static final Messages ENGLISH = Messages.of("en");

    @ParameterizedTest
    @ValueSource(strings = {"messages.txt", "help.txt"})
    void chineseIsTranslated(String file) throws IOException {
        Words words;
        try (InputStream stream = Messages.class.getResourceAsStream(file)) {
            words = Words.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        }
        for (String key : words.keys()) {
            String text = words.pattern(Language.CHINESE, key);
            boolean onlyNames = text.replaceAll("\\{\\d}", "").chars().noneMatch(Character::isLetter);
            assertThat(onlyNames || text.codePoints().anyMatch(c -> c > 0x2E80) || key.equals("io.other"))
                    .as(key)
                    .isTrue();
        }
    }

    @Test
    void everyOptionOfEveryCommandIsDescribedInBothLanguages() {
        for (String language : new String[] {"en", "zh"}) {
            for (CommandLine command :
                    Parser.commandLine(session(language)).getSubcommands().values()) {
                for (ArgSpec arg : command.getCommandSpec().args()) {
                    assertThat(String.join("", arg.description()))
                            .as(command.getCommandName() + " " + arg)
                            .isNotBlank();
                }
            }
        }
    }

    @Test
    void placesAreNamedAndStrangeCharactersMadeVisible() {
        assertThat(ENGLISH.text(ParseResult.Bad.of(1, 7, ParseReason.BAD_CHARACTER, '\u0007', '9')))
                .isEqualTo("column 7: U+0007 is not allowed on this board; use 1 to 9, and . 0 * _ for empty cells");
        assertThat(ENGLISH.text(ParseResult.Bad.of(1, 0, ParseReason.BAD_CANDIDATE, "x".repeat(50))))
                .isEqualTo("x".repeat(40) + "… is not a candidate of this board");
    }

    @Test
    void nothingThatSomebodyWroteIsObeyedByTheTerminal() {
        assertThat(ENGLISH.text("io.missing", "a\u202Etxt.exe\u001B[2J\u2066"))
                .isEqualTo("aU+202Etxt.exeU+001B[2JU+2066: no such file");
        Shell.Outcome outcome = new Shell().run("solve", "-i", "a\u202Eb\n");
        assertThat(outcome.err()).isEqualTo("shudu: aU+202EbU+000A: no such file\n");
        assertThat(new Shell().run("solve", "--\u202E").err()).doesNotContain("\u202E");
        assertThat(new Shell().run("solve", "12\u202E").err()).doesNotContain("\u202E");
    }

    @Test
    void flagsMayBeRepeatedAndValuesNot() {
        String puzzle = "1234341221434321";
        assertThat(new Shell().run("solve", "-q", "-q", "--quiet", puzzle).status())
                .isZero();
        assertThat(new Shell()
                        .run("solve", "--limit", "9223372036854775807", puzzle)
                        .status())
                .isZero();
        Shell.Outcome twice = new Shell().run("solve", "--limit", "2", "--limit", "3", puzzle);
        assertThat(twice.status()).isEqualTo(2);
        assertThat(twice.err()).contains("--limit is given more than once");
        assertThat(new Shell().run("transform", "--rotate", "90", "--rotate", "270", puzzle))
                .isEqualTo(new Shell.Outcome(0, puzzle + "\n", ""));
    }

    @Test
    void theHelpOfNothingIsAnsweredInTheLanguageAskedFor() {
        Shell.Outcome outcome = new Shell().run("--lang", "zh", "help", "solv");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err()).startsWith("shudu：未知的命令、选项或参数：solv").contains("solve");
    }

    @Test
    void theLanguageIsTheOneAskedForOrTheLocale() {
        assertThat(Main.language(new String[] {"--lang", "zh"}, Map.of())).isEqualTo("zh");
        assertThat(Main.language(new String[] {"solve", "--lang=zh"}, Map.of("LANG", "en_US")))
                .isEqualTo("zh");
        assertThat(Main.language(new String[] {"--lang"}, Map.of("LANG", "zh_CN.UTF-8")))
                .isEqualTo("zh_CN.UTF-8");
        assertThat(Messages.languageOf(Map.of("LANG", "de_DE", "LC_ALL", "zh_TW", "LC_MESSAGES", "en_GB")))
                .isEqualTo("zh_TW");
        assertThat(Messages.languageOf(Map.of("LC_ALL", "", "LC_MESSAGES", "zh")))
                .isEqualTo("zh");
        assertThat(Messages.languageOf(Map.of())).isEqualTo("en");
        assertThat(Messages.of("de").text("solve.none")).isEqualTo("no solution");
        assertThat(Messages.of("ZH").text("solve.none")).isEqualTo("无解");
    }

    private static Session session(String language) {
        return new Session(System.in, System.out, System.err, "", "", Map.of(), Messages.of(language));
    }
}
