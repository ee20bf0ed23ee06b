package io.shudu.logic.se;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;

/**
 * Rates 9×9 puzzles as Sudoku Explainer 1.2.1 does, one after the other: asks its kinds of steps in order, takes the
 * first step that is found, and begins again. A rater keeps much working memory and belongs to one thread.
 */
public final class SeRater {
    /** What the original says if it finds no step. */
    public static final int BEYOND = 200;

    private final Board board;
    private final Found found = new Found();
    private final Producer[] producers;

    /** A rater without a puzzle. */
    public SeRater() {
        Houses houses = new Houses();
        board = new Board(houses);
        Closures closures = new Closures(houses);
        producers = new Producer[] {
            new HiddenSingles(),
            new Locking(true),
            new HiddenSets(2, true, 2.0),
            new NakedSingles(),
            new HiddenSets(3, true, 2.5),
            new Locking(false),
            new NakedSets(2, 3.0),
            new Fish(2, 3.2),
            new HiddenSets(2, false, 3.4),
            new NakedSets(3, 3.6),
            new Fish(3, 3.8),
            new HiddenSets(3, false, 4.0),
            new Wings(false),
            new Wings(true),
            new UniqueLoops(houses),
            new NakedSets(4, 5.0),
            new Fish(4, 5.2),
            new HiddenSets(4, false, 5.4),
            new Grave(houses),
            new AlignedPairs(houses),
            new SimpleChains(houses, closures),
            new AlignedTriples(houses),
            Branches.nishio(houses),
            Branches.fixed(houses, closures),
            Branches.dynamic(houses, 0),
            Branches.dynamic(houses, 1),
            Branches.dynamic(houses, 2),
            Branches.dynamic(houses, 3),
            Branches.dynamic(houses, 4),
            Branches.dynamic(houses, 5),
        };
    }

    /**
     * Rates a puzzle.
     *
     * @throws IllegalArgumentException if the board is not 9×9
     */
    public SeRating rate(Grid puzzle) {
        if (!puzzle.geometry().equals(Geometry.CLASSIC)) {
            throw new IllegalArgumentException(puzzle.geometry() + ": this scale is made for 9×9");
        }
        board.set(puzzle);
        double er = 0;
        double ep = 0;
        double ed = 0;
        while (!board.isSolved()) {
            if (!next()) {
                return new SeRating(BEYOND, tenths(ep), tenths(ed));
            }
            er = Math.max(er, found.rating());
            if (ep == 0) {
                if (ed == 0) {
                    ed = er;
                }
                if (found.isPlacement()) {
                    ep = er;
                }
            }
            found.apply(board);
        }
        return new SeRating(tenths(er), tenths(ep), tenths(ed));
    }

    private boolean next() {
        for (Producer producer : producers) {
            if (producer.find(board, found)) {
                return true;
            }
        }
        return false;
    }

    /** As the original rounds. */
    private static int tenths(double rating) {
        return (int) ((rating + 0.05) * 10);
    }
}
