package io.shudu.logic.se;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asks for steps of all kinds in the order of Sudoku Explainer, and takes the first. */
final class StepSearch {
    private static final List<SeKind> KINDS = List.of(SeKind.values());

    /** The first kind behind those that count on a single solution. */
    private static final int FIRST_TRUE = KINDS.indexOf(SeKind.ALIGNED_PAIR_EXCLUSION);

    /** One for each kind, in the same order. */
    private final Producer[] producers;

    private final Possibilities possibilities;

    /**
     * A search on boards.
     *
     * @param possibilities knows the puzzle that the boards belong to
     * @param explains whether steps tell their chains
     */
    StepSearch(Houses houses, Possibilities possibilities, boolean explains) {
        this.possibilities = possibilities;
        @Nullable Telling telling = explains ? new Telling(houses) : null;
        Closures closures = new Closures(houses);
        Consequences consequences = new Consequences(houses);
        Further further = new Further(houses, consequences);
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
            new SimpleChains(houses, closures, explains),
            new AlignedTriples(houses),
            Branches.nishio(houses, telling),
            // Asked after the simple chains, on the same board: so the closures are those of this board.
            Branches.fixed(houses, closures, telling),
            // Each level goes on from the conclusions that the one before has drawn on the same board.
            Branches.dynamic(houses, consequences, telling),
            Branches.advanced(houses, 1, consequences, further, telling),
            Branches.advanced(houses, 2, consequences, further, telling),
            Branches.advanced(houses, 3, consequences, further, telling),
            Branches.advanced(houses, 4, null, null, telling),
            Branches.advanced(houses, 5, null, null, telling),
        };
    }

    /**
     * Finds the next step.
     *
     * @return whether there is any
     */
    boolean next(Board board, Found found) {
        for (int i = 0; i < producers.length; i++) {
            if (i == FIRST_TRUE && possibilities.areAllRight(board)) {
                return false;
            }
            if (producers[i].find(board, found)) {
                found.is(KINDS.get(i));
                return true;
            }
        }
        return false;
    }
}
