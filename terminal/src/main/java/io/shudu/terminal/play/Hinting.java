package io.shudu.terminal.play;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.teach.Advice;
import io.shudu.logic.teach.Health;
import io.shudu.logic.teach.Teacher;
import io.shudu.render.json.StepJson;
import io.shudu.render.narrate.Detail;
import io.shudu.render.words.Explanation;
import io.shudu.render.words.TeachWords;
import io.shudu.terminal.game.DigitSets;
import io.shudu.terminal.game.Moves;
import io.shudu.terminal.game.PlayBoard;
import io.shudu.terminal.game.TakenHint;
import io.shudu.terminal.words.TerminalWords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The next hint, told in stages as in the web game: each press of the same key tells more. */
public final class Hinting {
    /** So many steps are enough to choose another one from. */
    private static final int ENOUGH = 24;

    private static final int STAGES = 5;
    private static final int AREA = 3;
    private static final int CELLS = 4;
    private static final int DONE = 6;

    /** What a cell has to do with the hint. */
    public enum Part {
        /** Nothing. */
        NONE,
        /** It lies in the houses to look at. */
        AREA,
        /** It shows the step. */
        PATTERN,
        /** The step does something here. */
        TARGET
    }

    private enum Kind {
        NONE,
        THINKING,
        FAILED,
        STUCK,
        WRONG,
        MISSING,
        STEP
    }

    private final Play play;
    private final TerminalWords words;
    private final Teacher teacher;
    private Kind kind = Kind.NONE;
    private @Nullable Health health;
    private @Nullable Step step;
    private int stage;
    private boolean noOther;
    private final Set<String> seen = new HashSet<>();
    private List<Step> others = List.of();
    private Map<Integer, Integer> back = Map.of();

    Hinting(Play play, TerminalWords words) {
        this.play = play;
        this.words = words;
        teacher = new Teacher(play.board().geometry());
    }

    /** Whether there is something to show. */
    public boolean isOpen() {
        return kind != Kind.NONE;
    }

    /** Whether it still looks for a step. */
    public boolean isThinking() {
        return kind == Kind.THINKING;
    }

    /** Forgets the hint; a move makes it old. */
    void close() {
        kind = Kind.NONE;
        step = null;
        seen.clear();
        others = List.of();
        back = Map.of();
        noOther = false;
    }

    /** Gives a hint, or more of the one that is shown. */
    void next() {
        switch (kind) {
            case THINKING -> {}
            case STEP -> {
                if (stage < STAGES) {
                    tell(stage + 1);
                } else {
                    apply();
                }
            }
            case WRONG -> {
                if (stage < 3) {
                    stage++;
                    if (stage == 3) {
                        play.judging().foundWrong(wrong());
                    }
                } else {
                    close();
                    play.judging().rewind();
                }
            }
            case MISSING -> begin(step);
            default -> find();
        }
    }

    private List<Candidate> wrong() {
        return health == null ? List.of() : health.wrong();
    }

    private void find() {
        kind = Kind.THINKING;
        PlayBoard board = play.board().copy();
        int near = play.cursor();
        play.begin(() -> soundly(board, near), this::found, () -> kind = Kind.FAILED);
    }

    /** Where notes are not sound, the steps count on those that are, so that they change something. */
    private Advice soundly(PlayBoard board, int near) {
        Advice advice = teacher.next(board.believed(Map.of()), near, Checking.BUDGET);
        if (advice.health().missing().isEmpty()) {
            return advice;
        }
        Advice again = teacher.next(board.believed(sets(advice.health().missing())), near, Checking.BUDGET);
        return new Advice(advice.health(), again.steps());
    }

    private static Map<Integer, Integer> sets(List<Candidate> candidates) {
        Map<Integer, Integer> sets = new HashMap<>();
        candidates.forEach(each -> sets.merge(each.cell(), DigitSets.bit(each.digit()), (one, other) -> one | other));
        return sets;
    }

    private void found(Advice advice) {
        health = advice.health();
        back = sets(advice.health().missing());
        Step first = advice.steps().isEmpty() ? null : advice.steps().getFirst();
        switch (advice.health().state()) {
            case WRONG -> {
                kind = Kind.WRONG;
                stage = 1;
            }
            case MISSING -> {
                kind = Kind.MISSING;
                step = first;
            }
            default -> begin(first);
        }
    }

    private void begin(@Nullable Step first) {
        step = first;
        noOther = false;
        if (first == null) {
            kind = Kind.STUCK;
        } else {
            kind = Kind.STEP;
            tell(1);
        }
    }

    /** Tells another step: the easiest that was not told yet. */
    void another() {
        if (kind != Kind.STEP) {
            return;
        }
        if (!others.isEmpty()) {
            tellOther();
            return;
        }
        kind = Kind.THINKING;
        Grid board = play.board().believed(back);
        play.begin(
                () -> teacher.all(board, ENOUGH, Checking.BUDGET),
                advice -> {
                    kind = Kind.STEP;
                    others = advice.steps();
                    tellOther();
                },
                () -> kind = Kind.FAILED);
    }

    private void tellOther() {
        for (Step other : others) {
            if (!seen.contains(effect(other))) {
                begin(other);
                return;
            }
        }
        // All were told: from the easiest on once more.
        String here = step == null ? "" : effect(step);
        seen.clear();
        seen.add(here);
        List<Step> rest =
                others.stream().filter(other -> !effect(other).equals(here)).toList();
        if (rest.isEmpty()) {
            noOther = true;
        } else {
            begin(rest.getFirst());
        }
    }

