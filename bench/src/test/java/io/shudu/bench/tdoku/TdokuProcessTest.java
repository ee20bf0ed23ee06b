package io.shudu.bench.tdoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.bench.Contestant;
import io.shudu.bench.Gate;
import io.shudu.bench.Lap;
import io.shudu.bench.Measurement;
import io.shudu.bench.PuzzleSet;
import io.shudu.bench.Result;
import io.shudu.bench.Unavailable;
import io.shudu.testkit.Puzzles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The conversation with the program, held with a script that knows one puzzle. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class TdokuProcessTest {
    private static final String PUZZLE = Puzzles.EASY;
    private static final String SOLUTION = Puzzles.SOLVED;
    private static final PuzzleSet SET = PuzzleSet.of("two", List.of(PUZZLE, PUZZLE));

    @TempDir
    Path folder;

    private TdokuProcess program(String answer) throws IOException {
        Path script = folder.resolve("driver.sh");
        Files.writeString(script, """
                while read -r request argument; do
                    case $request in
                        load) echo "loaded $(grep -c . "$argument")" ;;
                        answers) echo "ANSWER"; echo "ANSWER" ;;
                        lap) echo "$((argument * 100)) $((argument * 1000000)) ff" ;;
                    esac
                done
                """.replace("ANSWER", answer));
        return new TdokuProcess("/bin/sh", script.toString());
    }

    @Test
    void itLoadsAnswersAndRunsLaps() throws IOException {
        try (TdokuProcess tdoku = program("1 " + SOLUTION)) {
            Contestant.Entry entry = tdoku.enter(SET);
            assertThat(new Gate(SET).check(entry.answers(1))).isNull();
            assertThat(entry.lap(3_000_000)).isEqualTo(new Lap(300, 3_000_000));
        }
    }

    @Test
    void itsAnswersAreChecked() throws IOException {
        try (TdokuProcess tdoku = program("1 " + "1".repeat(81))) {
            Result result = new Measurement(1, 1, 1)
                    .run(SET, List.of(tdoku), (name, stage) -> {})
                    .getFirst();
            assertThat(result.outcome()).isInstanceOf(Result.Wrong.class);
        }
    }

    @Test
    void aProgramThatSaysSomethingElseOrNothingIsUnavailable() throws IOException {
        try (TdokuProcess tdoku = program("what?")) {
            Contestant.Entry entry = tdoku.enter(SET);
            assertThatThrownBy(() -> entry.answers(1))
                    .isInstanceOf(Unavailable.class)
                    .hasMessageContaining("what?");
        }
        try (TdokuProcess tdoku = new TdokuProcess("true")) {
            assertThatThrownBy(() -> tdoku.enter(SET)).isInstanceOf(Unavailable.class);
        }
        assertThatThrownBy(() -> new TdokuProcess(folder.resolve("nothing").toString()))
                .isInstanceOf(Unavailable.class);
    }
}
