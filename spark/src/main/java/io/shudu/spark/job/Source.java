package io.shudu.spark.job;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;

/**
 * The rows that a job reads.
 *
 * @param rows the puzzle under the name {@link #PUZZLE}, and the other columns of a table
 * @param others the names of those
 */
record Source(Dataset<Row> rows, List<String> others) {
    static final String PUZZLE = "shudu_in";

    /** Names of the column with puzzles in well-known tables. */
    private static final List<String> USUAL = List.of("puzzle", "quizzes", "quiz", "value");

    static Source open(SparkSession session, JobOptions options) {
        if (options.partitions() > 0) {
            // As many splits as asked for, of files that can be split; their order stays.
            session.conf().set("spark.sql.files.minPartitionNum", options.partitions());
            session.conf().set("spark.sql.files.openCostInBytes", 1);
        }
        return switch (options.from()) {
            case TEXT -> new Source(session.read().text(options.in).toDF(PUZZLE), List.of());
            case CSV -> ofTable(session.read().option("header", true).csv(options.in), options);
            case PARQUET -> ofTable(session.read().parquet(options.in), options);
        };
    }

    private static Source ofTable(Dataset<Row> table, JobOptions options) {
        List<String> columns = List.of(table.columns());
        String named = options.column();
        if ((named != null && !columns.contains(named)) || columns.isEmpty()) {
            throw JobProblem.usage(
                    options.language, "job.column", options.in, String.valueOf(named), String.join(", ", columns));
        }
        String puzzle = named != null
                ? named
                : USUAL.stream().filter(columns::contains).findFirst().orElse(columns.getFirst());
        List<String> others = new ArrayList<>(columns);
        others.remove(puzzle);
        Dataset<Row> rows =
                table.withColumn(PUZZLE, functions.col("`" + puzzle + "`").cast("string"));
        return new Source(rows.drop(puzzle), others);
    }
}
