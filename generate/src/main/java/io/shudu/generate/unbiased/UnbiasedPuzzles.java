package io.shudu.generate.unbiased;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.solve.classic.SecondSolution;
import io.shudu.core.thread.Interruption;
import io.shudu.core.thread.OneAtATime;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.internal.UnavoidableSets;

/**
 * Minimal classic puzzles, drawn so that what is found in a sample holds for all of the 3·10³⁷ that there are.
 *
 * <p>Puzzles that are made by taking clues from a grid while it is possible are not such a sample: they have 24.4 clues
 * on average, and all minimal puzzles 26.6. Nor does it help to sort them by clues, because some puzzles of 24 clues
 * come much more often than others. The way out is Denis Berthier's "controlled bias" (2009): give up instead of going
 * on with another clue.
 *
 * <p><b>A try.</b> Take a random grid, and clues from it in random order until a second solution appears. If the puzzle
 * just before that is minimal it is the find; otherwise there is none. A minimal puzzle of n clues is found if and only
 * if its n clues are the last of the order. So every one is found with chance 1/(N·C(81,n)), where N is the number of
 * grids: all with the same number of clues are equally likely, and by how much one number is preferred to another is
 * known.
 *
 * <p><b>Many tries at once.</b> One try in 257,000 finds something, so tries share work. None of that changes the
 * chance of a single try:
 *
 * <ul>
 *   <li>Clues never add a solution. So a try begins with thirty-two random clues ({@link RandomClues}), and ends at
 *       once if they have a second solution, as 28 times in 29. <i>What is lost:</i> minimal puzzles of 33 clues and
 *       more. By Berthier's counts 31 clues are 17 times rarer than 30, and 32 another 24 times: 1 puzzle in 100,000.
 *       So about 3 in 10 million are out of reach, which moves the mean number of clues by 0.000002.
 *   <li>If they have one solution, they are set in a circle in random order, and each place begins a try (see
 *       {@link ClueCircle}): 32 tries, each of which alone has clues in random order.
 *   <li>{@value #STARTS} such starts share a grid and the unavoidable sets that are found in it.
 * </ul>
 *
 * <p><b>Why the weight makes it exact.</b> The tries of one grid are not independent, and if the first find ended them,
 * puzzles that have many others near them would come too seldom. So all tries of a grid are done: if s of them found
 * something, one is chosen by lot and s goes into its weight. Whatever the dependence, the expectation of s·[puzzle P
 * is chosen] is that of the number of finds of P, which is the number of tries times 1/(N·C(81,n)). Multiplied by
 * C(81,n) it is the same for all P. So with the weight s·C(81,n) every minimal puzzle counts alike, exactly; s is 2 or
 * more four times in 100.
 *
 * <p>A puzzle is a function of the random numbers alone: which of them are drawn depends on how many solutions clues
 * have, never on which unavoidable sets happen to be known. And the sum of the weights, divided by the number of tries,
 * is an estimate of the number of minimal puzzles of a grid: 4.7·10¹⁵.
 *
 * <p>It keeps its working memory: one for each thread. It ends soon after the thread was interrupted.
 */
public final class UnbiasedPuzzles {
    /** The tries of each grid: {@value #STARTS} random sets of clues, each in {@value ClueCircle#COUNT} orders. */
    public static final int TRIES = 4608;

    private static final int STARTS = TRIES / ClueCircle.COUNT;

    private final OneAtATime calls = new OneAtATime("UnbiasedPuzzles");
    private final GridMethod method = new UniformMethod();
    private final SecondSolution second = new SecondSolution();
    private final UnavoidableSets sets = new UnavoidableSets();
    private final RandomClues clues = new RandomClues();
    private final ClueCircle circle = new ClueCircle(second, sets);
    private final int[] order = new int[ClueCircle.COUNT];

    private int finds;
    /** The digits of the find that was chosen so far. */
    private int[] chosen = {};

    /** Working memory. */
    public UnbiasedPuzzles() {}

    /**
     * The next puzzle, after 57 grids on average.
     *
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     * @throws IllegalStateException if it is at work in another thread
     */
    public UnbiasedPuzzle next(Rng rng) {
        return calls.during(() -> search(rng));
    }

    private UnbiasedPuzzle search(Rng rng) {
        for (int grids = 1; ; grids++) {
            Interruption.check();
            Grid solution = method.make(Geometry.CLASSIC, rng);
            tryGrid(solution, rng);
            if (finds > 0) {
                return new UnbiasedPuzzle(Grid.ofGivens(Geometry.CLASSIC, chosen), solution, finds, grids);
            }
        }
    }

    private void tryGrid(Grid solution, Rng rng) {
        second.start(solution);
        sets.start(solution);
        finds = 0;
        for (int start = 0; start < STARTS; start++) {
            clues.draw(rng);
            if (areSufficient()) {
                tryOrders(solution, rng);
            }
        }
    }

    /** Whether the clues have one solution. If not, it is remembered why. */
    private boolean areSufficient() {
        if (!sets.meet(clues.word(0), clues.word(1), clues.word(2))) {
            return false;
        }
        if (second.exists(clues.word(0), clues.word(1), clues.word(2))) {
            sets.add(second.difference(0), second.difference(1), second.difference(2));
            return false;
        }
        return true;
    }

    private void tryOrders(Grid solution, Rng rng) {
        int count = 0;
        for (int w = 0; w < 3; w++) {
            for (int left = clues.word(w); left != 0; left &= left - 1) {
                order[count++] = SecondSolution.cell(w, Integer.numberOfTrailingZeros(left));
            }
        }
        rng.shuffle(order);
        circle.start(order);
        for (int place = 0; place < ClueCircle.COUNT; place++) {
            // Each of the finds so far is the chosen one with the same chance.
            if (circle.end(place) && rng.nextInt(++finds) == 0) {
                choose(solution, circle.stretch());
            }
        }
    }

    private void choose(Grid solution, int stretch) {
        chosen = new int[Geometry.CLASSIC.cellCount()];
        for (int left = stretch; left != 0; left &= left - 1) {
            int cell = order[Integer.numberOfTrailingZeros(left)];
            chosen[cell] = solution.digit(cell);
        }
    }
}
