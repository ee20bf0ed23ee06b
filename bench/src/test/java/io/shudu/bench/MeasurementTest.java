package io.shudu.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.classic.BatchSolver;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MeasurementTest {
    private static final Measurement SHORT = new Measurement(3, 1_000_000, 1_000_000_000);

    private final List<String> heard = new ArrayList<>();

    private List<Result> run(Contestant... contestants) {
        return SHORT.run(Samples.SET, List.of(contestants), (name, stage) -> heard.add(name + " " + stage));
    }

    @Test
    void ourEnginesPassAndGetATime() {
        for (Result result : run(new InBatches(BatchSolver.classic()), Contestants.of("solver"))) {
            assertThat(result.outcome()).isInstanceOfSatisfying(Result.Timed.class, timed -> {
                assertThat(timed.puzzles()).isEqualTo(4);
                assertThat(timed.score().lowest()).isPositive();
            });
        }
    }

    @Test
    void aWrongContestantGetsNoTime() {
        // Right, except that it takes several solutions for one.
        PuzzleSolver right = new GridSolver(Solver.of(Geometry.CLASSIC, Solver.GENERAL));
        PuzzleSolver hasty = (text, start, solution) -> Math.min(1, right.solve(text, start, solution));
        List<Result> results = run(new OneByOne("hasty", "", hasty), new OneByOne("right", "", right));
        assertThat(results.get(0))
                .isEqualTo(new Result(
                        "samples",
                        "hasty",
                        new Result.Wrong(new WrongAnswer(WrongAnswer.Kind.COUNT, 3, Samples.TWO, 1, 2))));
        assertThat(results.get(1).outcome()).isInstanceOf(Result.Timed.class);
        assertThat(heard).contains("hasty CHECK").doesNotContain("hasty WARM_UP", "hasty LAP");
    }

    @Test
    void theyTakeTurns() {
        run(Contestants.of("classic"), Contestants.of("general"));
        assertThat(heard)
                .containsExactly(
                        "classic CHECK",
                        "general CHECK",
                        "classic WARM_UP",
                        "general WARM_UP",
                        "classic LAP",
                        "general LAP",
                        "classic LAP",
                        "general LAP",
                        "classic LAP",
                        "general LAP");
    }

    @Test
    void whoIsMissingOrBreaksDownIsAbsentAndOthersGoOn() {
        int[] calls = {0};
        PuzzleSolver right = new GridSolver(Solver.of(Geometry.CLASSIC, Solver.GENERAL));
        PuzzleSolver tired = (text, start, solution) -> {
            if (++calls[0] > Samples.SET.size()) {
                throw new Unavailable("tired");
            }
            return right.solve(text, start, solution);
        };
        assertThat(run(new Missing("gone", "on holiday"), new OneByOne("tired", "", tired), Contestants.of("classic")))
                .extracting(Result::outcome)
                .satisfiesExactly(
                        gone -> assertThat(gone).isEqualTo(new Result.Absent("on holiday")),
                        broken -> assertThat(broken).isEqualTo(new Result.Absent("tired")),
                        other -> assertThat(other).isInstanceOf(Result.Timed.class));
    }

    @Test
    void aLapIsMadeOfWholePasses() {
        Contestant.Entry entry = Contestants.of("classic").enter(Samples.SET);
        assertThatThrownBy(() -> entry.lap(1)).isInstanceOf(IllegalStateException.class);
        entry.answers(Long.MAX_VALUE);
        assertThat(entry.lap(5_000_000).puzzles() % 4).isZero();
    }

    @Test
    void aSlowContestantIsTimedOnWhatItAnswered() {
        PuzzleSolver right = new GridSolver(Solver.of(Geometry.CLASSIC, Solver.GENERAL));
        List<Integer> starts = new ArrayList<>();
        Contestant.Entry entry = new OneByOne("slow", "", (text, start, solution) -> {
                    starts.add(start);
                    return right.solve(text, start, solution);
                })
                .enter(Samples.SET);
        assertThat(entry.answers(0).size()).isEqualTo(1);
        starts.clear();
        entry.lap(1_000_000);
        assertThat(starts).isNotEmpty().containsOnly(0);
    }

    @Test
    void aBatchIsNeverTooLarge() {
        PuzzleSet many =
                PuzzleSet.of("many", List.of(Samples.EASY)).mixed(new SeedSequence(1).at(0), InBatches.BATCH + 5);
        FirstAnswers answers = Contestants.of("classic").enter(many).answers(Long.MAX_VALUE);
        assertThat(answers.size()).isEqualTo(many.size());
        assertThat(new Gate(many).check(answers)).isNull();
    }

    @Test
    void anUnknownEngineIsNotThere() {
        assertThatThrownBy(() -> Contestants.of("quantum"))
                .isInstanceOf(Unavailable.class)
                .hasMessage("no engine of that name is there");
    }
}
