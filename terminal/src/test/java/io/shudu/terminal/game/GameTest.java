package io.shudu.terminal.game;

import static io.shudu.testkit.Puzzles.EASY;
import static io.shudu.testkit.Puzzles.SOLVED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.format.LinkMarks;
import io.shudu.logic.step.Candidate;
import io.shudu.terminal.Games;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameTest {
    private final Game game = Games.game();
    private final PlayBoard board = game.board();

    private void digit(int cell, int digit) {
        game.move("digit", Moves.enterDigit(board, List.of(cell), digit));
    }

    @Test
    void aDigitTakesItselfOutOfTheNotesOfPeersAndComesOutAgain() {
        game.move("note", Moves.toggleNote(board, List.of(2, 3, 80), Layer.CENTRE, 4));
        game.move("note", Moves.toggleNote(board, List.of(10), Layer.CORNER, 4));
        digit(2, 4);
        assertThat(board.digit(2)).isEqualTo(4);
        assertThat(board.get(Layer.CENTRE, 3)).isZero();
        assertThat(board.get(Layer.CORNER, 10)).isZero();
        game.history().undo();
        assertThat(board.get(Layer.CENTRE, 3)).isEqualTo(1 << 4);
        game.history().redo();
        digit(2, 4);
        assertThat(board.digit(2)).isZero();
    }

    @Test
    void givensStay() {
        assertThat(game.move("digit", Moves.enterDigit(board, List.of(0), 1))).isFalse();
        assertThat(game.move("note", Moves.toggleNote(board, List.of(0), Layer.CENTRE, 1)))
                .isFalse();
        assertThat(game.history().moves()).isEmpty();
    }

    @Test
    void aNoteOfSeveralCellsIsAddedWhereItIsMissingAndThenTakenAway() {
        game.move("note", Moves.toggleNote(board, List.of(2), Layer.CORNER, 1));
        game.move("note", Moves.toggleNote(board, List.of(2, 3), Layer.CORNER, 1));
        assertThat(board.all(Layer.CORNER)).containsOnlyKeys(2, 3);
        game.move("note", Moves.toggleNote(board, List.of(2, 3), Layer.CORNER, 1));
        assertThat(board.all(Layer.CORNER)).isEmpty();
    }

    @Test
    void aCellHoldsFourColours() {
        for (int colour = 1; colour <= 6; colour++) {
            game.move("colour", Moves.toggleColour(board, List.of(0), colour));
        }
        assertThat(board.get(Layer.COLOUR, 0)).isEqualTo(0b11110);
        game.move("colour", Moves.toggleColour(board, List.of(0), 2));
        assertThat(board.get(Layer.COLOUR, 0)).isEqualTo(0b11010);
    }

    @Test
    void clearingTakesTheTopmostFirst() {
        game.move("note", Moves.setNotes(board, 2, 0b110, 0));
        game.move("note", Moves.toggleNote(board, List.of(2), Layer.CORNER, 4));
        game.move("colour", Moves.toggleColour(board, List.of(2), 1));
        digit(2, 4);
        for (Layer layer : List.of(Layer.VALUE, Layer.CENTRE, Layer.CORNER, Layer.COLOUR)) {
            assertThat(board.get(layer, 2)).as(layer.name()).isNotZero();
            game.move("clear", Moves.clearTop(board, List.of(2)));
            assertThat(board.get(layer, 2)).as(layer.name()).isZero();
        }
        assertThat(Moves.clearTop(board, List.of(2))).isEmpty();
        game.history().goTo(4);
        game.move("clear", Moves.clearAll(board, List.of(2)));
        assertThat(Moves.reset(board)).isEmpty();
    }

    @Test
    void cornersBecomeCentresAndAllNotesCanBeFilledIn() {
        game.move("note", Moves.toggleNote(board, List.of(2), Layer.CORNER, 1));
        game.move("convert", Moves.cornersToCentre(board, List.of(2, 3)));
        assertThat(board.get(Layer.CENTRE, 2)).isEqualTo(0b10);
        assertThat(board.get(Layer.CORNER, 2)).isZero();
        game.move("fill-notes", Moves.fillNotes(board));
        // Of cell r1c3 the row has 5, 3 and 7, the column 8, the box 6 and 9.
        assertThat(DigitSets.symbols(board.get(Layer.CENTRE, 2))).isEqualTo("124");
    }

    @Test
    void aStepStrikesCandidatesOutOfWhatPeersLeave() {
        game.move("hint", Moves.takeStep(board, List.of(), List.of(new Candidate(2, 1))));
        assertThat(DigitSets.symbols(board.get(Layer.CENTRE, 2))).isEqualTo("24");
        game.move("hint", Moves.takeStep(board, List.of(new Candidate(3, 2)), List.of()));
        assertThat(board.digit(3)).isEqualTo(2);
        assertThat(DigitSets.symbols(board.get(Layer.CENTRE, 2))).isEqualTo("4");
    }

    @Test
    void theAnswerSolvesIt() {
        game.move("answer", Moves.enterAnswer(board, Games.grid(SOLVED).digits()));
        assertThat(board.isSolved()).isTrue();
        assertThat(board.grid().toString()).isEqualTo(SOLVED);
    }

    @Test
    void conflictsAndWhatIsLeftAreSeen() {
        digit(2, 5);
        assertThat(board.clashes()).isEqualTo(Set.of(0, 2));
        assertThat(board.remaining(5)).isEqualTo(5);
        assertThat(board.isSolved()).isFalse();
    }

    @Test
    void severalUndoneMovesAreKeptAsideWhenTheyAreOvertaken() {
        digit(2, 4);
        game.history().mark();
        digit(3, 6);
        digit(5, 8);
        game.history().goTo(1);
        digit(3, 2);
        assertThat(game.history().aside()).hasSize(2);
        assertThat(game.history().moves()).hasSize(2);
        assertThat(game.history().lastMark()).isEqualTo(1);
        assertThat(game.history().entries()).containsExactly(new Candidate(2, 4), new Candidate(3, 2));
    }

    @Test
    void aSavedGameIsTheSameGame() throws BadGame {
        digit(2, 4);
        game.move("note", Moves.toggleNote(board, List.of(3), Layer.CENTRE, 6));
        game.move("colour", Moves.toggleColour(board, List.of(80), 3));
        game.history().mark();
        game.history().undo();
        game.help().take(new TakenHint("full-house", 4, "r1c3=4", 2, 10));
        game.help().takeCheck(false, game);
        game.help().revealed.add(0);
        game.pause(true);
        String text = GameWriter.write(game);
        Game read = GameReader.read(text, () -> 0);
        assertThat(GameWriter.write(read)).isEqualTo(text);
        assertThat(read.board().digit(2)).isEqualTo(4);
        assertThat(read.history().redo()).isNotNull();
        assertThat(read.paused()).isTrue();
    }

    /** A game as the web game saves it, with what only the web game knows. */
    @Test
    void gamesOfTheWebAreReadAndLoseNothing() throws BadGame {
        String web = """
                {"version":1,"key":"w1","puzzle":{"board":"4","givens":"1.......2.......","source":"made","level":"easy",\
                "rating":{"effort":40,"hardest":"full-house","techniques":{"full-house":3}},"id":"1:4:x"},"touched":5,\
                "elapsed":61000.5,"solved":false,"paused":false,"help":{"hints":1,"reveals":0,"checks":0,"rewinds":0,\
                "filledNotes":false,"answer":false},"history":{"moves":[["digit",10,0,1,0,2],["line",20,5,18,0,1],\
                ["tint",30,4,11,0,3]],"at":3,"marks":[1],"aside":[]},"filled":3,"values":[1,2],"daily":{"day":"2026-11-18"}}""";
        Game read = GameReader.read(web, () -> 0);
        assertThat(read.board().digit(1)).isEqualTo(2);
        assertThat(read.clock().elapsed()).isEqualTo(61000);
        assertThat(GameWriter.write(read))
                .contains("\"rating\":{\"effort\":40", "\"daily\":{\"day\":\"2026-11-18\"}", "[\"line\",20,5,18,0,1]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"version\":1 | \"version\":2",
                "\"key\":\"one\" | \"key\":1",
                "\"board\":\"9\" | \"board\":\"36\"",
                "\"givens\":\"53 | \"givens\":\"5",
                "[\"digit\",0,0,2,0,4] | [\"digit\",0,0,2,1,4]",
                "[\"digit\",0,0,2,0,4] | [\"digit\",0,0,0,0,4]",
                "[\"digit\",0,0,2,0,4] | [\"digit\",0,0,2,0,10]",
                "[\"digit\",0,0,2,0,4] | [\"digit\",0,9,2,0,4]",
                "[\"digit\",0,0,2,0,4] | [\"digit\",0,0,2,0]",
                "\"at\":1 | \"at\":2",
                "{\"version\" | \"version\""
            })
    void whatIsNoGameIsRefused(String good, String bad) {
        digit(2, 4);
        String text = GameWriter.write(game);
        assertThat(text).contains(good.strip());
        assertThatThrownBy(() -> GameReader.read(text.replace(good.strip(), bad.strip()), () -> 0))
                .isInstanceOf(BadGame.class);
    }

    @Test
    void aWrongSolutionIsNotBelieved() throws BadGame {
        String text = GameWriter.write(game).replace("\"source\"", "\"solution\":\"" + EASY + "\",\"source\"");
        assertThat(GameReader.read(text, () -> 0).card().solution()).isNull();
        String right = GameWriter.write(game).replace("\"source\"", "\"solution\":\"" + SOLVED + "\",\"source\"");
        assertThat(GameReader.read(right, () -> 0).card().solution()).isNotNull();
    }

    @Test
    void theLinkTellsAllThatLiesOnTheBoard() {
        digit(2, 4);
        game.move("note", Moves.toggleNote(board, List.of(3), Layer.CORNER, 6));
        game.move("colour", Moves.toggleColour(board, List.of(80), 3));
        String link = game.link();
        assertThat(link).startsWith("#/p/9/53b7d").contains("values=b4z", "corner=3.1s", "colour=28.8");
        assertThat(LinkMarks.read(link, game.card().puzzle()).corner()).containsEntry(3, 1 << 6);
    }

    @Test
    void aHintThatComesAgainIsTheSameHint() {
        game.help().take(new TakenHint("x", 1, "r1c1=1", 1, 0));
        game.help().take(new TakenHint("x", 1, "r1c1=1", 4, 5));
        game.help().take(new TakenHint("x", 1, "r1c1=1", 2, 6));
        assertThat(game.help().hints).isEqualTo(1);
        assertThat(game.help().taken).containsExactly(new TakenHint("x", 1, "r1c1=1", 4, 0));
    }

    @Test
    void theClockRunsAndStands() {
        long[] now = {100};
        Clock clock = new Clock(() -> now[0], 50);
        clock.start();
        now[0] = 130;
        assertThat(clock.elapsed()).isEqualTo(80);
        clock.stop();
        now[0] = 500;
        assertThat(clock.elapsed()).isEqualTo(80);
    }
}
