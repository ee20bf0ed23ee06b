package io.shudu.generate.dig;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.util.List;
import java.util.function.IntPredicate;

/** Takes digits out of a complete grid so that it stays the only solution. */
public interface Digger {
    /** Up to this side a search for another solution always ends soon. */
    int SMALL_SIDE = 9;

    /** The digger for a board. */
    static Digger of(Geometry geometry) {
        return geometry.equals(Geometry.CLASSIC)
                ? new ClassicDigger()
                : geometry.side() <= SMALL_SIDE ? new SearchDigger(geometry) : new SinglesDigger(geometry);
    }

    /** Begins with a complete grid. */
    void start(Grid solution);

    /** What is left, all of it given. */
    Grid puzzle();

    /** Empties a cell, whatever that does to the number of solutions. */
    void empty(int cell);

    /** Likewise several cells. */
    default void empty(List<Integer> cells) {
        cells.forEach(this::empty);
    }

    /** Empties a cell if that keeps the puzzle's only solution the only one. False if it does not or may not. */
    boolean tryEmpty(int cell);

    /** Whether a cell that did not become empty has to stay, so that to try harder would be in vain. */
    default boolean isThorough() {
        return true;
    }

    /** The same once more, with more effort. */
    default boolean tryHarder(int cell) {
        return false;
    }

    /** How many guesses to try harder has taken so far: a measure of work that is the same on every machine. */
    default long guesses() {
        return 0;
    }

    /** Puts the digit back into a cell. */
    void fill(int cell);

    /**
     * Empties all of the cells if that keeps the puzzle's only solution the only one, or none of them. They go one by
     * one: with a clue less a puzzle never has fewer solutions, so that all can go together only if each can in turn.
     *
     * @return whether they are empty
     */
    default boolean tryEmpty(List<Integer> cells) {
        return allOrNone(cells, this::tryEmpty);
    }

    /** The same once more, with more effort, for cells that may go and have not gone. */
    default boolean tryHarder(List<Integer> cells) {
        return allOrNone(cells, this::tryHarder);
    }

    private boolean allOrNone(List<Integer> cells, IntPredicate empty) {
        for (int i = 0; i < cells.size(); i++) {
            if (!empty.test(cells.get(i))) {
                while (--i >= 0) {
                    fill(cells.get(i));
                }
                return false;
            }
        }
        return true;
    }
}
