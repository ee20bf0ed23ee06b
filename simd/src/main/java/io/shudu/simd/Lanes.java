package io.shudu.simd;

import static io.shudu.core.solve.spi.ClassicWords.CELLS;
import static io.shudu.core.solve.spi.ClassicWords.GUARDS;
import static io.shudu.core.solve.spi.ClassicWords.LEFT;
import static io.shudu.core.solve.spi.ClassicWords.LEFT_MIDDLE;
import static io.shudu.core.solve.spi.ClassicWords.RIGHT;
import static io.shudu.core.solve.spi.ClassicWords.WORDS;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.XOR;

import io.shudu.core.solve.spi.ClassicWords;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The candidates of as many puzzles as a vector has lanes, and the sweep that draws conclusions in all of them at once;
 * {@link ClassicWords} says how they lie.
 *
 * <p>A sweep is three steps of plain bit logic, the same for every lane, and repeats until nothing new is found:
 *
 * <ol>
 *   <li><b>Columns</b>, a digit at a time. A cell with one candidate left clears its row. Then the three words of the
 *       digit are laid over each other, which leaves its minicolumns (three cells that a column shares with a box): in
 *       a stack they form a 3×3 pattern, band by column, of which the digit takes a permutation. A minicolumn that is
 *       in no permutation goes. One that is in all of them is <em>bound</em>: if it has a single cell, the digit is
 *       placed.
 *   <li><b>Rows</b>, a digit at a time. The cells of digits placed above are cleared of all others. Then the same with
 *       minirows: in a band they form a pattern row by box.
 *   <li><b>Cells</b>: over the digits of each cell, whether there is none, one or more.
 * </ol>
 *
 * <p>This is naked and hidden singles and locked candidates in both directions. To it comes the rule that matters most,
 * <b>full minirows</b> (hidden triads): a minirow that three digits are bound to holds these three and no others; so
 * does a minicolumn. It saves half the guesses on hard puzzles, and on sparse ones all but a few of thousands. Counting
 * is done in one sweep, clearing in the next.
 *
 * <p><b>Keep, if some permutation goes through it.</b> In a 3×3 pattern m, with indexes modulo 3, a place is in some
 * permutation if the four places that share neither line with it hold one diagonally: {@code m(r+1,c+1) & m(r+2,c+2) |
 * m(r+1,c+2) & m(r+2,c+1)}. With {@code x(r,c) = m(r,c) & m(r+1,c+1) | m(r,c+1) & m(r+1,c)} that is {@code x(r+1,c+1)},
 * so two rounds of shifting do it for all nine places. Junk that shifts carry across fields lands where no place is, or
 * is cut off by the pattern itself.
 *
 * <p><b>Why conclusions may come late.</b> Every rule only removes candidates that no solution can have, so the order
 * of steps changes the cost alone. It was chosen by counting sweeps: that a digit sees at once what the digits before
 * it placed saves a fifth of them, even though it makes the digits of a step wait for each other.
 *
 * <p><b>Why there are no helper methods.</b> The compiler gives up on inlining ours in a method of this size, while
 * those of the Vector API are inlined always; a vector handed to a method that is not inlined becomes an object, and
 * everything is ten times slower. For the same reason the sweep is not one method.
 */
final class Lanes {
    static final VectorSpecies<Integer> SPECIES = IntVector.SPECIES_PREFERRED;
    static final int LANES = SPECIES.length();

    /** Word w of lane l at {@code w * LANES + l}. */
    final int[] words = new int[WORDS * LANES];
    /** Cells with a single candidate, in three words. */
    final int[] naked = new int[3 * LANES];
    /** Minirows that three digits are bound to, in three words, and such minicolumns in one. */
    final int[] full = new int[4 * LANES];

    /** Cells that a digit was placed in, for each word. */
    private final int[] placed = new int[WORDS * LANES];
    /** Cells that some digit was placed in. */
    private final int[] solved = new int[3 * LANES];
    /** The sum of all words, which gets smaller with each candidate that goes. */
    private final int[] totals = new int[LANES];
    /** Not 0 in a lane where the step for columns found something new. */
    private final int[] fresh = new int[LANES];

