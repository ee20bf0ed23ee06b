package io.shudu.bulk;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Finds where lines end, eight bytes at a time. LF and CR end a line; that CR LF is one end is for others to see. */
final class LineEnds {
    private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;
    private static final long TOPS = 0x8080808080808080L;
    private static final long BLANKS = ONES * ' ';

    private LineEnds() {}

    /** The first end of a line from a place on, or {@code to} if there is none before; reads up to 7 bytes beyond. */
    static int next(byte[] text, int from, int to) {
        for (int i = from; i < to; i += Long.BYTES) {
            long word = (long) WORD.get(text, i);
            // The lowest byte found is right; only above one that is may others be wrong.
            long found = zeros(word ^ (ONES * '\n')) | zeros(word ^ (ONES * '\r'));
            if (found != 0) {
                return Math.min(to, i + Long.numberOfTrailingZeros(found) / Byte.SIZE);
            }
        }
        return to;
    }

    private static long zeros(long word) {
        return (word - ONES) & ~word & TOPS;
    }

    /** Whether 81 characters from a place on may be a puzzle: none of them is a control character. */
    static boolean isRun(byte[] text, int from) {
        long controls = 0;
        for (int i = 0; i < 80; i += Long.BYTES) {
            long word = (long) WORD.get(text, from + i);
            controls |= (word - BLANKS) & ~word;
        }
        return (controls & TOPS) == 0 && text[from + 80] >= ' ';
    }
}
