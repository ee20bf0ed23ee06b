package io.shudu.generate.census;

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
    private static final double[] LANCZOS = {
        0.9999999999998099,
        676.5203681218851,
        -1259.1392167224028,
        771.3234287776531,
        -176.6150291621406,
        12.507343278686905,
        -0.13857109526572012,
        9.984369578019572e-6,
        1.5056327351493116e-7
    };

    /**
     * Compares counts with their chances.
     *
     * @param chances of each kind; together 1
     */
    public static ChiSquare of(int[] counts, double[] chances) {
        int total = 0;
        for (int count : counts) {
            total += count;
        }
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
    static double upperGamma(double a, double x) {
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

    /** ln Γ(a) for a ≥ ½ (Lanczos). */
    static double logGamma(double a) {
        double sum = LANCZOS[0];
        for (int i = 1; i < LANCZOS.length; i++) {
            sum += LANCZOS[i] / (a - 1 + i);
        }
        double t = a + LANCZOS.length - 2.5;
        return Math.log(2 * Math.PI) / 2 + (a - 0.5) * Math.log(t) - t + Math.log(sum);
    }
}
