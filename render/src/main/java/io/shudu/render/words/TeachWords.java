package io.shudu.render.words;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Symbols;
import io.shudu.logic.rate.Level;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.teach.Health;
import java.util.List;
import java.util.stream.Collectors;

/** What a teacher says before any step: how the board stands, and what the levels are called. */
public final class TeachWords {
    /** The words. */
    public static final Words WORDS = Words.of("""
            health.sound = Everything is right so far.
                到目前为止都对。
            health.solved = The puzzle is solved.
                题目已解出。
            health.conflict = The same digit is given twice in a row, column or box.
                同一行、列或宫里给定了相同的数字。
            health.wrong = These entries cannot be right: {0}.
                这些填入的数字不可能对：{0}。
            health.missing = These candidates were taken away, but they are right: {0}. The steps do not count on your candidates.
                这些候选数被去掉了，但它们是对的：{0}。以下步骤不使用你的候选数。
            health.missing-some = Your candidates leave no solution. The steps do not count on them.
                按你的候选数无解。以下步骤不使用你的候选数。
            health.none = The puzzle has no solution.
                这道题无解。
            health.incomplete = The search for solutions was given up; nobody knows whether the entries are right.
                没有搜完所有情况，无法判断填入的数字是否正确。
            health.several = The puzzle has several solutions.
                这道题有多个解。

            detail.nudge-place = A digit can be placed in {0}.
                {0}里可以填一个数字。
            detail.nudge-remove = Candidates can be removed in {0}.
                {0}里可以删去候选数。
            detail.technique = Look for this: {0}.
                试着找：{0}。
            detail.area = Look for this in {1}, with {2}: {0}.
                在{1}看数字 {2}：{0}。
            detail.pattern = These cells show it ({0}): {1}.
                看这些格（{0}）：{1}。
            detail.place = Place {0}.
                填数：{0}。
            detail.remove = Remove {0}.
                删去 {0}。

            level.beginner = beginner
                入门
            level.easy = easy
                简单
            level.medium = medium
                中等
            level.hard = hard
                困难
            level.expert = expert
                专家
            level.extreme = extreme
                极限
            """);

    private TeachWords() {}

    /** What a level is called. */
    public static String level(Language language, Level level) {
        return WORDS.text(language, "level." + level.id());
    }

    /** How a board stands. */
    public static String health(Language language, Health health, Geometry geometry) {
        String key = "health." + health.state().id();
        String text = switch (health.state()) {
            case WRONG -> WORDS.text(language, key, names(language, health.wrong(), geometry));
            case MISSING ->
                health.missing().isEmpty()
                        ? WORDS.text(language, key + "-some")
                        : WORDS.text(language, key, names(language, health.missing(), geometry));
            default -> WORDS.text(language, key);
        };
        boolean several = health.state() == Health.State.SOUND && !health.unique();
        return several
                ? WORDS.text(language, "health.several") + (language == Language.ENGLISH ? " " : "") + text
                : text;
    }

    private static String names(Language language, List<Candidate> candidates, Geometry geometry) {
        return candidates.stream()
                .map(candidate -> geometry.cellName(candidate.cell()) + "=" + Symbols.of(candidate.digit()))
                .collect(Collectors.joining(language == Language.ENGLISH ? ", " : "、"));
    }
}
