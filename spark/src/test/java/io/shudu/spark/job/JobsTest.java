package io.shudu.spark.job;

import static io.shudu.testkit.Puzzles.EASY;
import static io.shudu.testkit.Puzzles.SOLVED;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.Calls;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JobsTest {

    @TempDir
    Path folder;

    private String said = "";

    private int run(String... args) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        List<String> words = new ArrayList<>(List.of(args));
        words.addAll(List.of("--master", "local[2]"));
        int status = Main.run(words, new PrintStream(err, true, StandardCharsets.UTF_8), false);
        said = err.toString(StandardCharsets.UTF_8);
        return status;
    }

    private String in(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private Path out(String name) {
        return folder.resolve(name);
    }

    @ParameterizedTest
    @CsvSource({
        "fly in out, 'use solve, rate'",
        "solve in, 'use solve, rate'",
        "solve in out --colour red, 'unknown option --colour'",
        "solve in out --partitions none, 'use a whole number'",
        "solve in out --from pdf, 'text, csv, parquet'",
        "solve in out --engine abacus, 'auto, classic, vector'",
        "rate in out --scale furlong, 'shudu, exotic, hodoku, se'",
        "solve in out --by verdict, '*.csv or *.parquet'",
        "generate out --wish level=furlong, 'level=furlong'",
        "generate out --count many, 'use a whole number'",
    })
    void wrong_calls_are_told_before_spark_starts(String call, String words) {
        assertThat(run(call.split(" "))).isEqualTo(2);
        assertThat(said).startsWith("shudu: ").contains(words);
    }

    @Test
    void what_is_there_is_not_overwritten_unless_asked() throws IOException {
        String in = in("in.txt", EASY + "\n");
        assertThat(run("solve", in, out("o.txt").toString())).isZero();
        assertThat(run("solve", in, out("o.txt").toString(), "--lang", "zh")).isEqualTo(2);
        assertThat(said).contains("已经存在");
        assertThat(run("solve", in, out("o.txt").toString(), "--replace", "--quiet"))
                .isZero();
        assertThat(said).isEmpty();
        assertThat(SameAsCommandLineTest.parts(out("o.txt"), false)).isEqualTo(SOLVED + "\n");
        assertThat(out("o.txt.part")).doesNotExist();
    }

    @Test
    void a_file_that_is_not_there_is_told_as_on_the_command_line() {
        String in = out("nothing.txt").toString();
        assertThat(run("solve", in, out("o.txt").toString(), "--quiet")).isEqualTo(3);
        assertThat(said).isEqualTo("shudu: " + in + ": no such file\n");
        assertThat(run("dedupe", in, out("o.txt").toString(), "--quiet", "--lang", "zh"))
                .isEqualTo(3);
        assertThat(said).isEqualTo("shudu：" + in + "：没有这个文件\n");
        assertThat(out("o.txt")).doesNotExist();
    }

    @Test
    void a_job_that_fails_leaves_nothing_under_the_name() throws IOException {
        String damaged = in("damaged.parquet", "this is no table");
        assertThat(run("solve", damaged, out("o.txt").toString())).isEqualTo(3);
        assertThat(said).contains("the job failed");
        assertThat(out("o.txt")).doesNotExist();
    }

    @Test
    void tables_keep_their_other_columns() throws IOException {
        String csv = in("in.csv", "id,quizzes,level\n7," + EASY + ",old\n8,rubbish,old\n9,,old\n");
        assertThat(run("solve", csv, out("o.parquet").toString())).as(said).isZero();
        assertThat(said).contains("3 rows").contains("1 good, 2 with a problem");
        assertThat(run("rate", out("o.parquet").toString(), out("o.csv").toString(), "--column", "puzzle"))
                .as(said)
                .isZero();
        assertThat(SameAsCommandLineTest.parts(out("o.csv"), true))
                .startsWith("puzzle,level,score,er,ep,ed,solutions,solution,id\n")
                .contains(EASY + ",beginner,")
                .contains("\n,error,");
    }

    @Test
    void results_can_be_packed_and_divided() throws IOException {
        String in = in("in.txt", EASY + "\n" + EASY.substring(0, 30) + ".".repeat(51) + "\n");
        assertThat(run("solve", in, out("o.txt.gz").toString())).as(said).isZero();
        try (var files = Files.list(out("o.txt.gz"))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .anyMatch(name -> name.startsWith("part-") && name.endsWith(".gz"));
        }
        assertThat(run("solve", out("o.txt.gz").toString(), out("again.txt").toString()))
                .as(said)
                .isZero();
        assertThat(run("rate", in, out("o.parquet").toString(), "--by", "level", "--compress", "zstd"))
                .as(said)
                .isZero();
        assertThat(out("o.parquet").resolve("level=beginner")).isDirectory();
        assertThat(run("rate", in, out("p.parquet").toString(), "--by", "colour"))
                .as(said)
                .isEqualTo(2);
    }

    @Test
    void bad_rows_stop_nothing() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 200; i++) {
            text.append(i % 100 == 50 ? "\u0000\uFFFFrubbish" : EASY).append('\n');
        }
        text.append("1".repeat(5_000_000)).append('\n').append(EASY).append('\n');
        String in = in("in.txt", text.toString());
        assertThat(run("solve", in, out("o.parquet").toString())).as(said).isZero();
        assertThat(said).contains("202 rows").contains("199 good, 3 with a problem");
        assertThat(run("dedupe", in, out("forms.parquet").toString())).as(said).isZero();
        assertThat(said).contains("199 puzzles, 1 essentially different");
    }

    @Test
    void of_long_lines_as_much_is_kept_as_on_the_command_line() throws IOException {
        String in = in(
                "in.txt",
                String.join(
                        "\n",
                        "#" + "x".repeat(1_500_000),
                        EASY,
                        "数".repeat(1_500_000),
                        "{" + "1".repeat(1_500_000),
                        ""));
        assertThat(run("solve", in, out("o.txt").toString())).as(said).isZero();
        assertThat(SameAsCommandLineTest.parts(out("o.txt"), false))
                .isEqualTo(Calls.output("solve", "-i", in, "-f", "line"))
                .hasSizeBetween(1_000_000, 1_001_000);
        assertThat(run("solve", in, out("o.csv").toString())).as(said).isZero();
        assertThat(SameAsCommandLineTest.parts(out("o.csv"), true))
                .isEqualTo(Calls.output("solve", "-i", in, "-f", "csv"));
    }

    @Test
    void a_census_counts_kinds() throws IOException {
        String in = in("in.txt", (EASY + "\n").repeat(5) + "rubbish\n" + "1...............\n");
        assertThat(run("census", in, out("o.csv").toString(), "--levels"))
                .as(said)
                .isZero();
        assertThat(SameAsCommandLineTest.parts(out("o.csv"), true))
                .isEqualTo(
                        "board,verdict,clues,level,puzzles\n,wrong-length,,,1\n4,multiple,1,,1\n9,unique,30,beginner,5\n");
        assertThat(run("census", in, out("o.txt").toString())).as(said).isZero();
        assertThat(SameAsCommandLineTest.parts(out("o.txt"), false)).contains("9 unique 30 - 5\n");
        assertThat(said).contains("7 puzzles of 3 kinds");
    }
}
