package io.shudu.spark;

import org.apache.spark.sql.SparkSession;

/** The session that tests share; to start one takes seconds. */
final class Sessions {
    private Sessions() {}

    static SparkSession get() {
        return SparkSession.builder()
                .master("local[2]")
                .appName("tests")
                .config("spark.ui.enabled", "false")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.sql.shuffle.partitions", "3")
                .config("spark.sql.extensions", ShuduExtensions.class.getName())
                .getOrCreate();
    }
}
