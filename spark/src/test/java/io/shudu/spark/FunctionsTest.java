package io.shudu.spark;

import static io.shudu.testkit.Puzzles.EASY;
import static io.shudu.testkit.Puzzles.SOLVED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.cli.Calls;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FunctionsTest {
    /** The same with zeros, without its last clue, and with a digit twice in a row. */
    private static final String ZEROS = EASY.replace('.', '0');

    private static final String MANY = EASY.substring(0, 30) + ".".repeat(51);
    private static final String CONFLICT = "55" + EASY.substring(2);
    private static final String LARGE = "1" + ".".repeat(255);
    private static final String SMALL = "1.......4.......";
    private static final List<String> ROWS =
            Arrays.asList(EASY, ZEROS, MANY, CONFLICT, LARGE, SMALL, null, "", "# remark", "rubbish", "x".repeat(81));

    private static SparkSession session;

    @BeforeAll
    static void start() {
        session = Sessions.get();
        // Rows that Spark does not have at hand while it plans: with those it would be done at once.
        JavaSparkContext context = new JavaSparkContext(session.sparkContext());
        session.createDataset(context.parallelize(ROWS, 2).rdd(), Encoders.STRING())
                .toDF("p")
                .createOrReplaceTempView("t");
    }

    private static List<Row> sql(String query) {
        return session.sql(query).collectAsList();
    }

    private static String plan(String query) {
        return session.sql(query).queryExecution().executedPlan().toString();
    }

    private static List<Object> column(String query) {
        return new ArrayList<>(sql(query).stream().map(row -> row.get(0)).toList());
    }

    @Test
    void every_row_has_its_solution_or_its_reason() {
        assertThat(column("select shudu_solve(p).solution from t").subList(0, 2))
                .containsExactly(SOLVED, SOLVED);
        assertThat(column("select shudu_solve(p).verdict from t"))
                .containsExactly(
                        "unique",
                        "unique",
                        "multiple",
                        "conflict",
                        "multiple",
                        "multiple",
                        null,
                        null,
                        null,
                        null,
                        null);
        assertThat(column("select shudu_solve(p).reason from t"))
                .containsExactly(
                        null,
                        null,
                        "multiple",
                        "conflict",
                        "multiple",
                        "multiple",
                        "missing",
                        "remark",
                        "remark",
                        "wrong-length",
                        "bad-character");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shudu_solve(%s)",
                "shudu_check(%s)",
                "shudu_rate(%s)",
                "shudu_rate(%s, 'hodoku')",
                "shudu_canon(%s)",
                "shudu_transform(%s, 5)",
                "shudu_solutions(%s, 3)"
            })
    void batches_and_single_rows_answer_alike(String function) {
        List<Row> batch = sql("select " + function.formatted("p") + " from t");
        // A body of a lambda is evaluated row by row.
        String single = "select transform(array(p), x -> " + function.formatted("x") + ")[0] from t";
        assertThat(plan(single)).doesNotContain("ShuduBatch");
        assertThat(sql(single)).isEqualTo(batch);
        for (int i = 0; i < ROWS.size(); i++) {
            String constant = ROWS.get(i) == null ? "cast(null as string)" : "'" + ROWS.get(i) + "'";
            assertThat(sql("select " + function.formatted(constant)).getFirst()).isEqualTo(batch.get(i));
        }
    }

    @Test
    void both_engines_answer_alike() {
        List<Row> usual = sql("select shudu_solve(p), shudu_canon(p), shudu_check(p) from t");
        for (String engine : List.of("classic", "vector")) {
            session.conf().set("spark.shudu.engine", engine);
            assertThat(sql("select shudu_solve(p), shudu_canon(p), shudu_check(p) from t"))
                    .isEqualTo(usual);
            assertThat(plan("select shudu_solve(p) from t")).contains("engine " + engine);
        }
        session.conf().unset("spark.shudu.engine");
        assertThat(plan("select shudu_solve(p) from t")).contains("engine vector", "classic until that is warm");
        session.conf().set("spark.shudu.engine", "abacus");
        assertThatThrownBy(() -> sql("select shudu_solve(p) from t")).hasMessageContaining("abacus");
        session.conf().unset("spark.shudu.engine");
    }

    @Test
    void problems_are_told_in_the_language_of_the_session() {
        String query = "select shudu_solve(p).problem from t where p = 'rubbish'";
        assertThat(column(query).getFirst().toString()).startsWith("cells found: 7");
        session.conf().set("spark.shudu.lang", "zh");
        assertThat(column(query).getFirst().toString()).startsWith("共 7 格");
        session.conf().unset("spark.shudu.lang");
    }

    @Test
    void a_check_tells_what_the_command_line_tells() {
        Row check = sql("select r.verdict, r.solutions, r.minimal, r.conflicts from (select shudu_check('" + CONFLICT
                        + "') r)")
                .getFirst();
        assertThat(Calls.output("check", "-f", "csv", CONFLICT))
                .contains("," + check.get(0) + "," + check.get(1) + ",," + check.get(3));
        assertThat(column("select shudu_check(p).minimal from t").subList(0, 3)).containsExactly(false, false, null);
    }

    @Test
    void ratings_are_those_of_the_command_line() {
        Row rating = sql("select r.level, r.score from (select shudu_rate(p) r from t limit 1)")
                .getFirst();
        assertThat(Calls.output("rate", "-f", "line", EASY).strip()).isEqualTo(rating.get(0) + " " + rating.get(1));
        Row explained = sql("select r.er, r.ep, r.ed from (select shudu_rate(p, 'se') r from t limit 1)")
                .getFirst();
        assertThat(Calls.output("rate", "--scale", "se", "-f", "line", EASY).strip())
                .isEqualTo(explained.get(0) + " " + explained.get(1) + " " + explained.get(2));
        assertThat(column("select shudu_rate(p).reason from t").subList(2, 6))
                .containsExactly("multiple", "conflict", "multiple", "multiple");
        assertThat(column("select shudu_rate(p, 'hodoku').reason from t where length(p) = 16"))
                .containsExactly("classic-only");
        assertThat(column("select shudu_rate(repeat('.', 1296)).reason")).containsExactly("too-large");
    }

    @Test
    void forms_of_images_are_the_same_and_those_of_other_boards_have_a_reason() {
        assertThat(column("select count(distinct shudu_canon(shudu_transform(p, id).grid).form)"
                        + " from (select p from t limit 1) cross join range(20)"))
                .containsExactly(1L);
        assertThat(column("select shudu_canon(p).reason from t").subList(4, 6))
                .containsExactly("only-classic", "only-classic");
        assertThat(column("select shudu_canon('" + EASY + "').form"))
                .containsExactly(Calls.output("canon", "-f", "line", EASY).strip());
    }

    @Test
    void a_transformation_is_that_of_the_command_line() {
        assertThat(column("select shudu_transform('" + EASY + "', 77).grid"))
                .containsExactly(Calls.output("transform", "--shuffle", "--seed", "77", "-f", "line", EASY)
                        .strip());
        assertThat(column("select shudu_transform('" + EASY + "', -1).reason")).containsExactly("number");
    }

    @Test
    void solutions_are_listed_up_to_a_limit() {
        assertThat(sql("select explode(shudu_solutions(p, 3).all) from t")).hasSize(2 + 4 * 3 - 3);
        assertThat(column("select concat_ws('\n', shudu_solutions('" + SMALL + "', 5).all)"))
                .containsExactly(Calls.output("solve", "--all", "--limit", "5", "-f", "line", SMALL)
                        .strip());
        assertThatThrownBy(() -> sql("select shudu_solutions(p, 0) from t")).hasMessageContaining("1 to 1000000");
        assertThatThrownBy(() -> sql("select shudu_solutions(p, length(p)) from t"))
                .hasMessageContaining("same for all rows");
    }

    @Test
    void wrong_calls_are_refused() {
        assertThatThrownBy(() -> sql("select shudu_solve() from t")).hasMessageContaining("shudu_solve");
        assertThatThrownBy(() -> sql("select shudu_rate(p, 'furlong') from t")).hasMessageContaining("hodoku");
        assertThatThrownBy(() -> sql("select * from shudu_generate(1)")).hasMessageContaining("shudu_generate");
        assertThatThrownBy(() -> sql("select * from shudu_generate(-1, 0, 3)")).hasMessageContaining("-1");
        assertThatThrownBy(() -> sql("select * from shudu_generate(1, 0, 3, 'colour=red')"))
                .hasMessageContaining("colour=red");
        assertThatThrownBy(() -> sql("select * from shudu_generate(1, 0, 3, 'level=furlong')"))
                .hasMessageContaining("level=furlong");
        assertThatThrownBy(() -> sql("select * from shudu_generate(1, 0, 3, 'clues=3')"))
                .isNotNull();
    }

    @Test
    void a_text_may_have_several_lines() {
        String grid = String.join("\n", EASY.split("(?<=\\G.{9})"));
        assertThat(column("select shudu_solve('" + grid + "').solution")).containsExactly(SOLVED);
        assertThat(column("select shudu_solve('\n\n').reason")).containsExactly("remark");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "select shudu_solve(p) from t",
                "select p from t where shudu_solve(p).verdict = 'unique' and length(p) = 81",
                "select shudu_canon(p).form, count(*) from t group by shudu_canon(p).form",
                "select count(distinct shudu_canon(p).form) from t",
                "select p from t order by shudu_solve(p).verdict",
                "select explode(shudu_solutions(p, 2).all) from t",
                "select shudu_canon(shudu_solve(p).solution).form from t",
                "select case when shudu_solve(p).verdict = 'unique' then shudu_solve(p).solution end from t"
            })
    void rows_are_answered_in_batches_wherever_a_function_stands(String query) {
        assertThat(plan(query)).contains("ShuduBatch");
        assertThat(sql(query)).isNotEmpty();
    }

    @Test
    void answers_are_right_in_filters_groups_and_branches() {
        assertThat(sql("select p from t where shudu_solve(p).verdict = 'unique' and length(p) = 81"))
                .hasSize(2);
        assertThat(sql("select shudu_canon(p).form f, count(*) from t group by f having count(*) = 2"))
                .hasSize(1);
        assertThat(column("select case when shudu_solve(p).verdict = 'unique' then shudu_solve(p).solution end s"
                        + " from t order by s desc limit 3"))
                .containsExactly(SOLVED, SOLVED, null);
        assertThat(column("select r.solution from (select shudu_solve(p) r, p from t) where p = '" + EASY + "'"))
                .containsExactly(SOLVED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "select r.solution from (select shudu_solve(p) r from t) where r.verdict = 'unique'",
                "select r.solution, p from (select shudu_solve(p) r, p from t) where r.verdict = 'unique'",
                "select r.solution, count(*) from (select shudu_solve(p) r from t) where r.verdict = 'unique'"
                        + " group by r.solution",
            })
    void what_a_filter_has_asked_is_not_asked_again(String query) {
        assertThat(plan(query)).containsOnlyOnce("+- ShuduBatch");
        assertThat(column(query)).isNotEmpty().containsOnly(SOLVED);
    }

    @ParameterizedTest
    @ValueSource(chars = {'.', '0', '*', '_'})
    void puzzles_have_dots_whatever_stood_for_an_empty_cell(char empty) {
        String puzzle = EASY.replace('.', empty);
        assertThat(sql("select r.puzzle, r.solution from (select shudu_solve(concat(x, '')) r"
                                + " from (select explode(array('" + puzzle + "', '" + SOLVED + "')) x))")
                        .toString())
                .isEqualTo("[[" + EASY + "," + SOLVED + "], [" + SOLVED + "," + SOLVED + "]]");
    }

    @Test
    void answers_of_single_rows_stay_when_the_next_is_asked_for() {
        assertThat(column("select concat_ws(' ', transform(array(p, '" + SOLVED + "'), x -> shudu_solve(x).puzzle))"
                        + " from t limit 1"))
                .containsExactly(EASY + " " + SOLVED);
    }

    @Test
    void what_stays_in_one_branch_is_found_only_there() {
        String query = "select case when length(p) = 81 then shudu_solve(p).verdict else 'other' end from t";
        assertThat(plan(query)).doesNotContain("ShuduBatch");
        assertThat(column(query)).startsWith("unique", "unique", "multiple", "conflict", "other");
    }

    @Test
    void puzzles_are_those_of_the_command_line() {
        String lines = Calls.output("generate", "--seed", "9", "-n", "30", "-f", "csv");
        List<String> rows = sql("select puzzle, solution, clues, level, score, er, seed, index"
                        + " from shudu_generate(9, 0, 30) order by index")
                .stream()
                .map(row -> row.mkString(","))
                .toList();
        assertThat(rows).containsExactlyElementsOf(lines.lines().skip(1).toList());
        assertThat(column("select puzzle from shudu_generate(9, 20, 22)"))
                .containsExactlyElementsOf(rows.subList(20, 22).stream()
                        .map(row -> (Object) row.substring(0, 81))
                        .toList());
    }

    @Test
    void wishes_are_those_of_the_command_line() {
        String hard = Calls.output(
                "generate", "--seed", "4", "-n", "3", "--level", "hard", "--symmetry", "rot180", "-f", "line");
        assertThat(column("select puzzle from shudu_generate(4, 0, 3, 'level=hard symmetry=rot180')"))
                .containsExactlyElementsOf(
                        hard.lines().map(line -> (Object) line).toList());
        String id = column("select id from shudu_generate(4, 1, 2, 'board=4 clues=4..8')")
                .getFirst()
                .toString();
        assertThat(column("select puzzle from shudu_generate(4, 1, 2, '" + id + "')"))
                .containsExactly(
                        Calls.output("generate", "--id", id, "-f", "line").strip());
    }

    @Test
    void functions_can_be_asked_about() {
        assertThat(column("describe function shudu_rate").toString()).contains("puzzle[, scale]");
    }
}
