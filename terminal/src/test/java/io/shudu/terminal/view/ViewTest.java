package io.shudu.terminal.view;

import static io.shudu.testkit.Puzzles.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.render.words.Language;
import io.shudu.terminal.play.Player;
import io.shudu.terminal.words.TerminalWords;
import java.nio.file.Path;
import java.util.List;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ViewTest {
    @TempDir
    Path folder;

    private Player player(Language language) {
        return new Player(folder, language, false).open(EASY);
    }

    private static View view(Language language, boolean coloured, Signs signs) {
        return new View(new TerminalWords(language), new Look(coloured), signs);
    }

    private static String screen(Player player, View view, int width, int height) {
        List<AttributedString> lines = view.draw(player.app(), width, height);
        assertThat(lines).hasSize(height);
        lines.forEach(
                line -> assertThat(line.columnLength()).as(line.toString()).isEqualTo(width));
        return String.join("\n", lines.stream().map(AttributedString::toString).toList());
    }

    private static String english(Player player, int width, int height) {
        return screen(player, view(Language.ENGLISH, true, Signs.UNICODE), width, height);
    }

    @Test
    void theBoardStandsOnAnUsualTerminal() {
        String screen = english(player(Language.ENGLISH).press("x 1 c 2 4"), 80, 24);
        assertThat(screen)
                .contains(
                        "    1     2     3     4     5     6     7     8     9",
                        "  ┏━━━━━┯━━━━━┯━━━━━┳━━━━━┯━━━━━┯━━━━━┳━━━━━┯━━━━━┯━━━━━┓",
                        " 1┃  5  │  3  │[¹24]┃     │  7  │     ┃     │     │     ┃   x Corner",
                        "  ┠─────┼─────┼─────╂─────┼─────┼─────╂─────┼─────┼─────┨ ▸ c Centre",
                        "r1c3",
                        "empty",
                        "corner 1",
                        "centre 2 4",
                        "? help  h hint");
    }

    @Test
    void withoutUnicodeThereIsAscii() {
        String screen =
                screen(player(Language.ENGLISH).press("x 1 c 2 4"), view(Language.ENGLISH, false, Signs.ASCII), 80, 24);
        assertThat(screen).contains("+=====+=====+", " 1|  5  :  3  :[1'2]|", "+-----+-----+");
        assertThat(screen.replace("×", "").chars().allMatch(sign -> sign < 128)).isTrue();
    }

    @Test
    void aNoteAloneIsNoDigit() {
        assertThat(english(player(Language.ENGLISH).press("c 2 Right"), 80, 24)).contains("│  3  │ (2) ┃[   ]│");
    }

    @Test
    void aLargeTerminalHasPlacesForNotes() {
        String screen = english(player(Language.ENGLISH).press("x 1 c 2 4"), 120, 42);
        assertThat(screen).contains("┃       │       │ ¹ 2   ┃", "│[4    ]┃");
    }

    @ParameterizedTest
    @CsvSource({"60, 20", "43, 16", "33, 22", "100, 30", "200, 60", "80, 25"})
    void otherSizesFit(int width, int height) {
        String screen = english(player(Language.ENGLISH), width, height);
        assertThat(screen).contains("┏", "┛", "r1c3", "menu");
    }

    @ParameterizedTest
    @CsvSource({"42, 16", "80, 15", "20, 10", "1, 1"})
    void whatIsTooSmallIsSaid(int width, int height) {
        String screen = english(player(Language.ENGLISH), width, height);
        assertThat(screen).doesNotContain("┏");
        if (width > 20) {
            assertThat(screen.replace("\n", " ")).contains("too small", "43×16");
        }
    }

    @Test
    void chineseTakesTwoColumnsAndEverythingStaysInItsPlace() {
        View view = view(Language.CHINESE, true, Signs.UNICODE);
        Player player = player(Language.CHINESE).press("h h h h h");
        String screen = screen(player, view, 80, 24);
        assertThat(screen).contains("数独", "提示 ●●●●●", "理由", "┏━━━━━┯");
        for (String keys : List.of("Esc ?", "Esc Enter", "Esc e", "Esc l")) {
            player.press(keys);
            screen(player, view, 80, 24);
            screen(player, view, 60, 20);
        }
    }

    @Test
    void aHintIsShownWithItsCells() {
        Player player = player(Language.ENGLISH).press("h");
        assertThat(english(player, 80, 24)).contains("Hint ●○○○○ Nudge", "h: name the technique");
        player.press("h h h");
        assertThat(english(player, 80, 24)).contains("│#    ┃");
    }

    @Test
    void aLongProofCanBeTurnedPageByPage() {
        String hard = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
        Player player = new Player(folder, Language.ENGLISH, false).open(hard);
        player.press("h h h h h");
        String first = english(player, 43, 17);
        player.press("PageDown");
        boolean isLong = first.contains("PgDn");
        assertThat(english(player, 43, 17).equals(first)).isEqualTo(!isLong);
    }

    @Test
    void withoutColoursEveryStateHasASign() {
        View mono = view(Language.ENGLISH, false, Signs.UNICODE);
        Player player = player(Language.ENGLISH).press("!3 1 k Right Down");
        String screen = screen(player, mono, 80, 24);
        assertThat(screen).contains("│c 1! ┃");
        List<AttributedString> lines = mono.draw(player.app(), 80, 24);
        lines.forEach(line -> assertThat(line.toAnsi()).doesNotContain("[38;", "[48;", "[3", "[4m"));
    }

    @Test
    void coloursAreUsedWhereTheyAreWanted() {
        Player player = player(Language.ENGLISH).press("!3 Right");
        String ansi = String.join(
                "",
                view(Language.ENGLISH, true, Signs.UNICODE).draw(player.app(), 80, 24).stream()
                        .map(AttributedString::toAnsi)
                        .toList());
        assertThat(ansi).contains("48;5;121");
    }

    @Test
    void theEndTellsTimeAndHelp() {
        Player player = player(Language.ENGLISH).later(65_000).press("k h");
        player.press("Enter Down Down Down Down Down Down Enter Down Enter");
        assertThat(english(player, 100, 24))
                .contains("the answer was shown", "Time 01:05", "1 hint, 1 check", "solved", "This game is finished");
    }

    @Test
    void aPauseShowsNoDigits() {
        String screen = english(player(Language.ENGLISH).press("p"), 80, 24);
        assertThat(screen).contains("Paused", "┃     │     │     ┃").doesNotContain("┃  5  │  3  │");
    }

    @Test
    void windowsShowTheirLines() {
        Player player = player(Language.ENGLISH).press("4 Enter");
        assertThat(english(player, 80, 24)).contains("┏━━ Menu ━", "▸ Back to the board", "Show the answer");
        player.press("Esc ?");
        assertThat(english(player, 80, 24)).contains("Shift+1–9", "corner mark", "any key: back");
        player.press("x e");
        assertThat(english(player, 80, 24)).contains("http://game/#/p/9/53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419");
        player.press("x l");
        assertThat(english(player, 80, 24)).contains("Continue", "New game", "9×9, beginner", "16×16, easy");
        player.press("Esc g r 1");
        assertThat(english(player, 80, 24)).contains("Command▸ r1_");
    }

    @Test
    void aBoardOfSixteenFits() {
        String line = ".".repeat(255) + "G";
        Player player = new Player(folder, Language.ENGLISH, false).open(line);
        assertThat(english(player, 80, 24)).contains(" 16", "G", "Alt+h hint");
        player.press("?");
        assertThat(english(player, 80, 24)).contains("1–9, A–G", "commands need Alt");
    }

    @Test
    void whatIsNotSavedIsSeen() throws java.io.IOException {
        Path blocked = folder.resolve("blocked");
        java.nio.file.Files.writeString(blocked, "");
        Player player = new Player(blocked, Language.ENGLISH, false).open(EASY).press("4");
        assertThat(english(player, 80, 24)).contains("NOT SAVED", "Not saved: ");
    }

    @Test
    void textIsBrokenBetweenWordsAndBetweenWideCharacters() {
        assertThat(Text.wrap("one two three", 7)).containsExactly("one two", "three");
        assertThat(Text.wrap("第一行里可以填，对吗。", 6)).containsExactly("第一行", "里可以", "填，对", "吗。");
        assertThat(Text.wrap("abcdefghij", 4)).containsExactly("abcd", "efgh", "ij");
        assertThat(Text.wrap("", 4)).isEmpty();
        assertThat(Text.cut("数独游戏", 5, "…")).isEqualTo("数独…");
        assertThat(Text.padded("数", 4)).isEqualTo("数  ");
    }

    @Test
    void halfAWideCharacterIsABlank() {
        Canvas canvas = new Canvas(6, 1);
        canvas.put(0, 0, "数独", new Look(false).plain());
        canvas.put(0, 1, "x", new Look(false).plain());
        assertThat(canvas.lines().getFirst().toString()).isEqualTo(" x独  ");
        canvas.put(0, 2, "y", new Look(false).plain());
        assertThat(canvas.lines().getFirst().toString()).isEqualTo(" xy   ");
        canvas.put(0, 5, "数", new Look(false).plain());
        canvas.put(3, 0, "z", new Look(false).plain());
        assertThat(canvas.lines().getFirst().toString()).isEqualTo(" xy   ");
    }
}
