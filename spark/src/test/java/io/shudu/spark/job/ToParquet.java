package io.shudu.spark.job;

import org.apache.spark.sql.SparkSession;

/** Makes a table with one column of a file of lines, for measurements: {@code IN OUT} */
public final class ToParquet {
    private ToParquet() {}

    /** Makes it. */
    public static void main(String[] args) {
        SparkSession session =
                SparkSession.builder().master("local[2]").appName("to parquet").getOrCreate();
        session.read().text(args[0]).toDF("puzzle").write().parquet(args[1]);
        session.stop();
    }
}
