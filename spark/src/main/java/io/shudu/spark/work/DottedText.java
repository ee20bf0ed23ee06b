package io.shudu.spark.work;

import io.shudu.core.solve.classic.PuzzleBatch;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * Writes puzzles as all answers do, with a dot for an empty cell, whatever stood there. Eight cells at a time: cell by
 * cell the processor guesses wrong at every clue, which took an eighth of a job.
 */
final class DottedText {
    private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;
    private static final long TOP_BITS = ONES << 7;
    private static final long DOTS = '.' * ONES;
    /** Added to a byte, these set its top bit from '1' on, and behind '9'. */
    private static final long FROM_ONE = (0x80 - '1') * ONES;

    private static final long BEHIND_NINE = (0x80 - '9' - 1) * ONES;

    private final byte[] bytes = new byte[PuzzleBatch.CELLS + Long.BYTES - 1];

    /** A puzzle of a batch, in ASCII; it holds until the next one is asked for. */
    UTF8String of(PuzzleBatch batch, int place) {
        byte[] text = batch.text();
        int start = batch.start(place);
        // The text goes on behind the last cell: PuzzleBatch.PADDING.
        for (int i = 0; i < PuzzleBatch.CELLS; i += Long.BYTES) {
            long signs = (long) WORD.get(text, start + i) & ~TOP_BITS;
            long digits = ((signs + FROM_ONE) & ~(signs + BEHIND_NINE) & TOP_BITS) >>> 7;
            long mask = (digits << 8) - digits;
            WORD.set(bytes, i, (signs & mask) | (DOTS & ~mask));
        }
        return UTF8String.fromBytes(bytes, 0, PuzzleBatch.CELLS);
    }
}
