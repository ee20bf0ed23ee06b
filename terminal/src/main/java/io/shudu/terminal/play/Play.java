package io.shudu.terminal.play;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Symbols;
import io.shudu.terminal.game.DigitSets;
import io.shudu.terminal.game.Edit;
import io.shudu.terminal.game.Game;
import io.shudu.terminal.game.Layer;
import io.shudu.terminal.game.Moves;
import io.shudu.terminal.game.PlayBoard;
import io.shudu.terminal.words.TerminalWords;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A game that is being played: where the cursor is, what keys do, and what is said about it. */
public final class Play {
    private final Game game;
    private final TerminalWords words;
    private final Later later;
    private final Runnable saving;
    private final Hinting hinting;
    private final Set<Integer> selected = new TreeSet<>();
    private final Judging judging;

    private int cursor;
    private Tool tool = Tool.DIGIT;
    private int focus;
    private String message = "";
    private boolean clockHidden;
    private int scroll;
    /** What was asked on a board that has changed since is of no interest any more. */
    private int turn;

    /**
     * Begins or goes on with a game.
     *
     * @param saving writes the game down
     */
    public Play(Game game, TerminalWords words, Later later, Runnable saving) {
        this.game = game;
        this.words = words;
        this.later = later;
        this.saving = saving;
        hinting = new Hinting(this, words);
        judging = new Judging(this, words);
        cursor = firstEmpty();
        selected.add(cursor);
        if (!game.solved() && !game.paused()) {
            game.clock().start();
        }
    }

    private int firstEmpty() {
        List<Integer> empty = empty();
        return empty.isEmpty() ? board().geometry().cellCount() / 2 : empty.getFirst();
    }

    private List<Integer> empty() {
        return IntStream.range(0, board().geometry().cellCount())
                .filter(cell -> board().digit(cell) == 0)
                .boxed()
                .toList();
    }

    /** The game. */
    public Game game() {
        return game;
    }

    /** Its board. */
    public PlayBoard board() {
        return game.board();
    }

    /** The hint. */
    public Hinting hinting() {
        return hinting;
    }

    /** What is right and wrong. */
    Judging judging() {
        return judging;
    }

    /** The cell of the cursor. */
    public int cursor() {
        return cursor;
    }

    /** All selected cells; the cursor is one of them. */
    public Set<Integer> selected() {
        return selected;
    }

    /** What the next digit becomes. */
    public Tool tool() {
        return tool;
    }

    /** The digit that is shown everywhere; that of the cursor if none was asked for. */
    public int focus() {
        return focus == 0 ? board().digit(cursor) : focus;
    }

    /** What was said last. */
    public String message() {
        return message;
    }

    /** Whether nobody wants to see the clock. */
    public boolean clockHidden() {
        return clockHidden;
    }

    /** How many lines of the panel are passed over. */
    public int scroll() {
        return scroll;
    }

    /** Whether a check found the digit of a cell wrong. */
    public boolean isMarked(int cell) {
        return judging.isMarked(cell);
    }

    void say(String text) {
        message = text;
    }

    void tell(String key, Object... args) {
        message = words.text(key, args);
    }

    void keep() {
        saving.run();
    }

    /** Begins something that takes a while; the answer is dropped if the board changes meanwhile. */
    <T extends @Nullable Object> void begin(Callable<T> work, Consumer<T> then, Runnable failed) {
        int asked = turn;
        later.begin(
                work,
                result -> {
                    if (asked == turn) {
                        then.accept(result);
                    }
                },
                () -> {
                    if (asked == turn) {
                        failed.run();
                    }
                });
    }

    /** Does what a key asks for, as far as it is about the board. */
    void run(Command command) {
        if (game.paused() && command.action() != Action.PAUSE) {
            return;
        }
        if (!moves(command)) {
            message = "";
            act(command);
        }
    }

