package io.shudu.print.book;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.lesson.Drill;
import io.shudu.generate.lesson.Drills;
import io.shudu.generate.lesson.Lesson;
import io.shudu.generate.wish.Kinds;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.TechniqueId;
import io.shudu.print.sheet.Preparer;
import io.shudu.print.sheet.PrintedPuzzle;
import io.shudu.render.words.Language;
import java.util.List;

/** The examples that a book teaches techniques with, from the lessons. */
public final class BookExamples {
    /** A second of work for the rarest. */
    private static final int TRIES = 500;

    /** Beyond the numbers of the puzzles that a book can have. */
    private static final int SAMPLE = 1_000_000;

    private BookExamples() {}

    /** A puzzle to be shown with its answer, which is none of those to be solved. */
    public static PrintedPuzzle sample(long seed, Language language) {
        Puzzle made = new Generator(Kinds.of(Geometry.CLASSIC, Level.EASY, Symmetry.ROT180), seed).make(SAMPLE);
        return new Preparer(false, false, language).prepare(made.grid(), made.solution(), "");
    }

    /** An example of each technique; where none is found soon, the one that is always known. */
    public static List<Drill> of(List<TechniqueId> techniques, long seed) {
        return techniques.stream().map(technique -> of(technique, seed)).toList();
    }

    /** An example of a technique. */
    static Drill of(TechniqueId technique, long seed) {
        Drill found = ShuduScale.upTo(technique) == null ? null : new Drills(technique, seed, TRIES).make(0);
        return found == null ? Lesson.of(technique, seed).examples().getFirst() : found;
    }
}