    /** Lanes with a contradiction. */
    int broken;
    /**
     * Lanes that hold a solution, unless they are broken: every cell is the only place for some digit in its box. That
     * makes boxes right, the step for columns has made sure of columns, and the step for rows, which follows it, breaks
     * a lane whose rows are wrong.
     */
    int complete;
    /** Lanes in which the last sweep found new singles or new full minirows or minicolumns. */
    int advanced;
    /** Lanes in which the last sweep removed any candidate. */
    int changed;

    /** Forgets what sweeps have found out about a lane, as it holds something else now. */
    void forget(int lane) {
        for (int at = lane; at < 3 * LANES; at += LANES) {
            naked[at] = 0;
        }
        for (int at = lane; at < 4 * LANES; at += LANES) {
            full[at] = 0;
        }
    }

    /** Draws conclusions in all lanes. */
    void sweep() {
        columns();
        rows();
        cells();
    }

    private void columns() {
        final int[] words = this.words;
        final int[] placed = this.placed;
        final IntVector cells = IntVector.broadcast(SPECIES, CELLS);
        final IntVector guards = IntVector.broadcast(SPECIES, GUARDS);
        final IntVector leftMiddle = IntVector.broadcast(SPECIES, LEFT_MIDDLE);
        final IntVector right = IntVector.broadcast(SPECIES, RIGHT);
        final IntVector naked0 = IntVector.fromArray(SPECIES, naked, 0);
        final IntVector naked1 = IntVector.fromArray(SPECIES, naked, LANES);
        final IntVector naked2 = IntVector.fromArray(SPECIES, naked, 2 * LANES);
        final IntVector free = IntVector.fromArray(SPECIES, full, 3 * LANES).not();
        IntVector least = cells;
        IntVector once = IntVector.zero(SPECIES);
        IntVector twice = IntVector.zero(SPECIES);
        IntVector thrice = IntVector.zero(SPECIES);
        IntVector solved0 = IntVector.zero(SPECIES);
        IntVector solved1 = IntVector.zero(SPECIES);
        IntVector solved2 = IntVector.zero(SPECIES);
        for (int at = 0; at < WORDS * LANES; at += 3 * LANES) {
            IntVector w0 = IntVector.fromArray(SPECIES, words, at).and(solved0.not());
            IntVector w1 = IntVector.fromArray(SPECIES, words, at + LANES).and(solved1.not());
            IntVector w2 = IntVector.fromArray(SPECIES, words, at + 2 * LANES).and(solved2.not());
            // A cell that nothing else fits into clears its row.
            IntVector q0 = w0.and(naked0);
            IntVector q1 = w1.and(naked1);
            IntVector q2 = w2.and(naked2);
            IntVector g0 = q0.add(cells).and(guards);
            IntVector g1 = q1.add(cells).and(guards);
            IntVector g2 = q2.add(cells).and(guards);
            w0 = w0.and(q0.or(g0.sub(g0.lanewise(LSHR, 9)).not()));
            w1 = w1.and(q1.or(g1.sub(g1.lanewise(LSHR, 9)).not()));
            w2 = w2.and(q2.or(g2.sub(g2.lanewise(LSHR, 9)).not()));
            // Minicolumns in no permutation go: v, one column on, one band on, and both.
            IntVector v = w0.or(w1).or(w2);
            IntVector vc =
                    v.lanewise(LSHR, 1).and(leftMiddle).or(v.lanewise(LSHL, 2).and(right));
            IntVector vb = v.lanewise(LSHR, 10).or(v.lanewise(LSHL, 20));
            IntVector vbc = vc.lanewise(LSHR, 10).or(vc.lanewise(LSHL, 20));
            IntVector x = v.and(vbc).or(vc.and(vb));
            x = x.lanewise(LSHR, 1).and(leftMiddle).or(x.lanewise(LSHL, 2).and(right));
            v = v.and(x.lanewise(LSHR, 10).or(x.lanewise(LSHL, 20)));
            least = least.min(v);
            IntVector bound = v.and(v.lanewise(LSHR, 10)
                    .or(v.lanewise(LSHL, 20))
                    .or(v.lanewise(LSHR, 20))
                    .or(v.lanewise(LSHL, 10))
                    .not());
            thrice = thrice.or(twice.and(bound));
            twice = twice.or(once.and(bound));
            once = once.or(bound);
            v = v.and(bound.or(free));
            w0 = w0.and(v);
            w1 = w1.and(v);
            w2 = w2.and(v);
            w0.intoArray(words, at);
            w1.intoArray(words, at + LANES);
            w2.intoArray(words, at + 2 * LANES);
            IntVector p0 = w0.and(w1.or(w2).not()).and(bound);
            IntVector p1 = w1.and(w2.or(w0).not()).and(bound);
            IntVector p2 = w2.and(w0.or(w1).not()).and(bound);
            p0.intoArray(placed, at);
            p1.intoArray(placed, at + LANES);
            p2.intoArray(placed, at + 2 * LANES);
            solved0 = solved0.or(p0);
            solved1 = solved1.or(p1);
            solved2 = solved2.or(p2);
        }
        thrice.lanewise(XOR, IntVector.fromArray(SPECIES, full, 3 * LANES))
                .or(solved0.lanewise(XOR, IntVector.fromArray(SPECIES, solved, 0)))
                .or(solved1.lanewise(XOR, IntVector.fromArray(SPECIES, solved, LANES)))
                .or(solved2.lanewise(XOR, IntVector.fromArray(SPECIES, solved, 2 * LANES)))
                .intoArray(fresh, 0);
        thrice.intoArray(full, 3 * LANES);
        solved0.intoArray(solved, 0);
        solved1.intoArray(solved, LANES);
        solved2.intoArray(solved, 2 * LANES);
        complete = (int) solved0.and(solved1).and(solved2).compare(EQ, CELLS).toLong();
        broken = (int) least.compare(EQ, 0).toLong();
    }

