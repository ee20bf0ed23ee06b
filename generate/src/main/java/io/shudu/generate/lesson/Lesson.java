package io.shudu.generate.lesson;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Puzzle;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.teach.Examples;
import io.shudu.logic.teach.Teacher;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a technique is learned from: examples to read, drills to do, and a puzzle to use it in.
 *
 * @param technique the technique
 * @param examples to read: three; fewer if the technique is never needed, or too rare to be found soon
 * @param drills to do: five; fewer or none in these cases
 * @param puzzle a whole puzzle that needs it, null if none was found
 */
public record Lesson(
        TechniqueId technique,
        List<Drill> examples,
        List<Drill> drills,
        @Nullable Puzzle puzzle) {
    private static final int EXAMPLES = 3;
    private static final int DRILLS = 5;
    /** The last one is the whole puzzle. */
    private static final int WANTED = EXAMPLES + DRILLS + 1;

    private static final long BUDGET = 1_000_000;

    /** Copies the lists. */
    public Lesson {
        examples = List.copyOf(examples);
        drills = List.copyOf(drills);
    }

    /** The lesson of a technique and a seed. */
    public static Lesson of(TechniqueId technique, long seed) {
        List<Drill> found = new ArrayList<>();
        if (ShuduScale.upTo(technique) != null) {
            Drills drills = new Drills(technique, seed, Drills.FEW_TRIES);
            Drill next;
            do {
                next = drills.make(found.size());
                if (next != null) {
                    found.add(next);
                }
            } while (next != null && found.size() < WANTED);
        }
        if (found.isEmpty()) {
            found.add(known(technique));
        }
        int examples = Math.min(found.size(), EXAMPLES);
        int drills = Math.min(found.size(), EXAMPLES + DRILLS);
        Puzzle puzzle = found.size() == WANTED ? found.getLast().puzzle() : null;
        return new Lesson(technique, found.subList(0, examples), found.subList(examples, drills), puzzle);
    }

    /** The example that is known of every technique, where easier ones may go on, too. */
    private static Drill known(TechniqueId technique) {
        Teacher teacher = new Teacher(Geometry.CLASSIC);
        return new Drill(
                technique,
                Examples.board(technique),
                teacher.all(Examples.board(technique), technique, BUDGET).steps(),
                null);
    }
}
