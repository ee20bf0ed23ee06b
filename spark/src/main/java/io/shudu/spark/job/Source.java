package io.shudu.spark.job;

import io.shudu.bulk.LongLines;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Column;
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

    static Source open(SparkSession session, JobOptions options) throws IOException {
        Path in = new Path(options.in);
        FileStatus[] found =
                in.getFileSystem(session.sparkContext().hadoopConfiguration()).globStatus(in);
        if (found == null || found.length == 0) {
            throw JobProblem.io(options.language, "job.missing", options.in);
        }
        if (options.partitions() > 0) {
            // As many splits as asked for, of files that can be split; their order stays.
            session.conf().set("spark.sql.files.minPartitionNum", options.partitions());
            session.conf().set("spark.sql.files.openCostInBytes", 1);
        }
        return switch (options.from()) {
            case TEXT -> {
                Dataset<Row> lines = session.read().text(options.in);
                yield new Source(lines.select(bounded(functions.col("value")).as(PUZZLE)), List.of());
            }
            case CSV -> ofTable(session.read().option("header", true).csv(options.in), options);
            case PARQUET -> ofTable(session.read().parquet(options.in), options);
        };
    }

    /**
     * As much of a text as the command line keeps of a line. Spark copies a row several times on its way, which a line
     * of 100 MB would not survive under 2 GB.
     */
    private static Column bounded(Column text) {
        int longest = LongLines.longest('.');
        Column isDocument = functions.left(text, functions.lit(1)).isin("{", "[", "<");
        Column most = functions.when(isDocument, LongLines.longest('{')).otherwise(longest);
        return functions
                .when(functions.octet_length(text).gt(longest), functions.left(text, most))
                .otherwise(text);
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
        Dataset<Row> rows = table.withColumn(
                PUZZLE, bounded(functions.col("`" + puzzle + "`").cast("string")));
        return new Source(rows.drop(puzzle), others);
    }
}
