package io.shudu.bench.rivals;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.bench.Contestant;
import io.shudu.bench.Contestants;
import io.shudu.bench.Gate;
import io.shudu.bench.PuzzleSet;
import io.shudu.bench.Unavailable;
import io.shudu.testkit.Puzzles;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RivalsTest {
    private static final PuzzleSet SET = PuzzleSet.of(
            "rivals",
            List.of(
                    Puzzles.EASY,
                    Puzzles.HARD,
                    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
                    // Two digits are nowhere, so they can be exchanged.
                    Puzzles.SOLVED.replace('1', '.').replace('2', '.'),
                    // 5 stands twice in the first row.
                    "55" + Puzzles.EASY.substring(2),
                    // The first cell can be nothing but 9 by its row, and 9 stands in its column.
                    ".12345678........................................................9..............."));

    @ParameterizedTest
    @ValueSource(strings = {"choco", "sat4j"})
    void theyAnswerRightly(String id) {
        check(Contestants.of(id));
    }

    /** Its native library is not made for every machine; where it does not work, it has to say why. */
    @ParameterizedTest
    @ValueSource(strings = "ortools")
    void theNativeOneAnswersRightlyOrSaysWhyNot(String id) {
        Contestant contestant;
        try {
            contestant = Contestants.of(id);
        } catch (Unavailable missing) {
            assertThat(missing.reason()).isNotBlank();
            return;
        }
        check(contestant);
    }

    private static void check(Contestant rival) {
        var answers = rival.enter(SET).answers(Long.MAX_VALUE);
        assertThat(answers.size()).isEqualTo(SET.size());
        assertThat(new Gate(SET).check(answers)).isNull();
        assertThat(answers.count(3)).isEqualTo(2);
    }
}
