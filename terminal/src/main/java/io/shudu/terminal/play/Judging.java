package io.shudu.terminal.play;

import io.shudu.core.grid.Grid;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.teach.Judge;
import io.shudu.terminal.game.Moves;
import io.shudu.terminal.words.TerminalWords;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** What a player asks about right and wrong: checks, the way back, a cell or the whole answer. */
final class Judging {
    private final Play play;
    private final TerminalWords words;
    /** Cells whose digit a check found wrong; the mark goes when the digit does. */
    private final Map<Integer, Integer> marked = new HashMap<>();

    Judging(Play play, TerminalWords words) {
        this.play = play;
        this.words = words;
    }

    boolean isMarked(int cell) {
        return marked.getOrDefault(cell, 0) == play.board().digit(cell)
                && play.board().digit(cell) != 0;
    }

    /** Marks digits that cannot be right, as found by a check; there may be none. */
    void foundWrong(List<Candidate> wrong) {
        play.game().help().takeCheck(!wrong.isEmpty(), play.game());
        marked.clear();
        wrong.forEach(each -> marked.put(each.cell(), each.digit()));
        play.keep();
    }

    /** Looks for errors. */
    void check() {
        if (play.isFinished()) {
            return;
        }
        List<Candidate> clashing = play.board().clashes().stream()
                .filter(cell -> !play.board().isGiven(cell))
                .map(cell -> new Candidate(cell, play.board().digit(cell)))
                .toList();
        if (!clashing.isEmpty()) {
            foundWrong(clashing);
            play.say(words.count("check.conflicts", clashing.size()));
            return;
        }
        Grid puzzle = play.game().card().puzzle();
        List<Candidate> entries = play.game().history().entries();
        play.tell("hint.thinking");
        play.begin(() -> Checking.judge(puzzle, entries), this::checked, () -> play.tell("hint.failed"));
    }

    private void checked(Judge.Judgement judgement) {
        if (judgement.gaveUp()) {
            play.tell("check.unknown");
        } else if (judgement.solution() == null) {
            play.tell("check.unsolvable");
        } else {
            foundWrong(judgement.wrong());
            play.say(
                    judgement.wrong().isEmpty()
                            ? words.text("check.fine")
                            : words.count("check.wrong", judgement.wrong().size()));
        }
    }

    /** Goes back to where every digit could stand. */
    void rewind() {
        if (play.isFinished()) {
            return;
        }
        Grid puzzle = play.game().card().puzzle();
        List<Grid> positions = Checking.positions(play.game());
        play.tell("hint.thinking");
        play.begin(() -> Checking.lastSound(puzzle, positions), this::rewound, () -> play.tell("hint.failed"));
    }

    private void rewound(int sound) {
        if (sound < 0) {
            play.tell("check.unsolvable");
            return;
        }
        boolean already = sound == play.game().history().at();
        play.game().help().rewinds++;
        play.game().help().learnErrors(!already, play.game());
        play.game().history().goTo(sound);
        play.changed();
        play.tell(already ? "already-sound" : "rewound");
    }

    /** Shows what belongs into the cell of the cursor. */
    void reveal() {
        if (play.isFinished()) {
            return;
        }
        int cell = play.cursor();
        if (play.board().digit(cell) != 0) {
            play.tell("filled-cell");
            return;
        }
        solve(solution -> {
            play.game().help().reveals++;
            play.game().help().revealed.add(0);
            play.goTo(cell);
            int digit = solution.digit(cell);
            if (play.move("reveal", Moves.enterDigit(play.board(), List.of(cell), digit))) {
                play.tellDigit(digit);
            }
        });
    }

    /** Shows the whole answer, with which the game ends. */
    void answer() {
        if (!play.isFinished()) {
            solve(solution -> {
                play.game().help().answer = true;
                play.game().move("answer", Moves.enterAnswer(play.board(), solution.digits()));
                play.changed();
                play.tell("finished");
            });
        }
    }

    private void solve(Consumer<Grid> then) {
        Grid puzzle = play.game().card().puzzle();
        Grid position = play.board().grid();
        Grid known = play.game().card().solution();
        play.tell("hint.thinking");
        play.begin(
                () -> known == null ? Checking.solution(puzzle, position) : known,
                solution -> {
                    if (solution == null) {
                        play.tell("reveal.impossible");
                    } else {
                        then.accept(solution);
                    }
                },
                () -> play.tell("hint.failed"));
    }
}
