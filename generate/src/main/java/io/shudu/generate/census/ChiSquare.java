package io.shudu.generate.census;

import java.util.Arrays;

/**
 * How far counts are from what they should be: Σ (count − expected)² / expected.
 *
 * @param statistic the sum
 * @param degrees how many of the counts are free
 */
public record ChiSquare(double statistic, int degrees) {
    /** The smallest count to expect where the test is still sound; what is below goes into a common bin. */
    private static final double LEAST = 5;

    private static final double PRECISION = 1e-15;
    private static final double TINY = 1e-300;

    /**
     * Compares counts with their chances.
     *
     * @param chances of each kind; together 1
     */
    public static ChiSquare of(int[] counts, double[] chances) {
        int total = Arrays.stream(counts).sum();
        double sum = 0;
        int bins = 0;
        double rareCount = 0;
        double rareExpected = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            double expected = chances[kind] * total;
            if (expected < LEAST) {
                rareCount += counts[kind];
                rareExpected += expected;
            } else {
                sum += (counts[kind] - expected) * (counts[kind] - expected) / expected;
                bins++;
            }
        }
        if (rareExpected > 0) {
            sum += (rareCount - rareExpected) * (rareCount - rareExpected) / rareExpected;
            bins++;
        }
        return new ChiSquare(sum, bins - 1);
    }

    /** The test of a number that should be normally distributed around 0 with deviation 1. */
    public static ChiSquare ofDeviation(double z) {
        return new ChiSquare(z * z, 1);
    }

    /** The chance to be at least so far off by chance alone. */
    public double p() {
        if (degrees == 0) {
            return 1;
        }
        return upperGamma(degrees / 2.0, statistic / 2);
    }

    /** The upper incomplete gamma function, regularised: Γ(a, x) / Γ(a). */
    private static double upperGamma(double a, double x) {
        if (x <= 0) {
            return 1;
        }
        double factor = Math.exp(a * Math.log(x) - x - logGamma(a));
        return x < a + 1 ? 1 - factor * series(a, x) : factor * fraction(a, x);
    }

    private static double series(double a, double x) {
        double term = 1 / a;
        double sum = term;
        for (double n = a + 1; term > sum * PRECISION; n++) {
            term *= x / n;
            sum += term;
        }
        return sum;
    }

    /** The continued fraction, from front to back (Lentz). */
    private static double fraction(double a, double x) {
        double b = x + 1 - a;
        double c = 1 / TINY;
        double d = 1 / b;
        double result = d;
        double change = 0;
        for (int i = 1; Math.abs(change - 1) > PRECISION && i < 10_000; i++) {
            double numerator = -i * (i - a);
            b += 2;
            d = 1 / awayFromZero(numerator * d + b);
            c = awayFromZero(b + numerator / c);
            change = c * d;
            result *= change;
        }
        return result;
    }

    private static double awayFromZero(double value) {
        return Math.abs(value) < TINY ? TINY : value;
    }

    /** ln Γ(a) for a whole number of halves: down to Γ(1) = 1 or Γ(½) = √π, by Γ(n + 1) = n · Γ(n). */
    private static double logGamma(double a) {
        double sum = a == Math.rint(a) ? 0 : Math.log(Math.PI) / 2;
        for (double n = a - 1; n > 0; n--) {
            sum += Math.log(n);
        }
        return sum;
    }
}
