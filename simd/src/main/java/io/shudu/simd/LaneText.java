package io.shudu.simd;

import static io.shudu.core.solve.spi.ClassicWords.CELLS;
import static io.shudu.core.solve.spi.ClassicWords.DIGITS;
import static io.shudu.core.solve.spi.ClassicWords.STRIDE;
import static io.shudu.simd.Lanes.LANES;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorSpecies;

/**
 * Puzzles from text to the words of a lane and back.
 *
 * <p>The three rows of a word are loaded so that each lands on its field: a byte a bit. Comparing these 32 bytes with a
 * digit then gives the digit's word.
 */
final class LaneText {
    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_256;
    private static final VectorMask<Byte> SECOND = VectorMask.fromLong(BYTES, 511L << STRIDE);
    private static final VectorMask<Byte> THIRD = VectorMask.fromLong(BYTES, 511L << (2 * STRIDE));
    private static final int BAND = 27;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final ByteVector ZEROS = ByteVector.broadcast(BYTES, (byte) '0');

    private LaneText() {}

    /** Reads a puzzle into a lane. False if some character stands for no cell. */
    static boolean read(byte[] text, int start, Lanes lanes, int lane) {
        lanes.forget(lane);
        return readRows(text, start, lanes, lane, 0)
                && readRows(text, start + 9, lanes, lane, 1)
                && readRows(text, start + 18, lanes, lane, 2);
    }

    /** Reads the rows i, i + 3 and i + 6. */
    private static boolean readRows(byte[] text, int start, Lanes lanes, int lane, int i) {
        int[] words = lanes.words;
        ByteVector rows = ByteVector.fromArray(BYTES, text, start)
                .blend(ByteVector.fromArray(BYTES, text, start + BAND - STRIDE), SECOND)
                .blend(ByteVector.fromArray(BYTES, text, start + 2 * (BAND - STRIDE)), THIRD);
        int d1 = places(rows, '1');
        int d2 = places(rows, '2');
        int d3 = places(rows, '3');
        int d4 = places(rows, '4');
        int d5 = places(rows, '5');
        int d6 = places(rows, '6');
        int d7 = places(rows, '7');
        int d8 = places(rows, '8');
        int d9 = places(rows, '9');
        int open = CELLS & ~(d1 | d2 | d3 | d4 | d5 | d6 | d7 | d8 | d9);
        int at = i * LANES + lane;
        lanes.naked[at] = CELLS ^ open;
        words[at] = d1 | open;
        words[at + 3 * LANES] = d2 | open;
        words[at + 6 * LANES] = d3 | open;
        words[at + 9 * LANES] = d4 | open;
        words[at + 12 * LANES] = d5 | open;
        words[at + 15 * LANES] = d6 | open;
        words[at + 18 * LANES] = d7 | open;
        words[at + 21 * LANES] = d8 | open;
        words[at + 24 * LANES] = d9 | open;
        return open == places(rows, '.')
                || open == (places(rows, '.') | places(rows, '0') | places(rows, '*') | places(rows, '_'));
    }

    private static int places(ByteVector rows, char sign) {
        return (int) rows.eq((byte) sign).toLong() & CELLS;
    }

    /** Writes the solution in a lane as 81 digits. */
    static void write(Lanes lanes, int lane, byte[] text, int start, byte[] scratch) {
        int[] words = lanes.words;
        for (int i = 0; i < 3; i++) {
            int at = i * LANES + lane;
            int d2 = words[at + 3 * LANES];
            int d3 = words[at + 6 * LANES];
            int d4 = words[at + 9 * LANES];
            int d5 = words[at + 12 * LANES];
            int d6 = words[at + 15 * LANES];
            int d7 = words[at + 18 * LANES];
            int d8 = words[at + 21 * LANES];
            int d9 = words[at + 24 * LANES];
            // The digits in binary, a bit plane a variable.
            int ones = words[at] | d3 | d5 | d7 | d9;
            int twos = d2 | d3 | d6 | d7;
            int fours = d4 | d5 | d6 | d7;
            int eights = d8 | d9;
            ZEROS.add((byte) 1, mask(ones))
                    .add((byte) 2, mask(twos))
                    .add((byte) 4, mask(fours))
                    .add((byte) 8, mask(eights))
                    .intoArray(scratch, i * Integer.SIZE);
        }
        for (int i = 0; i < 3; i++) {
            for (int band = 0; band < 3; band++) {
                int from = i * Integer.SIZE + band * STRIDE;
                int to = start + band * BAND + i * DIGITS;
                LONGS.set(text, to, (long) LONGS.get(scratch, from));
                text[to + Byte.SIZE] = scratch[from + Byte.SIZE];
            }
        }
    }

    private static VectorMask<Byte> mask(int bits) {
        return VectorMask.fromLong(BYTES, bits);
    }
}