    private boolean moves(Command command) {
        Geometry geometry = board().geometry();
        int side = geometry.side();
        int rows = geometry.boxRows();
        int row = geometry.row(cursor);
        int column = geometry.column(cursor);
        boolean scrolls = hinting.isOpen();
        switch (command.action()) {
            case UP -> row = (row + side - 1) % side;
            case DOWN -> row = (row + 1) % side;
            case LEFT -> column = (column + side - 1) % side;
            case RIGHT -> column = (column + 1) % side;
            case ROW_START -> column = 0;
            case ROW_END -> column = side - 1;
            case BOX_UP -> row = scrolls ? scrolled(row, -1) : (row + side - rows) % side;
            case BOX_DOWN -> row = scrolls ? scrolled(row, 1) : (row + rows) % side;
            default -> {
                return false;
            }
        }
        select(geometry.cell(row, column), command.extend());
        return true;
    }

    /** While a long hint is read, the keys for pages turn its pages. */
    private int scrolled(int row, int pages) {
        scroll = Math.max(0, scroll + 5 * pages);
        return row;
    }

    private void select(int cell, boolean extend) {
        if (!extend && cell != cursor) {
            message = "";
            selected.clear();
        }
        cursor = cell;
        selected.add(cell);
        if (selected.size() > 1) {
            message = words.count("selected", selected.size());
        }
    }

    /** Goes to a cell. */
    void goTo(int cell) {
        selected.clear();
        cursor = cell;
        selected.add(cell);
    }

    private void act(Command command) {
        switch (command.action()) {
            case ENTER -> enter(command.number(), tool);
            case CORNER -> enter(command.number(), Tool.CORNER);
            case COLOUR -> enter(command.number(), Tool.COLOUR);
            case CLEAR -> clear(Moves.clearTop(board(), selected));
            case CLEAR_ALL -> clear(Moves.clearAll(board(), selected));
            case TOOL_DIGIT -> choose(Tool.DIGIT);
            case TOOL_CORNER -> choose(Tool.CORNER);
            case TOOL_CENTRE -> choose(Tool.CENTRE);
            case TOOL_COLOUR -> choose(Tool.COLOUR);
            case NEXT_TOOL -> choose(tool.next());
            case UNDO -> undo(1);
            case REDO -> redo(1);
            case CHECKPOINT -> {
                game.history().mark();
                tell("checkpoint");
                keep();
            }
            case BACK -> backToMark();
            case HINT -> {
                if (!isFinished()) {
                    scroll = 0;
                    hinting.next();
                }
            }
            case ANOTHER -> {
                scroll = 0;
                hinting.another();
            }
            case CHECK -> judging.check();
            case PAUSE -> pause();
            case CLOCK -> {
                clockHidden = !clockHidden;
                tell(clockHidden ? "clock-hidden" : "clock-shown");
            }
            case FILL_NOTES -> fillNotes();
            case CORNERS_TO_CENTRE -> {
                if (move("convert", Moves.cornersToCentre(board(), selected))) {
                    tell("converted");
                }
            }
            case FOCUS -> show(command.number());
            case SELECT_EMPTY -> selectEmpty();
            case ESCAPE -> {
                hinting.close();
                goTo(cursor);
                focus = 0;
            }
            default -> {}
        }
    }

    boolean isFinished() {
        if (game.solved()) {
            tell("finished");
        }
        return game.solved();
    }

    /** Makes a move; false if it changes nothing. */
    boolean move(String kind, List<Edit> edits) {
        if (isFinished() || !game.move(kind, edits)) {
            return false;
        }
        changed();
        return true;
    }

    /** Whatever depends on the board as it was is forgotten, and it is saved. */
    void changed() {
        turn++;
        scroll = 0;
        hinting.close();
        if (board().isSolved() && !game.solved()) {
            game.finish();
        }
        keep();
    }

    /** Enters a digit at the cursor, whatever the tool. */
    void place(int digit) {
        enter(digit, Tool.DIGIT);
    }

