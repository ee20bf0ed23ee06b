package io.shudu.terminal.game;

import io.shudu.core.format.LinkMarks;
import io.shudu.core.format.OwnLinks;
import io.shudu.core.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/** One game of one player: the puzzle, the board, everything done so far, and the clock. */
public final class Game {
    private final String key;
    private final PlayBoard board;
    private final History history;
    private final Clock clock;
    private final Help help;
    private final Map<String, JsonValue> others = new LinkedHashMap<>();
    private final Map<String, JsonValue> otherOfPuzzle = new LinkedHashMap<>();
    private Card card;
    private long touched;
    private boolean solved;
    private boolean paused;

    /**
     * A game in which nothing was done.
     *
     * @param key its name among the saved ones
     * @param millis a time that only goes forward, for the clock
     */
    public Game(String key, Card card, LongSupplier millis) {
        this(key, card, new Clock(millis, 0), new Help());
    }

    Game(String key, Card card, Clock clock, Help help) {
        this.key = key;
        this.card = card;
        this.clock = clock;
        this.help = help;
        board = new PlayBoard(card.puzzle());
        history = new History(board);
    }

    /** Its name among the saved ones. */
    public String key() {
        return key;
    }

    /** The puzzle. */
    public Card card() {
        return card;
    }

    /** Puts down what was found out about the puzzle. */
    public void learn(Card known) {
        card = known;
    }

    /** The board. */
    public PlayBoard board() {
        return board;
    }

    /** What was done. */
    public History history() {
        return history;
    }

    /** The clock. */
    public Clock clock() {
        return clock;
    }

    /** Help that was taken. */
    public Help help() {
        return help;
    }

    /** When it was last saved, as a date in milliseconds. */
    public long touched() {
        return touched;
    }

    /** Says when it is saved. */
    public void touch(long date) {
        touched = date;
    }

    /** Whether the board has been completed. */
    public boolean solved() {
        return solved;
    }

    /** Says that the board has been completed. */
    public void finish() {
        solved = true;
        paused = false;
        clock.stop();
    }

    /** Whether the board is covered. */
    public boolean paused() {
        return paused;
    }

    /** Covers the board and stops the clock, or goes on. */
    public void pause(boolean now) {
        paused = now;
        if (now) {
            clock.stop();
        } else if (!solved) {
            clock.start();
        }
    }

    /** Makes a move; false if it changes nothing. */
    public boolean move(String kind, List<Edit> edits) {
        return history.push(kind, clock.elapsed(), edits);
    }

    /** How many clues the puzzle has. */
    public int clues() {
        return card.puzzle().givenCount();
    }

    /** How much of what was to fill is filled, as one of so many parts. */
    public int filled(int parts) {
        return (board.filled() - clues()) * parts / Math.max(1, board.geometry().cellCount() - clues());
    }

    /** What stands behind the address of the web game to go on there. */
    public String link() {
        return OwnLinks.tail(
                board.grid(),
                card.id(),
                new LinkMarks(board.all(Layer.CORNER), board.all(Layer.CENTRE), board.all(Layer.COLOUR)));
    }

    /** Fields of a saved game that only the web game understands; they are written again as they were. */
    Map<String, JsonValue> others() {
        return others;
    }

    /** The same for fields of the puzzle. */
    Map<String, JsonValue> otherOfPuzzle() {
        return otherOfPuzzle;
    }
}
