package io.shudu.bench.rivals;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.bench.Contestant;
import io.shudu.bench.Contestants;
import io.shudu.bench.Gate;
import io.shudu.bench.PuzzleSet;
import io.shudu.bench.Unavailable;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RivalsTest {
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final PuzzleSet SET = PuzzleSet.of(
            "rivals",
            List.of(
                    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
                    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
                    // Two digits are nowhere, so they can be exchanged.
                    SOLVED.replace('1', '.').replace('2', '.'),
                    // 5 stands twice in the first row.
                    "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
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
