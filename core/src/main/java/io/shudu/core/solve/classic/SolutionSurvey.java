package io.shudu.core.solve.classic;

import io.shudu.core.solve.internal.classic.ClassicSearch;
import io.shudu.core.thread.OneAtATime;

/**
 * The question that makers of puzzles with few clues ask: which candidates of a classic puzzle occur in none of its
 * solutions, which in exactly one, and which in several? One that occurs in a single solution, a <em>lone</em>
 * candidate, is a clue that leaves the puzzle this solution alone.
 *
 * <p>A puzzle may have many thousand solutions, but it has at most 729 candidates. So the solutions are not listed.
 * After the first few, each candidate that has not been seen twice is taken for granted in a search of its own, which
 * stops at the second solution; every solution found on the way settles dozens of other candidates. About 20 searches
 * tell all, whether there are 50 solutions or 50,000.
 *
 * <p>Candidates lie in 27 words: those of digit d, from 0, in the cells of {@link SecondSolution#word} w in word
 * {@code 3 * d + w}, and {@link SecondSolution#bit} tells where.
 *
 * <p>To ask, write the candidates into {@link #words()}, and into {@link #once()} and {@link #twice()} what is to be
 * counted besides, or zeros. It allocates nothing and keeps its working memory: one for each thread. If the thread is
 * interrupted there is no answer but a {@link java.util.concurrent.CancellationException}.
 */
public final class SolutionSurvey {
    /** Words of candidates. */
    public static final int WORDS = 27;

    /** Solutions taken as they come, before candidates are asked one by one; 3 and 30 are hardly worse, 200 is. */
    private static final int FIRST_FEW = 8;

    private final OneAtATime calls = new OneAtATime("SolutionSurvey");
    private final ClassicSearch search = new ClassicSearch();
    private final int[] once = new int[WORDS];
    private final int[] twice = new int[WORDS];
    /** What was in {@link #once} at first: candidates of solutions that this puzzle does not have. */
    private final int[] elsewhere = new int[WORDS];
    /** Candidates that have not been seen twice, and may be seen again. */
    private final int[] open = new int[WORDS];

    private int searches;

    /** Working memory. */
    public SolutionSurvey() {}

    /** The candidates: before a question the puzzle's, after {@link #solve} the solution's. */
    public int[] words() {
        return search.words();
    }

    /** Candidates that occur in a solution. */
    public int[] once() {
        return once;
    }

    /** Candidates that occur in at least two solutions. */
    public int[] twice() {
        return twice;
    }

    /** How many searches there were so far: a measure of work that is the same on every machine. */
    public int searches() {
        return searches;
    }

    /**
     * Finds a solution.
     *
     * @param clues0 cells that have their digit, and no other candidate; likewise in the other two words
     */
    public boolean solve(int clues0, int clues1, int clues2) {
        calls.begin();
        try {
            searches++;
            search.begin(clues0, clues1, clues2);
            return search.next();
        } finally {
            calls.end();
        }
    }

    /**
     * Adds the puzzle's solutions to {@link #once()} and {@link #twice()}, as if it had gone through all of them. None
     * of them may have been counted there before.
     *
     * @param clues0 cells that have their digit, and no other candidate; likewise in the other two words
     */
    public void count(int clues0, int clues1, int clues2) {
        calls.begin();
        try {
            searches++;
            search.begin(clues0, clues1, clues2);
            if (search.settle() && open() && addFirstFew()) {
                askAll();
            }
        } finally {
            calls.end();
        }
    }

    /** Opens what conclusions without a guess leave open. */
    private boolean open() {
        int[] words = search.words();
        int any = 0;
        for (int w = 0; w < WORDS; w++) {
            elsewhere[w] = once[w];
            open[w] = words[w] & ~twice[w];
            any |= open[w];
        }
        return any != 0;
    }

    /** Adds some solutions as they come, and tells whether there may be more, and anything is still open. */
    private boolean addFirstFew() {
        boolean any = true;
        for (int n = 0; n < FIRST_FEW && any; n++) {
            any = search.next() && add();
        }
        return any;
    }

    /** Adds a solution, and tells whether anything is still open. */
    private boolean add() {
        int[] words = search.words();
        int any = 0;
        for (int w = 0; w < WORDS; w++) {
            int word = words[w];
            twice[w] |= once[w] & word;
            once[w] |= word;
            open[w] &= ~twice[w];
            any |= open[w];
        }
        return any != 0;
    }

    private void askAll() {
        for (int w = 0; w < WORDS; w++) {
            while (open[w] != 0) {
                int bit = open[w] & -open[w];
                open[w] ^= bit;
                ask(w, bit);
            }
        }
    }

    /** Finds out in how many solutions a candidate occurs that has been seen at most once. */
    private void ask(int word, int bit) {
        boolean seenElsewhere = (elsewhere[word] & bit) != 0;
        boolean seenHere = !seenElsewhere && (once[word] & bit) != 0;
        int enough = seenElsewhere ? 1 : 2;
        int found = 0;
        searches++;
        search.beginWith(word / 3, word % 3, bit);
        while (found < enough && search.next()) {
            found++;
            // If it was seen here, one of these is the solution that was added then, and we do not know which.
            if (!seenHere) {
                add();
            }
        }
        if (found == enough) {
            twice[word] |= bit;
        }
    }
}
