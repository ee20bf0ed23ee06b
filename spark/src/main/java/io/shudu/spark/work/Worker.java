package io.shudu.spark.work;

import org.apache.spark.sql.catalyst.InternalRow;

/** What one task does for a function: it keeps its working memory from batch to batch, and belongs to one thread. */
public interface Worker {
    /**
     * Answers the rows of a batch.
     *
     * @param answers takes the answer of each row
     * @return the engine that solved the texts of 81 bytes, empty if none did
     */
    String answer(Rows rows, InternalRow[] answers);
}