    private void rows() {
        final int[] words = this.words;
        final int[] placed = this.placed;
        final IntVector minirows = IntVector.broadcast(SPECIES, LEFT);
        final IntVector open0 = IntVector.fromArray(SPECIES, solved, 0).not();
        final IntVector open1 = IntVector.fromArray(SPECIES, solved, LANES).not();
        final IntVector open2 = IntVector.fromArray(SPECIES, solved, 2 * LANES).not();
        final IntVector free0 = IntVector.fromArray(SPECIES, full, 0).not();
        final IntVector free1 = IntVector.fromArray(SPECIES, full, LANES).not();
        final IntVector free2 = IntVector.fromArray(SPECIES, full, 2 * LANES).not();
        IntVector once0 = IntVector.zero(SPECIES);
        IntVector twice0 = IntVector.zero(SPECIES);
        IntVector thrice0 = IntVector.zero(SPECIES);
        IntVector once1 = IntVector.zero(SPECIES);
        IntVector twice1 = IntVector.zero(SPECIES);
        IntVector thrice1 = IntVector.zero(SPECIES);
        IntVector once2 = IntVector.zero(SPECIES);
        IntVector twice2 = IntVector.zero(SPECIES);
        IntVector thrice2 = IntVector.zero(SPECIES);
        for (int at = 0; at < WORDS * LANES; at += 3 * LANES) {
            IntVector w0 =
                    IntVector.fromArray(SPECIES, words, at).and(open0.or(IntVector.fromArray(SPECIES, placed, at)));
            IntVector w1 = IntVector.fromArray(SPECIES, words, at + LANES)
                    .and(open1.or(IntVector.fromArray(SPECIES, placed, at + LANES)));
            IntVector w2 = IntVector.fromArray(SPECIES, words, at + 2 * LANES)
                    .and(open2.or(IntVector.fromArray(SPECIES, placed, at + 2 * LANES)));
            IntVector y0 = w0.or(w0.lanewise(LSHR, 1)).or(w0.lanewise(LSHR, 2)).and(minirows);
            IntVector y1 = w1.or(w1.lanewise(LSHR, 1)).or(w1.lanewise(LSHR, 2)).and(minirows);
            IntVector y2 = w2.or(w2.lanewise(LSHR, 1)).or(w2.lanewise(LSHR, 2)).and(minirows);
            IntVector a0 = y0.lanewise(LSHR, 3).or(y0.lanewise(LSHL, 6));
            IntVector a1 = y1.lanewise(LSHR, 3).or(y1.lanewise(LSHL, 6));
            IntVector a2 = y2.lanewise(LSHR, 3).or(y2.lanewise(LSHL, 6));
            IntVector x0 = y0.and(a1).or(a0.and(y1));
            IntVector x1 = y1.and(a2).or(a1.and(y2));
            IntVector x2 = y2.and(a0).or(a2.and(y0));
            y0 = y0.and(x1.lanewise(LSHR, 3).or(x1.lanewise(LSHL, 6)));
            y1 = y1.and(x2.lanewise(LSHR, 3).or(x2.lanewise(LSHL, 6)));
            y2 = y2.and(x0.lanewise(LSHR, 3).or(x0.lanewise(LSHL, 6)));
            IntVector bound0 = y0.and(y1.or(y2).not());
            IntVector bound1 = y1.and(y2.or(y0).not());
            IntVector bound2 = y2.and(y0.or(y1).not());
            thrice0 = thrice0.or(twice0.and(bound0));
            twice0 = twice0.or(once0.and(bound0));
            once0 = once0.or(bound0);
            thrice1 = thrice1.or(twice1.and(bound1));
            twice1 = twice1.or(once1.and(bound1));
            once1 = once1.or(bound1);
            thrice2 = thrice2.or(twice2.and(bound2));
            twice2 = twice2.or(once2.and(bound2));
            once2 = once2.or(bound2);
            y0 = y0.and(bound0.or(free0));
            y1 = y1.and(bound1.or(free1));
            y2 = y2.and(bound2.or(free2));
            w0.and(y0.lanewise(LSHL, 3).sub(y0)).intoArray(words, at);
            w1.and(y1.lanewise(LSHL, 3).sub(y1)).intoArray(words, at + LANES);
            w2.and(y2.lanewise(LSHL, 3).sub(y2)).intoArray(words, at + 2 * LANES);
        }
        advanced = (int) IntVector.fromArray(SPECIES, fresh, 0)
                .or(thrice0.lanewise(XOR, IntVector.fromArray(SPECIES, full, 0)))
                .or(thrice1.lanewise(XOR, IntVector.fromArray(SPECIES, full, LANES)))
                .or(thrice2.lanewise(XOR, IntVector.fromArray(SPECIES, full, 2 * LANES)))
                .compare(NE, 0)
                .toLong();
        thrice0.intoArray(full, 0);
        thrice1.intoArray(full, LANES);
        thrice2.intoArray(full, 2 * LANES);
    }

    private void cells() {
        final int[] words = this.words;
        IntVector all = IntVector.broadcast(SPECIES, CELLS);
        IntVector news = IntVector.zero(SPECIES);
        IntVector total = IntVector.zero(SPECIES);
        for (int i = 0; i < 3; i++) {
            IntVector once = IntVector.zero(SPECIES);
            IntVector twice = IntVector.zero(SPECIES);
            for (int at = i * LANES; at < WORDS * LANES; at += 3 * LANES) {
                IntVector word = IntVector.fromArray(SPECIES, words, at);
                twice = twice.or(once.and(word));
                once = once.or(word);
                total = total.add(word);
            }
            all = all.and(once);
            IntVector single = once.and(twice.not());
            news = news.or(single.lanewise(XOR, IntVector.fromArray(SPECIES, naked, i * LANES)));
            single.intoArray(naked, i * LANES);
        }
        advanced |= (int) news.compare(NE, 0).toLong();
        changed =
                (int) total.compare(NE, IntVector.fromArray(SPECIES, totals, 0)).toLong();
        total.intoArray(totals, 0);
        broken |= (int) all.compare(NE, CELLS).toLong();
    }
}
