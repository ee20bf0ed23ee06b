package io.shudu.spark.job;

import java.io.IOException;
import java.util.List;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.DataFrameWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Where results go: a folder that is written under another name, and takes its own in one step when all is there. So a
 * job that was killed, at whatever moment, leaves nothing under that name.
 */
final class Target {
    private final JobOptions options;
    private final FileSystem files;
    private final Path out;
    private final Path part;

    Target(SparkSession session, JobOptions options) throws IOException {
        this.options = options;
        this.out = new Path(options.out);
        this.files = out.getFileSystem(session.sparkContext().hadoopConfiguration());
        if (files.exists(out) && !options.replace()) {
            throw JobProblem.usage(options.language, "job.exists", out);
        }
        Path free = out.suffix(".part");
        for (int i = 2; files.exists(free); i++) {
            free = out.suffix("." + i + ".part");
        }
        this.part = free;
    }

    /** Where the results are until all are there. */
    Path part() {
        return part;
    }

    /** Whether anything is there. */
    boolean hasPart() throws IOException {
        return files.exists(part);
    }

    void write(Dataset<Row> results) throws IOException {
        DataFrameWriter<Row> writer =
                results.write().format(options.to().id()).option("header", options.to() == FileFormat.CSV);
        if (options.to() == FileFormat.CSV) {
            // As the command line writes tables.
            writer = writer.option("escape", "\"")
                    .option("emptyValue", "")
                    .option("ignoreLeadingWhiteSpace", false)
                    .option("ignoreTrailingWhiteSpace", false);
        }
        String codec = options.codec();
        if (codec != null) {
            writer = writer.option("compression", codec);
        }
        String by = options.by();
        if (by != null && !List.of(results.columns()).contains(by)) {
            throw JobProblem.usage(options.language, "job.by", by, String.join(", ", results.columns()));
        }
        (by == null ? writer : writer.partitionBy(by)).save(part.toString());
        if (options.replace()) {
            files.delete(out, true);
        }
        if (!files.rename(part, out)) {
            throw JobProblem.io(options.language, "job.rename", part, out);
        }
    }
}
