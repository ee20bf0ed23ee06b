package io.shudu.terminal.game;

import io.shudu.logic.step.Candidate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a player's gesture changes, as in the web game. Each method looks at the board and answers with the edits of one
 * move; none touches the board. Cells that a gesture cannot touch are passed over.
 */
public final class Moves {
    /** A cell holds at most so many colours. */
    public static final int MOST_COLOURS = 4;

    /** How many colours are offered. */
    public static final int COLOURS = 6;

    private Moves() {}

    private static Edit change(PlayBoard board, Layer layer, int key, int after) {
        return new Edit(layer, key, board.get(layer, key), after);
    }

    /** Enters a digit; where all cells have it already, takes it out again. The notes of peers lose it. */
    public static List<Edit> enterDigit(PlayBoard board, Collection<Integer> cells, int digit) {
        List<Integer> own = cells.stream().filter(cell -> !board.isGiven(cell)).toList();
        boolean there = own.stream().allMatch(cell -> board.get(Layer.VALUE, cell) == digit);
        List<Edit> edits = new ArrayList<>();
        own.forEach(cell -> edits.add(change(board, Layer.VALUE, cell, there ? 0 : digit)));
        if (!there) {
            Set<Integer> peers = new TreeSet<>();
            own.forEach(cell -> {
                for (int peer : board.geometry().peers(cell)) {
                    peers.add(peer);
                }
            });
            for (int peer : peers) {
                for (Layer layer : List.of(Layer.CORNER, Layer.CENTRE)) {
                    int set = board.get(layer, peer);
                    if (DigitSets.has(set, digit)) {
                        edits.add(change(board, layer, peer, set & ~DigitSets.bit(digit)));
                    }
                }
            }
        }
        return edits;
    }

    /** Adds a note to the empty ones of the cells; where all of them have it already, takes it away. */
    public static List<Edit> toggleNote(PlayBoard board, Collection<Integer> cells, Layer layer, int digit) {
        List<Integer> empty =
                cells.stream().filter(cell -> board.digit(cell) == 0).toList();
        List<Integer> without = empty.stream()
                .filter(cell -> !DigitSets.has(board.get(layer, cell), digit))
                .toList();
        List<Edit> edits = new ArrayList<>();
        for (int cell : without.isEmpty() ? empty : without) {
            edits.add(change(board, layer, cell, board.get(layer, cell) ^ DigitSets.bit(digit)));
        }
        return edits;
    }

    /** Adds a colour to the cells, or takes it away where all have it. Cells that are full of others keep theirs. */
    public static List<Edit> toggleColour(PlayBoard board, Collection<Integer> cells, int colour) {
        List<Integer> able = cells.stream()
                .filter(cell -> DigitSets.has(board.get(Layer.COLOUR, cell), colour)
                        || Integer.bitCount(board.get(Layer.COLOUR, cell)) < MOST_COLOURS)
                .toList();
        boolean remove = able.stream().allMatch(cell -> DigitSets.has(board.get(Layer.COLOUR, cell), colour));
        List<Edit> edits = new ArrayList<>();
        for (int cell : able) {
            int set = board.get(Layer.COLOUR, cell);
            edits.add(change(
                    board, Layer.COLOUR, cell, remove ? set & ~DigitSets.bit(colour) : set | DigitSets.bit(colour)));
        }
        return edits;
    }

    /** Clears the topmost layer that has something in one of the cells: value, centre, corner, then colours. */
    public static List<Edit> clearTop(PlayBoard board, Collection<Integer> cells) {
        for (Layer layer : List.of(Layer.VALUE, Layer.CENTRE, Layer.CORNER, Layer.COLOUR)) {
            List<Edit> edits = wipe(board, layer, cells);
            if (!edits.isEmpty()) {
                return edits;
            }
        }
        return List.of();
    }

