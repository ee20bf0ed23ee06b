package io.shudu.spark.work;

import org.apache.spark.sql.catalyst.InternalRow;

/** What one task does for a function: it keeps its working memory from batch to batch, and belongs to one thread. */
public interface Worker {
    /**
     * Does what is done for all rows of a batch together.
     *
     * @return the engine that solved the texts of 81 bytes, empty if none did
     */
    String solve(Rows rows);

    /** The answer to a row of the batch; it holds until the next one is asked for. */
    InternalRow answer(Rows rows, int row);
}
