package io.shudu.terminal.play;

import static io.shudu.testkit.Puzzles.EASY;
import static io.shudu.testkit.Puzzles.SOLVED;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.rate.Level;
import io.shudu.render.words.Language;
import io.shudu.terminal.game.Card;
import io.shudu.terminal.game.Game;
import io.shudu.terminal.game.Layer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AppTest {
    @TempDir
    Path folder;

    private Player player;

    @BeforeEach
    void begin() {
        player = new Player(folder, Language.ENGLISH, false).open(EASY);
    }

    private String message() {
        return player.play().message();
    }

    private Game saved() throws IOException {
        return player.store().list().getFirst();
    }

    @Test
    void aWholePuzzleIsPlayedToItsEnd() throws IOException {
        for (int cell = 0; cell < 81; cell++) {
            player.press(String.valueOf(SOLVED.charAt(cell)));
            player.press("Right");
            if (cell % 9 == 8) {
                player.press("Down");
            }
            if (cell == 40) {
                player.press("Home Home");
                player.press("Right Right Right Right Right");
            }
        }
        // The cursor began at the first empty cell, so the first two columns are still to do.
        Play play = player.play();
        for (int cell = 0; cell < 81; cell++) {
            play.goTo(cell);
            if (play.board().digit(cell) != SOLVED.charAt(cell) - '0') {
                player.press(String.valueOf(SOLVED.charAt(cell)));
            }
        }
        assertThat(play.game().solved()).isTrue();
        assertThat(message()).isEqualTo("Solved!");
        assertThat(saved().solved()).isTrue();
        assertThat(saved().board().grid().toString()).isEqualTo(SOLVED);
        player.press("1 u h k n p");
        assertThat(saved().board().grid().toString()).isEqualTo(SOLVED);
    }

    @Test
    void everyMoveIsSavedAtOnce() throws IOException {
        player.press("4");
        assertThat(saved().board().digit(2)).isEqualTo(4);
        assertThat(message()).isEqualTo("4 placed. 6 left.");
        player.press("u");
        assertThat(saved().board().digit(2)).isZero();
        assertThat(message()).isEqualTo("Undone. Move 0 of 1.");
        player.press("] x 1 c 2 v 3 !4");
        assertThat(saved().board().digit(2)).isEqualTo(4);
        assertThat(saved().board().get(Layer.COLOUR, 2)).isEqualTo(0b11000);
        player.press("Right x 2 c 6 . z");
        assertThat(saved().board().get(Layer.CENTRE, 3)).isEqualTo(0b1000100);
    }

    @Test
    void severalCellsAreMarkedAtOnce() {
        player.press("+Right x 6");
        assertThat(player.play().selected()).containsExactly(2, 3);
        assertThat(player.play().board().all(Layer.CORNER)).containsOnlyKeys(2, 3);
        player.press("^a");
        assertThat(player.play().selected()).hasSize(51);
        assertThat(message()).isEqualTo("51 cells selected.");
        player.press("Esc");
        assertThat(player.play().selected()).hasSize(1);
    }

    @Test
    void theCursorGoesAroundTheEdges() {
        player.press("Up");
        assertThat(player.play().cursor()).isEqualTo(74);
        player.press("Down Left Left Left");
        assertThat(player.play().cursor()).isEqualTo(8);
        player.press("Home PageDown End PageUp");
        assertThat(player.play().cursor()).isEqualTo(8);
    }

    @Test
    void whatCannotBeIsSaid() {
        player.press("Left 1");
        assertThat(message()).isEqualTo("This digit is given.");
        player.press("Backspace");
        assertThat(message()).isEqualTo("This digit is given.");
        player.press("Right Backspace");
        assertThat(message()).isEqualTo("Nothing to clear.");
        player.press("u");
        assertThat(message()).isEqualTo("Nothing to undo.");
        player.press("r");
        assertThat(message()).isEqualTo("Nothing to redo.");
        player.press("v 9");
        assertThat(message()).isEqualTo("The colours are 1 to 6.");
        player.press("M");
        assertThat(message()).startsWith("There is no checkpoint");
        player.press("f");
        assertThat(message()).isEqualTo("The cell has no digit to show.");
        player.press("z 5");
        assertThat(message()).startsWith("Conflict");
    }

    @Test
    void aCheckFindsWhatIsWrong() {
        player.press("k");
        assertThat(message()).isEqualTo("No errors found.");
        player.press("1 k");
        assertThat(message()).isEqualTo("1 digit cannot be right.");
        assertThat(player.play().isMarked(2)).isTrue();
        player.press("2");
        assertThat(player.play().isMarked(2)).isFalse();
        player.press("5 k");
        assertThat(message()).isEqualTo("1 digit breaks a rule.");
        assertThat(player.play().game().help().checks).isEqualTo(3);
    }

    @Test
    void checkpointsBringBack() {
        player.press("4 m Right 6 Right Right 8 M");
        assertThat(player.play().board().filled()).isEqualTo(31);
        assertThat(message()).isEqualTo("Back at the checkpoint.");
    }

    @Test
    void aHintIsToldInStagesAndThenDone() {
        Hinting hinting = player.play().hinting();
        player.press("h");
        assertThat(hinting.text()).startsWith("A digit can be placed in box ");
        assertThat(hinting.parts()).isEmpty();
        for (int stage = 2; stage <= 5; stage++) {
            player.press("h");
            assertThat(hinting.stage()).isEqualTo(stage);
        }
        assertThat(hinting.nextText()).isEqualTo("h: enter it");
        int target = hinting.parts().entrySet().stream()
                .filter(entry -> entry.getValue() == Hinting.Part.TARGET)
                .findFirst()
                .orElseThrow()
                .getKey();
        String name = player.play().board().geometry().cellName(target);
        assertThat(hinting.text()).contains(name);
        player.press("h");
        assertThat(player.play().board().digit(target)).isEqualTo(SOLVED.charAt(target) - '0');
        assertThat(message()).startsWith("Done: Place ").contains(name);
        assertThat(hinting.isOpen()).isFalse();
        assertThat(player.play().game().help().taken).hasSize(1);
        assertThat(player.play().game().help().taken.getFirst().stage()).isEqualTo(6);
    }

    @Test
    void anotherHintIsAnotherOne() {
        Hinting hinting = player.play().hinting();
        player.press("h h h h");
        String first = hinting.text();
        player.press("Tab h h h");
        assertThat(hinting.text()).isNotEqualTo(first);
        player.press("Esc");
        assertThat(hinting.isOpen()).isFalse();
    }

    @Test
    void aHintDoesNotBuildOnMistakes() {
        player.press("1 Right 2 h");
        Hinting hinting = player.play().hinting();
        assertThat(hinting.text()).startsWith("2 of your digits cannot be right");
        player.press("h");
        assertThat(hinting.text()).isEqualTo("Look in box 1, box 2.");
        player.press("h");
        assertThat(hinting.text()).isEqualTo("These cannot be right: r1c3, r1c4.");
        player.press("h");
        assertThat(player.play().board().filled()).isEqualTo(30);
        assertThat(message()).startsWith("You are back");
        player.press("Enter Down Down Down Enter");
        assertThat(message()).isEqualTo("Everything so far is right.");
    }

    @Test
    void aRightCandidateThatIsStruckOutIsTold() {
        player.press("c 1 h");
        assertThat(player.play().hinting().text()).contains("r1c3=4");
        player.press("h");
        assertThat(player.play().hinting().stage()).isEqualTo(1);
    }

    @Test
    void aPauseCoversTheBoardAndStopsTheClock() throws IOException {
        player.later(5000).press("p").later(60_000);
        assertThat(player.play().game().clock().elapsed()).isEqualTo(5000);
        player.press("4 h");
        assertThat(player.play().board().filled()).isEqualTo(30);
        assertThat(saved().paused()).isTrue();
        player.press("p").later(1000);
        assertThat(player.play().game().clock().elapsed()).isEqualTo(6000);
        player.press("t");
        assertThat(player.play().clockHidden()).isTrue();
    }

    @Test
    void theClockIsSavedNowAndThen() throws IOException {
        player.press("4").later(31_000);
        assertThat(saved().clock().elapsed()).isEqualTo(31_000);
    }

    @Test
    void theMenuRevealsResetsAndGivesUp() throws IOException {
        player.press("Enter Down Down Down Down Enter");
        assertThat(player.play().board().digit(2)).isEqualTo(4);
        assertThat(player.play().game().help().reveals).isEqualTo(1);
        player.press("Enter Down Down Enter");
        assertThat(player.play().board().all(Layer.CENTRE)).isNotEmpty();
        assertThat(player.play().game().help().filledNotes).isTrue();
        player.press("Enter Down Down Down Down Down Enter");
        assertThat(player.app().notice()).contains("Remove all");
        player.press("Down Enter");
        assertThat(player.play().board().filled()).isEqualTo(30);
        player.press("Enter Down Down Down Down Down Down Enter Down Enter");
        assertThat(saved().board().grid().toString()).isEqualTo(SOLVED);
        assertThat(saved().help().answer).isTrue();
    }

    @Test
    void gamesAreListedContinuedAndDeleted() throws IOException {
        player.press("4 l").later(10);
        assertThat(player.app().room()).isEqualTo(App.Room.CHOICES);
        assertThat(player.app().choices().items().get(1).label()).contains("9×9", "1 %", "just now");
        player.press("Down Down Down Enter");
        assertThat(player.play().game().card().level()).isEqualTo(Level.MEDIUM);
        player.press("l");
        assertThat(player.store().list()).hasSize(2);
        player.press("Down Enter");
        assertThat(player.play().board().digit(2)).isEqualTo(4);
        player.press("l Delete Down Enter");
        assertThat(player.store().list()).isEmpty();
        assertThat(player.app().play()).isNull();
        player.press("q");
        assertThat(player.app().over()).isTrue();
    }

    @Test
    void theSamePuzzleGoesOnAndALinkBringsItsProgress() {
        player.press("4 c Right 6");
        String link = player.app().link();
        assertThat(link).startsWith("http://game/#/p/9/53b7d");
        player.press("^c");
        Player again = new Player(folder, Language.ENGLISH, false).open(EASY);
        assertThat(again.play().board().digit(2)).isEqualTo(4);
        again.press("q");
        Player other = new Player(folder.resolve("other"), Language.ENGLISH, false).open(link);
        assertThat(other.play().board().digit(2)).isEqualTo(4);
        assertThat(other.play().board().get(Layer.CENTRE, 3)).isEqualTo(1 << 6);
        assertThat(other.play().game().card().source()).isEqualTo("link");
    }

    @Test
    void aGameThatIsOpenElsewhereIsCopied() throws IOException {
        player.press("4");
        Player other = new Player(folder, Language.ENGLISH, false).open(EASY);
        assertThat(other.play().message()).contains("copy");
        other.later(5).press("5");
        player.press("Right 6");
        assertThat(player.store().list()).hasSize(2);
        assertThat(player.store().list())
                .extracting(game -> game.board().digit(3))
                .containsExactlyInAnyOrder(5, 6);
    }

    @Test
    void whatCannotBeSavedIsSaidAndTheGameGoesOn() throws IOException {
        Path blocked = folder.resolve("blocked");
        Files.writeString(blocked, "no folder");
        Player stuck = new Player(blocked, Language.ENGLISH, false).open(EASY);
        stuck.press("4");
        assertThat(stuck.app().problem()).startsWith("Not saved");
        assertThat(stuck.play().board().digit(2)).isEqualTo(4);
        Files.delete(blocked);
        stuck.press("Right 6");
        assertThat(stuck.app().problem()).isEmpty();
        assertThat(stuck.store().list().getFirst().board().filled()).isEqualTo(32);
    }

    @Test
    void aGlanceLeavesNoGame() throws IOException {
        player.press("q");
        assertThat(player.store().list()).isEmpty();
        assertThat(player.app().over()).isTrue();
    }

    @Test
    void commandsCanBeTyped() {
        type("r1c3 4");
        assertThat(player.play().board().digit(2)).isEqualTo(4);
        type("r1c4 +26");
        assertThat(player.play().board().get(Layer.CENTRE, 3)).isEqualTo(0b1000100);
        type("第1行第4列 -2");
        assertThat(player.play().board().get(Layer.CENTRE, 3)).isEqualTo(0b1000000);
        type("clear r1c4");
        assertThat(player.play().board().get(Layer.CENTRE, 3)).isZero();
        type("undo 2");
        assertThat(player.play().board().get(Layer.CENTRE, 3)).isEqualTo(0b1000100);
        type("r9c9");
        assertThat(player.play().cursor()).isEqualTo(80);
        type("check");
        assertThat(message()).isEqualTo("No errors found.");
        type("jump");
        assertThat(message()).isEqualTo("Not understood: jump");
        type("r1c3 x");
        assertThat(message()).startsWith("Not understood");
        player.press("g a Backspace Esc");
        assertThat(player.app().room()).isEqualTo(App.Room.BOARD);
    }

    private void type(String text) {
        player.press("g");
        for (int i = 0; i < text.length(); i++) {
            player.press(text.charAt(i) == ' ' ? "Space" : String.valueOf(text.charAt(i)));
        }
        player.press("Enter");
    }

    @Test
    void helpAndLinkGoAwayWithAnyKey() {
        player.press("?");
        assertThat(player.app().room()).isEqualTo(App.Room.HELP);
        player.press("x e");
        assertThat(player.app().room()).isEqualTo(App.Room.LINK);
        player.press("Enter");
        assertThat(player.app().room()).isEqualTo(App.Room.BOARD);
        player.press("l Esc");
        assertThat(player.app().room()).isEqualTo(App.Room.BOARD);
    }

    @Test
    void newPuzzlesHaveTheLevelThatWasAskedFor() {
        Card card = Objects.requireNonNull(new Wish(Geometry.CLASSIC, Level.EASY).make(7));
        assertThat(card.level()).isEqualTo(Level.EASY);
        assertThat(card.solution()).isNotNull();
        assertThat(Wish.offered()).hasSize(9);
    }

    @Test
    void aPuzzleThatWasGivenIsRatedOnTheSide() {
        assertThat(player.play().game().card().level()).isNotNull();
        assertThat(player.play().game().card().solution()).isNotNull();
        Player several = new Player(folder.resolve("s"), Language.CHINESE, false).open("1..............4");
        assertThat(several.play().game().card().solution()).isNull();
        several.press("k");
        assertThat(several.play().message()).isEqualTo("没有发现错误。");
    }
}
