package io.shudu.spark.work;

import io.shudu.bulk.LongLines;
import io.shudu.core.solve.classic.PuzzleBatch;
import java.util.Arrays;
import org.apache.spark.unsafe.Platform;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a batch, as far as a function sees them: a text and perhaps a number each. Texts of 81 bytes stand where
 * the engine reads them; nothing is made new for such a row.
 */
public final class Rows {
    private static final int CELLS = PuzzleBatch.CELLS;
    /** The place of a text that is of another length. */
    private static final int ODD = -1;

    /** A batch ends after so many bytes of long texts, so that memory does not grow with their number. */
    public static final int MOST_BYTES = 1 << 24;

    private final PuzzleBatch batch;
    private final byte[] text;
    private final int[] places;
    private final byte[] @Nullable [] odd;
    private final @Nullable Long[] numbers;
    private int size;
    private int oddBytes;

    /** Room for so many rows. */
    public Rows(int capacity) {
        batch = new PuzzleBatch(capacity);
        text = new byte[capacity * CELLS + PuzzleBatch.PADDING];
        places = new int[capacity];
        odd = new byte[capacity] @Nullable [];
        numbers = new @Nullable Long[capacity];
        batch.clear(text);
    }

    /** Empties the batch. */
    public void clear() {
        Arrays.fill(odd, 0, size, null);
        size = 0;
        oddBytes = 0;
        batch.clear(text);
    }

    /** Whether there is no more room. */
    public boolean isFull() {
        return size == places.length || oddBytes >= MOST_BYTES;
    }

    /** How many rows there are. */
    public int size() {
        return size;
    }

    /** Adds a row; its text may change afterwards. */
    public void add(@Nullable UTF8String puzzle, @Nullable Long number) {
        numbers[size] = number;
        if (puzzle != null && puzzle.numBytes() == CELLS) {
            places[size] = batch.size();
            int start = batch.size() * CELLS;
            puzzle.writeToMemory(text, Platform.BYTE_ARRAY_OFFSET + start);
            batch.add(start);
        } else {
            places[size] = ODD;
            byte[] kept = puzzle == null ? null : kept(puzzle);
            odd[size] = kept;
            oddBytes += kept == null ? 0 : kept.length;
        }
        size++;
    }

    /** As much of a text as is worth reading: a line without end must not be copied again and again. */
    private static byte[] kept(UTF8String puzzle) {
        int length = puzzle.numBytes();
        int most = length == 0 ? 0 : LongLines.longestBytes(puzzle.getByte(0));
        if (length <= most) {
            return puzzle.getBytes();
        }
        byte[] beginning = new byte[most];
        Platform.copyMemory(
                puzzle.getBaseObject(), puzzle.getBaseOffset(), beginning, Platform.BYTE_ARRAY_OFFSET, most);
        return beginning;
    }

    /** The texts of 81 bytes. */
    PuzzleBatch batch() {
        return batch;
    }

    /** The place of a row in {@link #batch}; negative if its text has another length. */
    int place(int row) {
        return places[row];
    }

    /** The text of a row, null if it has none. */
    @Nullable
    String text(int row) {
        int place = places[row];
        if (place >= 0) {
            return LongLines.line(text, place * CELLS, (place + 1) * CELLS);
        }
        byte[] bytes = odd[row];
        return bytes == null ? null : LongLines.line(bytes, 0, bytes.length);
    }

    /** The number of a row, null if it has none. */
    @Nullable
    Long number(int row) {
        return numbers[row];
    }
}
