package io.shudu.spark.job;

import io.shudu.spark.ShuduExtensions;
import io.shudu.spark.function.GenerateTable;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** The puzzles that a job makes, by ranges of their numbers. */
final class Generation {
    private Generation() {}

    static Dataset<Row> of(SparkSession session, JobOptions options) {
        int tasks = options.partitions() > 0 ? options.partitions() : GenerateTable.tasks(options.count());
        return org.apache.spark.sql.classic.Dataset.ofRows(
                (org.apache.spark.sql.classic.SparkSession) session,
                GenerateTable.plan(options.recipe(), 0, options.count(), tasks, ShuduExtensions.settings()));
    }
}
