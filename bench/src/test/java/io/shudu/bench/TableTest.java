package io.shudu.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {
    private static final List<String> WORDS =
            List.of("set", "engine", "puzzles", "puzzles/s", "lowest", "highest", "ratio", "wrong", "absent");
    private static final List<Result> RESULTS = List.of(
            new Result("easy", "tdoku", new Result.Timed(100_000, Score.of(500_000))),
            new Result("easy", "vector", new Result.Timed(100_000, Score.of(3_000_000, 3_500_000, 4_000_000))),
            new Result("easy", "slow", new Result.Timed(12, Score.of(0.123456))),
            new Result(
                    "easy", "liar", new Result.Wrong(new WrongAnswer(WrongAnswer.Kind.RULES, 7, Samples.EASY, 1, 1))),
            new Result("easy", "gone", new Result.Absent("no, \"never\"")));

    @Test
    void forPeopleColumnsLineUp() {
        assertThat(ResultTable.forPeople(RESULTS, WORDS).text()).isEqualTo("""
                set   engine  puzzles  puzzles/s     lowest    highest        ratio
                easy  tdoku   100,000    500,000    500,000    500,000            1
                easy  vector  100,000  3,500,000  3,000,000  4,000,000            7
                easy  slow         12      0.123      0.123      0.123  0.000000247
                easy  liar                 wrong
                easy  gone                absent
                """);
    }

    @Test
    void forProgramsTheNumbersArePlain() {
        assertThat(ResultTable.forPrograms(RESULTS).csv()).isEqualTo("""
                set,engine,puzzles,median,lowest,highest,ratio,note
                easy,tdoku,100000,500000.0,500000.0,500000.0,1,
                easy,vector,100000,3500000.0,3000000.0,4000000.0,7,
                easy,slow,12,0.1,0.1,0.1,0.000000247,
                easy,liar,,,,,,wrong: RULES at puzzle 7
                easy,gone,,,,,,"absent: no, ""never""\"
                """);
    }

    @Test
    void ratiosAreToTheFirstEvenIfItHasNoTime() {
        List<Result> results = List.of(
                new Result("easy", "tdoku", new Result.Absent("gone")),
                new Result("easy", "vector", new Result.Timed(1, Score.of(5))));
        assertThat(ResultTable.forPrograms(results).csv()).endsWith("easy,vector,1,5.0,5.0,5.0,,\n");
    }

    @Test
    void forDocumentsItIsMarkdown() {
        Table table = new Table(1, "a|b", "number");
        table.add("x", "1");
        assertThat(table.markdown()).isEqualTo("""
                | a\\|b | number |
                |---|--:|
                | x | 1 |
                """);
    }

    @Test
    void chineseTakesTwoColumns() {
        Table table = new Table(2, "题组", "引擎");
        table.add("easy", "a");
        assertThat(table.text()).isEqualTo("题组  引擎\neasy  a\n");
    }

    @Test
    void aRowFitsItsHeadings() {
        assertThatThrownBy(() -> new Table(1, "a").add("b", "c")).hasMessage("2 cells under 1 headings");
    }
}
