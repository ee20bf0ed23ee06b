package io.shudu.generate.few;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.Rng;
import io.shudu.core.solve.classic.SecondSolution;
import io.shudu.core.solve.classic.SolutionSurvey;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The puzzles near a puzzle: two clues out and one in, which is one clue less, or one out and one in.
 *
 * <p>A clue may go in wherever a candidate occurs in exactly one solution of what is left ({@link SolutionSurvey}). It
 * need not be a solution that the puzzle had before.
 *
 * <p><b>What is left without two clues</b> has four kinds of solutions: the old one, those with another digit in the
 * first clue's cell alone, in the second's alone, and in both. The middle kinds are counted once for each clue and used
 * for all pairs; only the last kind is searched for each pair. Most candidates have been seen twice by then.
 *
 * <p><b>What need not be asked again.</b> If a clue x went out and y came in, what is left without y and another clue
 * is the same as was left without x and that clue. So as long as the last step was aside, pairs with y are skipped, and
 * y stays at the next step.
 */
final class Vicinity {
    private static final int CELLS = Geometry.CLASSIC.cellCount();
    private static final int NONE = -1;

    private final SparsePuzzle puzzle;
    private final SolutionSurvey survey;
    /**
     * For each clue the candidates of solutions with another digit in its cell, and of two such; see {@link #count}.
     */
    private final int[][] once = new int[CELLS][SolutionSurvey.WORDS];

    private final int[][] twice = new int[CELLS][SolutionSurvey.WORDS];
    private final int[] lone = new int[SolutionSurvey.WORDS];
    private final boolean[] counted = new boolean[CELLS];
    /** The clue that the last step brought in, if that was a step aside. */
    private int newest = NONE;

    Vicinity(SparsePuzzle puzzle, SolutionSurvey survey) {
        this.puzzle = puzzle;
        this.survey = survey;
    }

    /** Begins with what the puzzle is now: one solution, and none of its clues can go. */
    void start() {
        newest = NONE;
        Arrays.fill(counted, false);
    }

    /**
     * Replaces two clues by one, if there is a pair that allows it: any pair, and any clue for it, with equal chances.
     * The puzzle may then have clues that can go.
     */
    boolean stepDown(Rng rng) {
        int[] cells = clues();
        rng.shuffle(cells);
        for (int j = 1; j < cells.length; j++) {
            for (int i = 0; i < j; i++) {
                int ways = findWithout(cells[i], cells[j]);
                if (ways > 0) {
                    puzzle.remove(cells[i]);
                    puzzle.remove(cells[j]);
                    bringIn(rng.nextInt(ways));
                    start();
                    return true;
                }
            }
        }
        return false;
    }

    /** Replaces a clue by another, all ways equally likely. False if there is none. */
    boolean stepAside(Rng rng) {
        int[] cells = clues();
        int ways = 0;
        for (int cell : cells) {
            ways += findWithout(cell);
        }
        if (ways == 0) {
            return false;
        }
        int way = rng.nextInt(ways);
        int i = 0;
        for (int here = findWithout(cells[0]); way >= here; here = findWithout(cells[i])) {
            way -= here;
            i++;
        }
        puzzle.remove(cells[i]);
        int in = bringIn(way);
        start();
        newest = in;
        return true;
    }

    /** The clues that may go. */
    private int[] clues() {
        return IntStream.range(0, CELLS)
                .filter(cell -> puzzle.isClue(cell) && cell != newest)
                .toArray();
    }

    /** Finds the lone candidates of what is left without a clue, and tells how many there are. */
    private int findWithout(int clue) {
        count(clue);
        int[] old = puzzle.solution();
        int ways = 0;
        for (int w = 0; w < lone.length; w++) {
            int others = once[clue][w];
            lone[w] = (others & ~twice[clue][w] & ~old[w]) | (old[w] & ~others & ~puzzle.clues(w % 3));
            ways += Integer.bitCount(lone[w]);
        }
        return ways;
    }

    /** Finds the lone candidates of what is left without two clues, and tells how many there are. */
    private int findWithout(int first, int second) {
        count(first);
        count(second);
        int[] old = puzzle.solution();
        for (int w = 0; w < lone.length; w++) {
            int a = once[first][w];
            int b = once[second][w];
            survey.once()[w] = old[w] | a | b;
            survey.twice()[w] = twice[first][w] | twice[second][w] | (old[w] & (a | b)) | (a & b);
        }
        puzzle.remove(first);
        puzzle.remove(second);
        enter();
        forbid(first);
        forbid(second);
        survey.count(puzzle.clues(0), puzzle.clues(1), puzzle.clues(2));
        int ways = 0;
        for (int w = 0; w < lone.length; w++) {
            lone[w] = survey.once()[w] & ~survey.twice()[w] & ~puzzle.clues(w % 3);
            ways += Integer.bitCount(lone[w]);
        }
        puzzle.add(first);
        puzzle.add(second);
        return ways;
    }

    /** Counts, if not done yet, the solutions that have another digit in a clue's cell. */
    private void count(int clue) {
        if (counted[clue]) {
            return;
        }
        Arrays.fill(survey.once(), 0);
        Arrays.fill(survey.twice(), 0);
        puzzle.remove(clue);
        enter();
        forbid(clue);
        survey.count(puzzle.clues(0), puzzle.clues(1), puzzle.clues(2));
        puzzle.add(clue);
        System.arraycopy(survey.once(), 0, once[clue], 0, SolutionSurvey.WORDS);
        System.arraycopy(survey.twice(), 0, twice[clue], 0, SolutionSurvey.WORDS);
        counted[clue] = true;
    }

    /** Makes a lone candidate a clue, by its number among them, and tells in which cell. */
    private int bringIn(int way) {
        int w = 0;
        int left = way;
        for (int here = Integer.bitCount(lone[0]); left >= here; here = Integer.bitCount(lone[w])) {
            left -= here;
            w++;
        }
        int bits = lone[w];
        for (; left > 0; left--) {
            bits &= bits - 1;
        }
        int bit = bits & -bits;
        int cell = SecondSolution.cell(w % 3, Integer.numberOfTrailingZeros(bit));
        enter();
        int[] words = survey.words();
        for (int other = w % 3; other < SolutionSurvey.WORDS; other += 3) {
            words[other] &= other == w ? -1 : ~bit;
        }
        puzzle.add(cell);
        if (!survey.solve(puzzle.clues(0), puzzle.clues(1), puzzle.clues(2))) {
            throw new IllegalStateException("a candidate of a solution has none");
        }
        puzzle.changeSolution(words);
        return cell;
    }

    /** Writes the puzzle's candidates. */
    private void enter() {
        int[] words = survey.words();
        int[] old = puzzle.solution();
        for (int w = 0; w < SolutionSurvey.WORDS; w++) {
            int clues = puzzle.clues(w % 3);
            words[w] = (old[w] & clues) | (SecondSolution.ALL & ~clues);
        }
    }

    /** Forbids the digit that a cell has in the solution. */
    private void forbid(int cell) {
        survey.words()[3 * puzzle.digit(cell) + SecondSolution.word(cell)] &= ~SecondSolution.bit(cell);
    }
}