    private void enter(int digit, Tool as) {
        int most = as == Tool.COLOUR ? Moves.COLOURS : board().geometry().side();
        if (digit > most) {
            tell(as == Tool.COLOUR ? "no-colour" : "no-digit", most);
            return;
        }
        switch (as) {
            case DIGIT -> {
                if (board().isGiven(cursor) && selected.size() == 1) {
                    tell("given-stays");
                } else if (move("digit", Moves.enterDigit(board(), selected, digit))) {
                    tellDigit(digit);
                }
            }
            case CORNER -> note(Layer.CORNER, digit);
            case CENTRE -> note(Layer.CENTRE, digit);
            case COLOUR -> {
                if (move("colour", Moves.toggleColour(board(), selected, digit))) {
                    boolean there = DigitSets.has(board().get(Layer.COLOUR, cursor), digit);
                    tell(there ? "coloured" : "uncoloured", digit);
                }
            }
        }
    }

    void tellDigit(int digit) {
        char symbol = Symbols.of(digit);
        int left = board().remaining(digit);
        if (board().digit(cursor) != digit) {
            tell("removed", symbol);
        } else if (game.solved()) {
            tell("solved");
        } else if (board().isComplete()) {
            tell("full");
        } else if (board().clashes().contains(cursor)) {
            tell("conflict", symbol);
        } else if (left > 0) {
            tell("placed", symbol, left);
        } else {
            tell(left == 0 ? "placed.last" : "placed.over", symbol);
        }
    }

    private void note(Layer layer, int digit) {
        if (selected.size() == 1 && board().digit(cursor) != 0) {
            tell(board().isGiven(cursor) ? "given-stays" : "filled-cell");
        } else if (move("note", Moves.toggleNote(board(), selected, layer, digit))) {
            tell(DigitSets.has(board().get(layer, cursor), digit) ? "noted" : "unnoted", Symbols.of(digit));
        }
    }

    private void clear(List<Edit> edits) {
        if (move("clear", edits)) {
            tell("cleared");
        } else if (!game.solved()) {
            tell(board().isGiven(cursor) && selected.size() == 1 ? "given-stays" : "nothing-to-clear");
        }
    }

    private void choose(Tool wanted) {
        tool = wanted;
        tell("tool.now", words.text(wanted.id()));
    }

    void undo(int times) {
        stepTo(game.history().at() - times, "undone", "nothing-to-undo");
    }

    void redo(int times) {
        stepTo(game.history().at() + times, "redone", "nothing-to-redo");
    }

    /** Goes as far as there are moves. */
    private void stepTo(int place, String done, String nothing) {
        if (isFinished()) {
            return;
        }
        int before = game.history().at();
        game.history().goTo(Math.max(0, place));
        if (game.history().at() != before) {
            changed();
            tell(done, game.history().at(), game.history().moves().size());
        } else {
            tell(nothing);
        }
    }

    private void backToMark() {
        int mark = game.history().lastMark();
        if (mark < 0 || isFinished()) {
            tell("no-checkpoint");
            return;
        }
        game.history().goTo(mark);
        changed();
        tell("at-checkpoint");
    }

    /** Covers the board, or goes on. */
    void pause() {
        if (isFinished()) {
            return;
        }
        game.pause(!game.paused());
        tell(game.paused() ? "paused" : "resumed");
        keep();
    }

    private void show(int digit) {
        int wanted = digit == 0 ? board().digit(cursor) : digit;
        if (wanted == 0 || wanted > board().geometry().side()) {
            tell("focus-nothing");
        } else if (focus == wanted) {
            focus = 0;
            tell("no-focus");
        } else {
            focus = wanted;
            tell("focus", Symbols.of(wanted));
        }
    }

    private void selectEmpty() {
        List<Integer> empty = empty();
        if (!empty.isEmpty()) {
            selected.clear();
            selected.addAll(empty);
            cursor = empty.contains(cursor) ? cursor : empty.getFirst();
            message = words.count("selected", empty.size());
        }
    }

    /** Writes all notes; that is help. */
    void fillNotes() {
        if (!isFinished()) {
            game.help().filledNotes = true;
            if (move("fill-notes", Moves.fillNotes(board()))) {
                tell("notes-filled");
            }
        }
    }

    /** Clears the whole board. */
    void reset() {
        if (move("reset", Moves.reset(board()))) {
            tell("reset-done");
        }
    }
}