    /** Shows a stage of the step. What was seen is seen: it counts, whatever the player does with it. */
    private void tell(int now) {
        Step told = step;
        if (told != null) {
            stage = now;
            seen.add(effect(told));
            count(told, now);
            play.keep();
        }
    }

    private void count(Step told, int now) {
        TechniqueId technique = TechniqueId.byId(told.technique());
        Scale.Entry entry = technique == null ? null : ShuduScale.SCALE.entry(technique);
        play.game()
                .help()
                .take(new TakenHint(
                        told.technique(),
                        entry == null ? 0 : entry.score(),
                        effect(told),
                        now,
                        play.game().clock().elapsed()));
    }

    private String effect(Step told) {
        List<String> names = new ArrayList<>(StepJson.placements(told, geometry()));
        names.addAll(StepJson.eliminations(told, geometry()));
        return String.join(" ", names);
    }

    /** Does what the hint says, as one move. */
    private void apply() {
        Step told = step;
        if (told == null) {
            return;
        }
        count(told, DONE);
        String done = Detail.APPLY.tell(told, words.language(), geometry());
        List<Candidate> changes = told.placements().isEmpty() ? told.eliminations() : told.placements();
        play.goTo(changes.getFirst().cell());
        play.move("hint", Moves.takeStep(play.board(), told.placements(), told.eliminations()));
        play.say(play.game().solved() ? words.text("solved") : words.text("hint.done", done));
    }

    private Geometry geometry() {
        return play.board().geometry();
    }

    /** The stage of the step, from 1; 0 if there is no step. */
    public int stage() {
        return kind == Kind.STEP ? stage : 0;
    }

    /** What the hint says. */
    public String text() {
        return switch (kind) {
            case NONE -> "";
            case THINKING -> words.text("hint.thinking");
            case FAILED -> words.text("hint.failed");
            case STUCK -> isSound() ? words.text("hint.none") : healthText();
            case MISSING -> healthText();
            case WRONG -> wrongText();
            case STEP -> (noOther ? words.text("hint.other") + " " : "") + stepText();
        };
    }

    private boolean isSound() {
        return health != null && health.state() == Health.State.SOUND;
    }

    private String healthText() {
        return health == null ? "" : TeachWords.health(words.language(), health, geometry());
    }

    private String stepText() {
        Step told = step;
        if (told == null) {
            return "";
        }
        return List.of(Detail.values()).get(stage - 1).tell(told, words.language(), geometry());
    }

    private String wrongText() {
        return switch (stage) {
            case 1 -> words.count("hint.wrong.count", wrong().size());
            case 2 ->
                words.text(
                        "hint.wrong.box",
                        wrongBoxes().stream()
                                .map(house -> Explanation.house(
                                        words.language(), geometry().houses().get(house)))
                                .collect(Collectors.joining(words.comma())));
            default ->
                words.text(
                        "hint.wrong.cells",
                        wrong().stream()
                                .map(each -> geometry().cellName(each.cell()))
                                .collect(Collectors.joining(words.comma())));
        };
    }

    private Set<Integer> wrongBoxes() {
        Set<Integer> boxes = new LinkedHashSet<>();
        wrong().forEach(each -> boxes.add(box(each.cell())));
        return boxes;
    }

    private int box(int cell) {
        for (int i = 0; i < geometry().houseCount(cell); i++) {
            if (geometry().houses().get(geometry().houseOf(cell, i)).kind() == House.Kind.BOX) {
                return geometry().houseOf(cell, i);
            }
        }
        return geometry().houseOf(cell, 0);
    }

    /** What the next press of the key does. */
    public String nextText() {
        return switch (kind) {
            case STEP -> {
                if (stage < STAGES) {
                    yield words.text("next." + (stage + 1));
                }
                boolean strikes = step != null && step.placements().isEmpty();
                yield words.text(strikes ? "next.strike" : "next.enter");
            }
            case WRONG -> words.text(stage == 1 ? "next.box" : stage == 2 ? "next.cells" : "next.rewind");
            case MISSING -> words.text("next.anyway");
            default -> "";
        };
    }

    /** Whether there may be another one. */
    public boolean hasOther() {
        return kind == Kind.STEP;
    }

    /** What each cell has to do with the hint, as far as it is told. */
    public Map<Integer, Part> parts() {
        Map<Integer, Part> parts = new HashMap<>();
        if (kind == Kind.WRONG && stage == 2) {
            wrongBoxes().forEach(house -> put(house, parts));
        }
        Step told = step;
        if (kind != Kind.STEP || told == null || stage < AREA) {
            return parts;
        }
        Set<Integer> bases = Detail.bases(told);
        Set<Integer> pattern = Detail.cells(told);
        if (bases.isEmpty() && stage < CELLS) {
            pattern.forEach(cell -> bases.add(box(cell)));
        }
        bases.forEach(house -> put(house, parts));
        if (stage >= CELLS) {
            pattern.forEach(cell -> parts.put(cell, Part.PATTERN));
            told.eliminations().forEach(each -> parts.put(each.cell(), Part.TARGET));
            told.placements().forEach(each -> parts.put(each.cell(), Part.TARGET));
        }
        return parts;
    }

    private void put(int house, Map<Integer, Part> parts) {
        for (int cell : geometry().houses().get(house).cells()) {
            parts.put(cell, Part.AREA);
        }
    }
}
