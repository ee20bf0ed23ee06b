package io.shudu.generate.grids;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.transform.Transform;

/**
 * A grid of shifted boxes, changed at random so often that nothing is left of it. It never searches, takes a few
 * milliseconds at most, and comes so near to equal chances for all grids that no test here tells the difference.
 *
 * <p><b>The steps.</b> Each leaves a complete valid grid:
 *
 * <ul>
 *   <li><em>Two digits</em> (a Kempe swap). Exchange them in one row; then the row that has the other one in the same
 *       column or box must follow, and so on, until all is valid again. The two digits are drawn, and the first row.
 *   <li><em>Two lines</em>, rows of a band or columns of a stack (a cycle swap). Exchange them in one place; then one
 *       line has a digit twice and must follow where it had it before, and so on round a cycle. Columns and boxes keep
 *       their digits anyway. The two lines are drawn, and the first place.
 * </ul>
 *
 * <p><b>Why equal chances.</b> What a step exchanges is a closed set of rows, or of places: any of its members would
 * have drawn in exactly the others. After the step the same digits or lines have the same set, and the same step leads
 * back. So a step from one grid to another has the same chance as the step back: the number of members among all rows
 * or places. A chain of steps with that property, run long enough, reaches every grid that it can reach with the same
 * chance.
 *
 * <p><b>What is left out.</b> Sets with more than half of the rows or places stay as they are, there and back, so that
 * nothing changes about chances. To exchange such a set, or instead all that is outside it, differs only in the names
 * of the digits or the order of the lines. These are drawn at the beginning, which is as good as at the end because no
 * step prefers any digit or line. On large boards most pairs of digits have one set that is the whole board, and
 * finding only half of it takes half the time.
 *
 * <p><b>Is every grid reached?</b> Two digits alone do not suffice: from the grid of shifted boxes no rectangle ever
 * comes. With lines, all grids of 4×4 and 6×6 boards are reached (a test goes to all of them). For larger boards that
 * is not proved; the census has not found anything missing.
 *
 * <p><b>How many steps.</b> Of 200,000 classic grids each, the largest χ² of six chutes (43 degrees of freedom, 86 is
 * too much) and the rectangles, in standard deviations from the exact mean:
 *
 * <table>
 * <caption>The bias that is left</caption>
 * <tr><th>steps a cell</th><td>3</td><td>5</td><td>10</td><td>20</td></tr>
 * <tr><th>χ²</th><td>122</td><td>47</td><td>54</td><td>66</td></tr>
 * <tr><th>rectangles</th><td>−12</td><td>−0.2</td><td>0.3</td><td>1.0</td></tr>
 * </table>
 *
 * <p>With every step a cell the bias shrinks to a fifth or less, on 6×6 boards to a third. On boards from 16×16 on, all
 * that was counted (rectangles, cycles of two rows, digits that meet in a row of a box) stays the same from two steps a
 * cell on. Ten steps a cell, and some hundred more for small boards, are several times what can be told from equal
 * chances.
 */
public record ChainMethod() implements GridMethod {
    private static final int STEPS = 500;
    private static final int STEPS_PER_CELL = 10;

    @Override
    public String id() {
        return "chain";
    }

    @Override
    public Grid make(Geometry geometry, Rng rng) {
        Grid shifted = new ShiftMethod().make(geometry, rng);
        Chain chain = new Chain(Transform.random(geometry, rng).apply(shifted));
        for (int left = STEPS + STEPS_PER_CELL * geometry.cellCount(); left > 0; left--) {
            chain.step(rng);
        }
        return chain.grid();
    }
}