    /** Clears everything in the cells. */
    public static List<Edit> clearAll(PlayBoard board, Collection<Integer> cells) {
        List<Edit> edits = new ArrayList<>();
        for (Layer layer : List.of(Layer.VALUE, Layer.CORNER, Layer.CENTRE, Layer.COLOUR)) {
            edits.addAll(wipe(board, layer, cells));
        }
        return edits;
    }

    private static List<Edit> wipe(PlayBoard board, Layer layer, Collection<Integer> cells) {
        return cells.stream()
                .filter(cell -> board.get(layer, cell) != 0)
                .map(cell -> change(board, layer, cell, 0))
                .toList();
    }

    /** Clears the whole board but the givens. */
    public static List<Edit> reset(PlayBoard board) {
        List<Edit> edits = new ArrayList<>();
        for (Layer layer : Layer.values()) {
            board.all(layer).keySet().forEach(key -> edits.add(change(board, layer, key, 0)));
        }
        return edits;
    }

    /** Writes into every empty cell the digits that no peer rules out. */
    public static List<Edit> fillNotes(PlayBoard board) {
        List<Edit> edits = new ArrayList<>();
        for (int cell = 0; cell < board.geometry().cellCount(); cell++) {
            if (board.digit(cell) == 0) {
                edits.add(change(board, Layer.CENTRE, cell, board.candidates(cell)));
            }
        }
        return edits;
    }

    /** Turns the corner marks of the cells into centre marks. */
    public static List<Edit> cornersToCentre(PlayBoard board, Collection<Integer> cells) {
        List<Edit> edits = new ArrayList<>();
        for (int cell : cells) {
            int corner = board.get(Layer.CORNER, cell);
            if (corner != 0) {
                edits.add(change(board, Layer.CENTRE, cell, board.get(Layer.CENTRE, cell) | corner));
                edits.add(change(board, Layer.CORNER, cell, 0));
            }
        }
        return edits;
    }

    /** Adds digits to, or takes digits out of, the centre marks of a cell. */
    public static List<Edit> setNotes(PlayBoard board, int cell, int add, int remove) {
        return board.digit(cell) == 0
                ? List.of(change(board, Layer.CENTRE, cell, (board.get(Layer.CENTRE, cell) | add) & ~remove))
                : List.of();
    }

    /** Enters a whole solution. */
    public static List<Edit> enterAnswer(PlayBoard board, int[] solution) {
        List<Edit> edits = new ArrayList<>();
        for (int cell = 0; cell < solution.length; cell++) {
            if (!board.isGiven(cell)) {
                edits.add(change(board, Layer.VALUE, cell, solution[cell]));
            }
        }
        return edits;
    }

    /**
     * Places digits and strikes candidates out. A cell without centre marks gets those that its peers allow first:
     * nothing can be struck out of what is not written down.
     */
    public static List<Edit> takeStep(PlayBoard board, List<Candidate> placed, List<Candidate> struck) {
        Map<Integer, Integer> out = new TreeMap<>();
        struck.forEach(each -> drop(each.cell(), each.digit(), out));
        Set<Integer> unmarked = new TreeSet<>(out.keySet());
        unmarked.removeIf(cell -> board.get(Layer.CENTRE, cell) != 0);
        List<Edit> edits = new ArrayList<>();
        for (Candidate each : placed) {
            edits.add(change(board, Layer.VALUE, each.cell(), each.digit()));
            for (int peer : board.geometry().peers(each.cell())) {
                drop(peer, each.digit(), out);
            }
        }
        out.forEach((cell, digits) -> {
            int marks = unmarked.contains(cell) ? board.candidates(cell) : board.get(Layer.CENTRE, cell);
            edits.add(change(board, Layer.CENTRE, cell, marks & ~digits));
            edits.add(change(board, Layer.CORNER, cell, board.get(Layer.CORNER, cell) & ~digits));
        });
        return edits;
    }

    private static void drop(int cell, int digit, Map<Integer, Integer> out) {
        out.merge(cell, DigitSets.bit(digit), (one, other) -> one | other);
    }
}
