package io.shudu.generate.patterns;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.transform.Transform;
import io.shudu.generate.holes.Shapes;
import java.util.Arrays;
import java.util.Objects;

/**
 * A 9×9 puzzle with one solution whose givens draw a heart, the same left and right:
 *
 * <pre>
 * . 5 4 . . . 2 7 .
 * 1 . . 2 . 5 . . 6
 * 8 . . . 3 . . . 4
 * 6 . . . . . . . 5
 * 3 . . . . . . . 8
 * . 9 . . . . . 1 .
 * . . 2 . . . 3 . .
 * . . . 1 . 7 . . .
 * . . . . 9 . . . .
 * </pre>
 *
 * <p>Most grids have no puzzle of this shape, so that it cannot be dug out of a random one. This one was found by hill
 * climbing: the digits of a random grid in the cells of the heart; then again and again one or two of them changed, if
 * there is still a solution and there are no more than before; and a new start after 600 changes in vain. Three were
 * found within seconds. With twenty givens, the same heart with thinner bows, none was found in minutes.
 *
 * <p>Its variants have other digits and may be mirrored.
 *
 * @param grid the heart
 * @param solution its only solution
 */
public record HeartPuzzle(Grid grid, Grid solution) {
    /** Number of givens. */
    public static final int CLUES = 22;

    private static final String SOLUTION =
            "954618273173245896826739154687921435341576928295483617712854369439167582568392741";

    /** The variant of a seed. */
    public static HeartPuzzle of(long seed) {
        Geometry classic = Geometry.CLASSIC;
        Rng rng = new SeedSequence(seed).at(0);
        Transform variant = Transform.relabel(classic, rng.permutation(1, classic.side()));
        if (rng.nextInt(2) == 1) {
            variant = variant.then(Transform.mirrorLeftRight(classic));
        }
        int[] digits = new int[SOLUTION.length()];
        Arrays.setAll(digits, cell -> Symbols.digit(SOLUTION.charAt(cell)));
        int[] givens = new int[digits.length];
        for (int cell : Objects.requireNonNull(Shapes.byName("heart")).cells()) {
            givens[cell] = digits[cell];
        }
        return new HeartPuzzle(
                variant.apply(Grid.ofGivens(classic, givens)), variant.apply(Grid.ofGivens(classic, digits)));
    }
}
