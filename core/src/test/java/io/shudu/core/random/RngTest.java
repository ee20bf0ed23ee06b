package io.shudu.core.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RngTest {
    private static final int PARITY = 0x1BD11BDA;

    /** The known answers that the authors of Threefry publish for 4x32 with 20 rounds. */
    @Test
    void threefry_gives_the_published_answers() {
        assertAnswer(new int[] {0, 0, 0, 0}, new int[] {0, 0, 0, 0}, new int[] {
            0x9c6ca96a, 0xe17eae66, 0xfc10ecd4, 0x5256a7d8
        });
        assertAnswer(new int[] {-1, -1, -1, -1}, new int[] {-1, -1, -1, -1}, new int[] {
            0x2a881696, 0x57012287, 0xf6c7446e, 0xa16a6732
        });
        assertAnswer(
                new int[] {0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
                new int[] {0xa4093822, 0x299f31d0, 0x082efa98, 0xec4e6c89},
                new int[] {0x59cd1dbb, 0xb8879579, 0x86b5d00c, 0xac8b6d84});
    }

    private static void assertAnswer(int[] counter, int[] key, int[] expected) {
        int[] withParity = Arrays.copyOf(key, 5);
        withParity[4] = PARITY ^ key[0] ^ key[1] ^ key[2] ^ key[3];
        int[] output = new int[4];
        Rng.threefry(withParity, counter, output);
        assertThat(output).containsExactly(expected);
        Rng rng = new Rng(key, counter);
        assertThat(draw(rng, 4)).containsExactly(expected);
    }

    @Test
    void blocks_follow_each_other_by_counter() {
        int[] key = {1, 2, 3, 4};
        Rng stream = new Rng(key, new int[] {7, 0, 9, 9});
        assertThat(draw(stream, 4)).containsExactly(draw(new Rng(key, new int[] {7, 0, 9, 9}), 4));
        assertThat(draw(stream, 4)).containsExactly(draw(new Rng(key, new int[] {8, 0, 9, 9}), 4));
        assertThat(draw(stream, 4)).containsExactly(draw(new Rng(key, new int[] {9, 0, 9, 9}), 4));
    }

    @Test
    void counter_carries_into_the_second_word_and_leaves_the_stream() {
        int[] key = {1, 2, 3, 4};
        Rng stream = new Rng(key, new int[] {-1, 5, 6, 7});
        draw(stream, 4);
        assertThat(draw(stream, 4)).containsExactly(draw(new Rng(key, new int[] {0, 6, 6, 7}), 4));
        assertThat(draw(stream, 4)).containsExactly(draw(new Rng(key, new int[] {1, 6, 6, 7}), 4));
    }

    @Test
    void arrays_are_copied() {
        int[] key = {1, 2, 3, 4};
        int[] counter = {5, 6, 7, 8};
        Rng one = new Rng(key, counter);
        Rng other = new Rng(key, counter);
        draw(one, 9);
        assertThat(counter).containsExactly(5, 6, 7, 8);
        key[0] = 99;
        counter[0] = 99;
        assertThat(draw(other, 4)).containsExactly(draw(new Rng(new int[] {1, 2, 3, 4}, new int[] {5, 6, 7, 8}), 4));
    }

    /** Published puzzles name their seed and index: these numbers must never change. */
    @Test
    void streams_are_frozen() {
        assertThat(draw(new SeedSequence(1).at(0), 6))
                .containsExactly(0x7899287f, 0x4a45b9ad, 0xc1270d35, 0x5a86d375, 0x734f4825, 0xf18acde5);
        assertThat(draw(new SeedSequence(1).at(1L << 40), 6))
                .containsExactly(0x5e27fc2a, 0xa5bdac97, 0x769efde3, 0x41352ddb, 0x396e17f0, 0xda98be0a);
        assertThat(draw(new SeedSequence(SeedSequence.MAX_SEED).at(-1), 6))
                .containsExactly(0xb9d2c74c, 0x5d456916, 0xe74ad24c, 0xf179e877, 0xe5daadae, 0xd1d81708);
        assertThat(new SeedSequence(1).at(0).permutation(1, 9)).containsExactly(2, 1, 6, 5, 4, 9, 7, 3, 8);
    }

    @Test
    void streams_depend_on_every_word_of_seed_and_index_alone() {
        long[] numbers = {0, 1, 2, 1L << 31, 1L << 32, 1L << 40, 1L << 52, SeedSequence.MAX_SEED, -1};
        Map<String, String> streams = new HashMap<>();
        for (long seed : numbers) {
            for (long index : numbers) {
                String drawn = Arrays.toString(draw(new SeedSequence(seed).at(index), 3));
                assertThat(Arrays.toString(draw(new SeedSequence(seed).at(index), 3)))
                        .isEqualTo(drawn);
                streams.put(drawn, seed + " " + index);
            }
        }
        assertThat(streams).hasSize(81);
    }

    @Test
    void two_streams_of_a_sequence_do_not_disturb_each_other() {
        SeedSequence seeds = new SeedSequence(5);
        int[] alone = draw(seeds.at(3), 8);
        Rng other = seeds.at(4);
        Rng again = seeds.at(3);
        for (int expected : alone) {
            other.nextInt();
            assertThat(again.nextInt()).isEqualTo(expected);
        }
    }

    @Test
    void seeds_are_named_and_the_largest_fits_53_bits() {
        assertThat(new SeedSequence(42).seed()).isEqualTo(42);
        assertThat(SeedSequence.MAX_SEED).isEqualTo(9_007_199_254_740_991L);
        assertThat((long) (double) SeedSequence.MAX_SEED).isEqualTo(SeedSequence.MAX_SEED);
    }

    /**
     * The highest bits are used: with b bits needed for the bound, every value below 2^b has the same number of words
     * that lead to it, and words of values from the bound on are skipped.
     */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 7, 8, 9, 16, 17, 36, 81, 1024, 1296, 1 << 30, (1 << 30) + 1, Integer.MAX_VALUE})
    void nextInt_cuts_the_top_bits_and_draws_again(int bound) {
        Rng rng = new SeedSequence(7).at(bound);
        Rng raw = new SeedSequence(7).at(bound);
        int bits = 32 - Integer.numberOfLeadingZeros(bound - 1);
        for (int i = 0; i < 2_000; i++) {
            long expected = Integer.toUnsignedLong(raw.nextInt()) >> (32 - bits);
            while (expected >= bound) {
                expected = Integer.toUnsignedLong(raw.nextInt()) >> (32 - bits);
            }
            assertThat(rng.nextInt(bound)).isEqualTo((int) expected).isBetween(0, bound - 1);
        }
        // Neither stream has drawn more than the other.
        assertThat(rng.nextInt()).isEqualTo(raw.nextInt());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6, 9, 16, 25, 36})
    void nextInt_reaches_every_value_equally(int bound) {
        Rng rng = new SeedSequence(11).at(bound);
        int[] counts = new int[bound];
        int draws = 2_000 * bound;
        for (int i = 0; i < draws; i++) {
            counts[rng.nextInt(bound)]++;
        }
        // Chi-square with bound - 1 degrees of freedom; 80 is beyond one in 10,000 even for 35.
        assertThat(chiSquare(counts, 2_000)).isLessThan(80);
        assertThat(IntStream.of(counts).min().orElseThrow()).isGreaterThan(1_700);
    }

    @Test
    void nextInt_of_one_draws_nothing() {
        Rng rng = new SeedSequence(1).at(0);
        assertThat(rng.nextInt(1)).isZero();
        assertThat(rng.nextInt()).isEqualTo(0x7899287f);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void nextInt_refuses_bounds_below_one(int bound) {
        Rng rng = new SeedSequence(1).at(0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> rng.nextInt(bound))
                .withMessage("bound " + bound + ": must be at least 1");
    }

    @Test
    void shuffle_gives_all_orders_of_four_equally() {
        Rng rng = new SeedSequence(2026).at(0);
        Map<String, Integer> counts = new HashMap<>();
        for (int i = 0; i < 24_000; i++) {
            int[] array = {1, 2, 3, 4};
            rng.shuffle(array);
            counts.merge(Arrays.toString(array), 1, Integer::sum);
        }
        assertThat(counts).hasSize(24);
        int[] observed = counts.values().stream().mapToInt(Integer::intValue).toArray();
        // 23 degrees of freedom: one in 1000 fair generators exceeds 49.7.
        assertThat(chiSquare(observed, 1_000)).isLessThan(49.7);
    }

    @Test
    void shuffle_of_nothing_or_one_changes_nothing() {
        Rng rng = new SeedSequence(1).at(0);
        int[] none = {};
        int[] one = {8};
        rng.shuffle(none);
        rng.shuffle(one);
        assertThat(one).containsExactly(8);
        assertThat(rng.nextInt()).isEqualTo(0x7899287f);
    }

    @Test
    void permutation_holds_each_number_once() {
        int[] numbers = new SeedSequence(3).at(0).permutation(5, 20);
        assertThat(numbers).hasSize(20);
        assertThat(Arrays.stream(numbers).sorted())
                .containsExactlyElementsOf(IntStream.range(5, 25).boxed().toList());
        assertThat(new SeedSequence(3).at(0).permutation(5, 0)).isEmpty();
    }

    private static double chiSquare(int[] observed, double expected) {
        double sum = 0;
        for (int count : observed) {
            sum += (count - expected) * (count - expected) / expected;
        }
        return sum;
    }

    private static int[] draw(Rng rng, int count) {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = rng.nextInt();
        }
        return numbers;
    }
}
