package io.shudu.terminal.game;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Conflict;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Everything that lies on the board at one moment. */
public final class PlayBoard {
    private final Grid puzzle;
    private final Map<Layer, Map<Integer, Integer>> layers = new EnumMap<>(Layer.class);

    /** A board with its givens alone. */
    public PlayBoard(Grid puzzle) {
        this.puzzle = puzzle;
        for (Layer layer : Layer.values()) {
            layers.put(layer, new TreeMap<>());
        }
    }

    /** The same board as it is now, for somebody who looks at it later. */
    public PlayBoard copy() {
        PlayBoard copy = new PlayBoard(puzzle);
        layers.forEach((layer, map) -> copy.layer(layer).putAll(map));
        return copy;
    }

    /** The shape of the board. */
    public Geometry geometry() {
        return puzzle.geometry();
    }

    /** The number in a layer, 0 if there is none. */
    public int get(Layer layer, int key) {
        return layer(layer).getOrDefault(key, 0);
    }

    /** The keys of a layer that hold something, and what; a copy. */
    public Map<Integer, Integer> all(Layer layer) {
        return new TreeMap<>(layer(layer));
    }

    private Map<Integer, Integer> layer(Layer layer) {
        return layers.getOrDefault(layer, Map.of());
    }

    /** Whether the digit of a cell belongs to the puzzle. */
    public boolean isGiven(int cell) {
        return puzzle.isGiven(cell);
    }

    /** The digit in a cell, given or the player's; 0 if there is none. */
    public int digit(int cell) {
        return isGiven(cell) ? puzzle.digit(cell) : get(Layer.VALUE, cell);
    }

    /** Changes what edits say. */
    void apply(List<Edit> edits) {
        edits.forEach(edit -> put(edit.layer(), edit.key(), edit.after()));
    }

    /** Takes edits back. */
    void revert(List<Edit> edits) {
        edits.reversed().forEach(edit -> put(edit.layer(), edit.key(), edit.before()));
    }

    private void put(Layer layer, int key, int value) {
        if (value == 0) {
            layer(layer).remove(key);
        } else {
            layer(layer).put(key, value);
        }
    }

    /** The givens and the player's digits. */
    public Grid grid() {
        Grid grid = puzzle;
        for (Map.Entry<Integer, Integer> value : layer(Layer.VALUE).entrySet()) {
            grid = grid.with(value.getKey(), value.getValue());
        }
        return grid;
    }

    /**
     * The same with the centre marks as pencil marks: these say which digits a cell may take. Corner marks are places
     * of a digit and say nothing about the others.
     *
     * @param back candidates that count as marked, by cell
     */
    public Grid believed(Map<Integer, Integer> back) {
        Grid grid = grid();
        CandidateSet.Builder marks = new CandidateSet.Builder(geometry());
        boolean any = false;
        for (Map.Entry<Integer, Integer> mark : layer(Layer.CENTRE).entrySet()) {
            if (!grid.isEmpty(mark.getKey())) {
                continue;
            }
            any = true;
            int set = mark.getValue() | back.getOrDefault(mark.getKey(), 0);
            for (int digit = 1; digit <= geometry().side(); digit++) {
                if (DigitSets.has(set, digit)) {
                    marks.add(mark.getKey(), digit);
                }
            }
        }
        return any ? grid.withCandidates(marks.build()) : grid;
    }

    /** The digits that no peer of a cell holds. */
    public int candidates(int cell) {
        int set = DigitSets.all(geometry().side());
        for (int peer : geometry().peers(cell)) {
            set &= ~DigitSets.bit(digit(peer));
        }
        return set;
    }

    /** Every cell that shares a house and a digit with another. */
    public Set<Integer> clashes() {
        Set<Integer> cells = new TreeSet<>();
        for (Conflict conflict : grid().conflicts()) {
            cells.add(conflict.first());
            cells.add(conflict.second());
        }
        return cells;
    }

    /** How many cells hold a digit. */
    public int filled() {
        return puzzle.givenCount() + layer(Layer.VALUE).size();
    }

    /** How many more of a digit the finished board has; below 0 if there are too many. */
    public int remaining(int digit) {
        int left = geometry().side();
        for (int cell = 0; cell < geometry().cellCount(); cell++) {
            left -= digit(cell) == digit ? 1 : 0;
        }
        return left;
    }

    /** Whether every cell holds a digit. */
    public boolean isComplete() {
        return filled() == geometry().cellCount();
    }

    /** Whether the rules are kept, too: any solution counts. */
    public boolean isSolved() {
        return isComplete() && clashes().isEmpty();
    }
}
