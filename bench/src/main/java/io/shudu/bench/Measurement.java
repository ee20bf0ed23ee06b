package io.shudu.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Lets contestants solve the same puzzles by turns, and takes the time. First everybody passes the {@link Gate}; then
 * everybody solves until that gets no faster; then come the rounds that count, one lap each by turns, so that a
 * disturbance of the machine meets all alike.
 *
 * @param rounds how many rounds count
 * @param lapNanos CPU time of a lap
 * @param gateNanos CPU time that a slow contestant may take for its answers; it is timed only on what it answered
 */
public record Measurement(int rounds, long lapNanos, long gateNanos) {
    /** A lap that is not faster than the best by this does not count as faster. */
    private static final double PROGRESS = 1.02;

    private static final int WARM = 3;
    private static final int MOST_WARM_UPS = 30;

    /** Hears how far a measurement has come. */
    @FunctionalInterface
    public interface Watcher {
        /** Somebody begins with something. */
        void begins(String contestant, Stage stage);
    }

    /** What a contestant can be at. */
    public enum Stage {
        /** FirstAnswers that are checked. */
        CHECK,
        /** Laps that do not count. */
        WARM_UP,
        /** Laps that count. */
        LAP
    }

    /**
     * Measures on one set.
     *
     * @param set not empty
     * @return a result for each contestant, in their order
     */
    public List<Result> run(PuzzleSet set, List<Contestant> contestants, Watcher watcher) {
        Gate gate = new Gate(set);
        List<Turn> turns = new ArrayList<>();
        for (Contestant contestant : contestants) {
            Turn turn = new Turn(contestant, watcher);
            turn.attempt(() -> turn.enter(set, gate));
            turns.add(turn);
        }
        for (Turn turn : turns) {
            turn.attempt(turn::warmUp);
        }
        for (int round = 0; round < rounds; round++) {
            for (Turn turn : turns) {
                turn.attempt(turn::lap);
            }
        }
        return turns.stream()
                .map(turn -> new Result(set.name(), turn.contestant.name(), turn.outcome()))
                .toList();
    }

    /** One contestant on its way through a measurement. */
    private final class Turn {
        private final Contestant contestant;
        private final Watcher watcher;
        private final List<Contestant.Entry> entry = new ArrayList<>(1);
        private final List<Result.Outcome> refusal = new ArrayList<>(1);
        private final DoubleStream.Builder rates = DoubleStream.builder();
        private int puzzles;

        Turn(Contestant contestant, Watcher watcher) {
            this.contestant = contestant;
            this.watcher = watcher;
        }

        /** Takes a step unless the contestant is out already. */
        void attempt(Runnable step) {
            if (refusal.isEmpty()) {
                try {
                    step.run();
                } catch (Unavailable failure) {
                    refusal.add(new Result.Absent(failure.reason()));
                }
            }
        }

        void enter(PuzzleSet set, Gate gate) {
            watcher.begins(contestant.name(), Stage.CHECK);
            entry.add(contestant.enter(set));
            FirstAnswers answers = entry.getFirst().answers(gateNanos);
            puzzles = answers.size();
            WrongAnswer wrong = gate.check(answers);
            if (wrong != null) {
                refusal.add(new Result.Wrong(wrong));
            }
        }

        void warmUp() {
            watcher.begins(contestant.name(), Stage.WARM_UP);
            double best = 0;
            int inVain = 0;
            for (int i = 0; i < MOST_WARM_UPS && inVain < WARM; i++) {
                double rate = entry.getFirst().lap(lapNanos).rate();
                inVain = rate > best * PROGRESS ? 0 : inVain + 1;
                best = Math.max(best, rate);
            }
        }

        void lap() {
            watcher.begins(contestant.name(), Stage.LAP);
            rates.add(entry.getFirst().lap(lapNanos).rate());
        }

        Result.Outcome outcome() {
            return refusal.isEmpty()
                    ? new Result.Timed(puzzles, Score.of(rates.build().toArray()))
                    : refusal.getFirst();
        }
    }
}
