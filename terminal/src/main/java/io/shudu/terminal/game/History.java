package io.shudu.terminal.game;

import io.shudu.logic.step.Candidate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The log of everything a player did. Moves from {@link #at} on are undone and can be redone; a new move cuts them off,
 * and if they were several, they are kept aside.
 */
public final class History {
    private final PlayBoard board;
    private final List<Move> moves = new ArrayList<>();
    private final TreeSet<Integer> marks = new TreeSet<>();
    private List<Move> aside = List.of();
    private int at;

    History(PlayBoard board) {
        this.board = board;
    }

    /** All moves, those that are undone, too. */
    public List<Move> moves() {
        return List.copyOf(moves);
    }

    /** How many moves are in effect. */
    public int at() {
        return at;
    }

    /** The places that the player marked to come back to. */
    public List<Integer> marks() {
        return List.copyOf(marks);
    }

    /** Moves that were undone and then overtaken. */
    public List<Move> aside() {
        return aside;
    }

    /** Makes a move; false, and no trace, if it changes nothing. */
    public boolean push(String kind, long time, List<Edit> edits) {
        List<Edit> real =
                edits.stream().filter(edit -> edit.before() != edit.after()).toList();
        if (real.isEmpty()) {
            return false;
        }
        List<Move> tail = moves.subList(at, moves.size());
        // One move undone and made otherwise is a slip corrected.
        if (tail.size() > 1) {
            aside = List.copyOf(tail);
        }
        tail.clear();
        marks.tailSet(at, false).clear();
        moves.add(new Move(kind, time, real));
        redo();
        return true;
    }

    /** Takes the last move back; null if there is none. */
    public @Nullable Move undo() {
        if (at == 0) {
            return null;
        }
        at--;
        board.revert(moves.get(at).edits());
        return moves.get(at);
    }

    /** Makes the next undone move again; null if there is none. */
    public @Nullable Move redo() {
        if (at == moves.size()) {
            return null;
        }
        Move move = moves.get(at);
        board.apply(move.edits());
        at++;
        return move;
    }

    /** Undoes or redoes until so many moves are in effect. */
    public void goTo(int place) {
        while (at > place) {
            undo();
        }
        while (at < place && redo() != null) {
            // One more.
        }
    }

    /** Marks this place. */
    public void mark() {
        marks.add(at);
    }

    /** The nearest marked place behind the present, -1 if there is none. */
    public int lastMark() {
        Integer mark = marks.lower(at);
        return mark == null ? -1 : mark;
    }

    /** The player's digits in effect, in the order they were entered. */
    public List<Candidate> entries() {
        Map<Integer, Integer> entries = new LinkedHashMap<>();
        for (Move move : moves.subList(0, at)) {
            for (Edit edit : move.edits()) {
                if (edit.layer() == Layer.VALUE) {
                    entries.remove(edit.key());
                    if (edit.after() != 0) {
                        entries.put(edit.key(), edit.after());
                    }
                }
            }
        }
        List<Candidate> list = new ArrayList<>();
        entries.forEach((cell, digit) -> list.add(new Candidate(cell, digit)));
        return list;
    }

    /** Takes over a log; the board must be as it was before the first move. */
    void restore(List<Move> log, int place, List<Integer> marked, List<Move> branch) {
        moves.addAll(log);
        goTo(log.size());
        goTo(place);
        marked.stream().filter(mark -> mark >= 0 && mark <= log.size()).forEach(marks::add);
        aside = List.copyOf(branch);
    }
}
