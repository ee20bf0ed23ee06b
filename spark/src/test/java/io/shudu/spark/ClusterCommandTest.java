package io.shudu.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.Calls;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line finds the program of the jar. */
class ClusterCommandTest {
    @TempDir
    Path folder;

    @Test
    void it_prints_the_line_for_a_cluster() {
        assertThat(Calls.output("cluster", "generate", "out.csv", "-n", "5", "--wish", "level=hard board=9", "--print"))
                .startsWith("spark-submit --class io.shudu.spark.job.Main ")
                .endsWith(" generate out.csv --count 5 --wish 'level=hard board=9'\n");
    }

    @Test
    void it_runs_a_job() {
        Path out = folder.resolve("out.txt");
        Calls.output(
                "cluster", "generate", out.toString(), "--master", "local[1]", "-q", "--levels", "--partitions", "1");
        assertThat(Files.exists(out.resolve("_SUCCESS"))).isTrue();
    }
}
