package io.shudu.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class GateTest {
    private static final PuzzleSet ONE = PuzzleSet.of("one", List.of(Samples.EASY));

    @Test
    void rightAnswersPass() {
        assertThat(check(ONE, 1, Samples.SOLUTION)).isNull();
        assertThat(check(PuzzleSet.of("two", List.of(Samples.TWO)), 2, Samples.SOLUTION))
                .isNull();
        assertThat(check(PuzzleSet.of("none", List.of(Samples.NONE)), 0, ".".repeat(81)))
                .isNull();
    }

    @Test
    void aWrongNumberOfSolutionsIsAFault() {
        assertThat(check(ONE, 2, Samples.SOLUTION))
                .isEqualTo(new WrongAnswer(WrongAnswer.Kind.COUNT, 1, Samples.EASY, 2, 1));
        assertThat(check(ONE, 0, Samples.SOLUTION))
                .isEqualTo(new WrongAnswer(WrongAnswer.Kind.COUNT, 1, Samples.EASY, 0, 1));
        assertThat(check(PuzzleSet.of("two", List.of(Samples.TWO)), 1, Samples.SOLUTION))
                .isEqualTo(new WrongAnswer(WrongAnswer.Kind.COUNT, 1, Samples.TWO, 1, 2));
        assertThat(check(PuzzleSet.of("none", List.of(Samples.NONE)), 1, Samples.SOLUTION))
                .isEqualTo(new WrongAnswer(WrongAnswer.Kind.COUNT, 1, Samples.NONE, 1, 0));
    }

    @Test
    void aSolutionThatBreaksARuleIsAFault() {
        // 6 and 7 of the first row change places.
        String swapped = Samples.SOLUTION.replaceFirst("67", "76");
        assertThat(check(ONE, 1, swapped)).isEqualTo(new WrongAnswer(WrongAnswer.Kind.RULES, 1, Samples.EASY, 1, 1));
        assertThat(check(ONE, 1, "1".repeat(81))).extracting(WrongAnswer::kind).isEqualTo(WrongAnswer.Kind.RULES);
        assertThat(check(ONE, 1, Samples.EASY)).extracting(WrongAnswer::kind).isEqualTo(WrongAnswer.Kind.RULES);
    }

    @Test
    void aSolutionOfAnotherPuzzleIsAFault() {
        String other = Samples.SOLUTION.replace('1', 'x').replace('2', '1').replace('x', '2');
        assertThat(check(ONE, 1, other)).isEqualTo(new WrongAnswer(WrongAnswer.Kind.CLUES, 1, Samples.EASY, 1, 1));
    }

    @Test
    void theFirstFaultIsNamedByItsNumber() {
        PuzzleSet set = PuzzleSet.of("both", List.of(Samples.EASY, Samples.TWO));
        FirstAnswers answers = new FirstAnswers(2);
        answers.add(1, Samples.bytes(Samples.SOLUTION), 0);
        answers.add(1, Samples.bytes(Samples.SOLUTION), 0);
        assertThat(new Gate(set).check(answers)).extracting(WrongAnswer::number).isEqualTo(2);
    }

    private static @Nullable WrongAnswer check(PuzzleSet set, int count, String solution) {
        FirstAnswers answers = new FirstAnswers(1);
        answers.add(count, Samples.bytes(solution), 0);
        return new Gate(set).check(answers);
    }
}
