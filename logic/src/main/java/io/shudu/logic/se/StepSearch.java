package io.shudu.logic.se;

/** Asks for steps of all kinds in the order of Sudoku Explainer, and takes the first. */
final class StepSearch {
    private final Producer[] producers;

    StepSearch(Houses houses) {
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
            // Asked after the simple chains, on the same board: so the closures are those of this board.
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
     * Finds the next step.
     *
     * @return whether there is any
     */
    boolean next(Board board, Found found) {
        for (Producer producer : producers) {
            if (producer.find(board, found)) {
                return true;
            }
        }
        return false;
    }
}
