package io.shudu.generate.unbiased;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.Rng;
import io.shudu.core.solve.classic.SecondSolution;

/**
 * Thirty-two cells of a classic grid, every choice of them equally likely.
 *
 * <p>First every cell is in with chance 3/8, by the bits of a few random numbers. So all sets of the same size are
 * equally likely. That stays so when a random cell is added to each, or taken from each, until there are thirty-two.
 */
final class RandomClues {
    static final int COUNT = 32;

    private static final int CELLS = Geometry.CLASSIC.cellCount();

    private final int[] words = new int[3];

    void draw(Rng rng) {
        int count = 0;
        for (int w = 0; w < 3; w++) {
            int often = rng.nextInt();
            often |= rng.nextInt();
            words[w] = rng.nextInt() & often & SecondSolution.ALL;
            count += Integer.bitCount(words[w]);
        }
        boolean tooMany = count > COUNT;
        while (count != COUNT) {
            int cell = rng.nextInt(CELLS);
            int w = SecondSolution.word(cell);
            boolean in = (words[w] & SecondSolution.bit(cell)) != 0;
            if (in == tooMany) {
                words[w] ^= SecondSolution.bit(cell);
                count += tooMany ? -1 : 1;
            }
        }
    }

    /** A word of the set, as in {@link SecondSolution}. */
    int word(int w) {
        return words[w];
    }
}
