package io.shudu.cli;

import static io.shudu.testkit.Puzzles.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.session.ExitStatus;
import io.shudu.core.format.GridParts;
import io.shudu.core.format.ParseResult;
import io.shudu.terminal.game.Card;
import io.shudu.terminal.game.Game;
import io.shudu.terminal.game.Moves;
import io.shudu.terminal.keep.SavedGames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be said about {@code shudu play} without a terminal; {@code .ci/terminal} plays in one. */
class PlayCommandTest {
    @TempDir
    Path folder;

    private Shell shell() {
        return new Shell().environment(Map.of("XDG_DATA_HOME", folder.toString(), "TERM", "xterm"));
    }

    @Test
    void withoutATerminalItSaysSo() {
        Shell.Outcome outcome = shell().run("play", EASY);
        assertThat(outcome.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(outcome.err()).contains("needs a terminal", "shudu play --help");
        Shell.Outcome half = shell().terminals("1").run("play");
        assertThat(half.status()).isEqualTo(ExitStatus.USAGE);
    }

    @Test
    void aTerminalThatCanDoNothingIsNamed() {
        Shell.Outcome outcome =
                new Shell().environment(Map.of("TERM", "dumb")).terminals("012").run("play", "--lang", "zh", EASY);
        assertThat(outcome.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(outcome.err()).contains("TERM=dumb", "不能移动光标");
        assertThat(new Shell().terminals("012").run("play").err()).contains("TERM=''");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--level gentle | --level gentle: use one of",
                "--address nowhere | --address nowhere",
                "--seed x | --seed x",
                "--id x | --id x",
                "--size 36 | go up to a side of 25",
                "--size 25 --level easy | rated up to",
                "--level easy 1............... | not several of these",
                "--id 1:9:uniform:50:none:unique:1:0 --seed 3 | not several of these"
            })
    void wrongOptionsAreToldFirst(String options, String problem) {
        String[] words = ("play " + options).split(" ", -1);
        Shell.Outcome outcome = shell().terminals("012").run(words);
        assertThat(outcome.status()).as(outcome.err()).isEqualTo(ExitStatus.USAGE);
        assertThat(outcome.err()).contains(problem);
    }

    @Test
    void whatIsNoPuzzleIsToldBeforeTheScreenIsTaken() {
        Shell.Outcome bad = shell().terminals("012").run("play", "12x");
        assertThat(bad.status()).as(bad.err()).isEqualTo(ExitStatus.FLAWED);
        assertThat(bad.err()).startsWith("<argument 1>:1: ");
        Shell.Outcome several = shell().terminals("012").run("play", EASY, EASY);
        assertThat(several.err()).contains("only one can be played");
        Shell.Outcome large = shell().terminals("012").run("play", ".".repeat(36 * 36));
        assertThat(large.err()).contains("go up to a side of 25");
        Shell.Outcome missing = shell().terminals("012").run("play", "-i", folder + "/none.txt");
        assertThat(missing.status()).isNotEqualTo(ExitStatus.OK);
    }

    @Test
    void savedGamesAreListedWithTheirLinks() throws IOException {
        assertThat(shell().run("play", "--list").err()).isEqualTo("There are no saved games.\n");
        SavedGames store = new SavedGames(folder.resolve("shudu/games"), () -> 0, () -> 0);
        Game game = new Game("first", Card.typed(((ParseResult.Ok) GridParts.givens(EASY, null)).grid()), () -> 0);
        game.move("digit", Moves.enterDigit(game.board(), List.of(2), 4));
        store.save(game);
        Shell.Outcome outcome = shell().run("play", "--list", "--address", "https://example.org/");
        assertThat(outcome.status()).isEqualTo(ExitStatus.OK);
        assertThat(outcome.out())
                .isEqualTo("first 9 - 1% 0s https://example.org/#/p/9/"
                        + "53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79?values=b4zzz\n");
    }
}
