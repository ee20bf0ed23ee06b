package io.shudu.generate.grids;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.generate.bands.ClassicBands;
import io.shudu.generate.bands.ColumnClasses;

/**
 * Every classic grid with exactly the same chance, without a search: three random numbers decide a grid.
 *
 * <p><b>What a grid is made of.</b> Look only at which three digits stand in each column of each band. In a stack the
 * bands share out the digits of its columns: the first band's sets, then one of 56 choices for the second, and the
 * third gets the rest. Then order the digits in the columns of each band so that its rows are right; bands do not
 * disturb each other in that, and columns and boxes are right anyway. Every grid comes from exactly one such series of
 * choices. A band whose column sets are of class k (one of 44, see {@link ColumnClasses}) can be ordered in f ways, and
 * then completed in n ways, which depend on k alone.
 *
 * <p><b>How it is drawn.</b>
 *
 * <ol>
 *   <li>A number below Σ pairs·f names the class of the first band and the order of the digits in the class's model.
 *   <li>A number below the largest n names a completion of it. A class with fewer completions throws too large a number
 *       away, and the first number with it (one time in ten). What is kept is one of all Σ pairs·f·n, all equally
 *       likely.
 *   <li>A number below 9!·6⁴ names the digits and orders the stacks and the columns in each stack.
 * </ol>
 *
 * <p><b>Why all grids are equally likely.</b> The last step takes the model to each of the 60,480·pairs ways in which
 * the column sets of a first band can be of class k with the same chance, and ordered bands and completions to those of
 * the new sets, one to one. So a grid comes out with chance (pairs·f·n / Σ) · 1/(60,480·pairs) · 1/f · 1/n, which is
 * the same for all grids: 1 in 60,480·Σ = 6,670,903,752,021,072,936,960. Rows and bands need no shuffling; all their
 * orders are among the grids counted.
 *
 * <p><b>Why three numbers suffice.</b> n has up to 33 bits and an {@link Rng} draws 31 at once, but f is always a
 * multiple of 12. So a completion is drawn in units of four, and the two bits left over come from the third number.
 * There is no {@code long} in it: the same code runs as JavaScript.
 */
public record UniformMethod() implements GridMethod {
    @Override
    public String id() {
        return "uniform";
    }

    @Override
    public boolean suits(Geometry geometry) {
        return geometry.equals(Geometry.CLASSIC);
    }

    @Override
    public Grid make(Geometry geometry, Rng rng) {
        if (!suits(geometry)) {
            throw new IllegalArgumentException(geometry + ": this method is for classic boards alone");
        }
        return new UniformDraw(ClassicBands.get()).grid(rng);
    }
}
