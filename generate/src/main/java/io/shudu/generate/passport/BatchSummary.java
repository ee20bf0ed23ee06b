package io.shudu.generate.passport;

import io.shudu.core.grid.Grid;
import io.shudu.generate.Puzzle;
import io.shudu.generate.census.DistinctGrids;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.Ratings;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What many puzzles are like together. Threads may add to it at the same time. */
public final class BatchSummary {
    /** HoDoKu's scores are counted in bands of this width. */
    public static final int BAND = 100;

    private final SortedMap<Integer, Integer> clues = new TreeMap<>();
    private final Map<Level, Integer> levels = new EnumMap<>(Level.class);
    private final SortedMap<Integer, Integer> scores = new TreeMap<>();
    private final Map<TechniqueId, Integer> techniques = new EnumMap<>(TechniqueId.class);
    private final DistinctGrids forms = new DistinctGrids();
    private long puzzles;
    private long tries;
    private long minimal;
    private long asWished;

    /** No puzzles yet. */
    public BatchSummary() {}

    /**
     * Adds a puzzle.
     *
     * @param passport with its canonical form; without one it is told apart from all but itself
     */
    public synchronized void add(Puzzle puzzle, Passport passport) {
        puzzles++;
        tries += puzzle.tries();
        asWished += puzzle.missing() == 0 && puzzle.accepted() ? 1 : 0;
        minimal += Boolean.TRUE.equals(passport.minimal()) ? 1 : 0;
        Grid form = passport.canonical();
        forms.add(form == null ? puzzle.grid() : form);
        clues.merge(puzzle.grid().givenCount(), 1, Integer::sum);
        Ratings ratings = passport.ratings();
        Level level = ratings == null ? null : ratings.level();
        if (level != null) {
            levels.merge(level, 1, Integer::sum);
        }
        addScore(ratings == null ? null : ratings.on(ScaleId.HODOKU));
        Rating own = ratings == null ? null : ratings.on(ScaleId.SHUDU);
        if (own != null) {
            own.techniques().keySet().forEach(technique -> techniques.merge(technique, 1, Integer::sum));
        }
    }

    private void addScore(@Nullable Rating hodoku) {
        if (hodoku != null) {
            scores.merge(hodoku.score() / BAND * BAND, 1, Integer::sum);
        }
    }

    /** How many puzzles there are. */
    public synchronized long puzzles() {
        return puzzles;
    }

    /** How many grids were tried for all of them. */
    public synchronized long tries() {
        return tries;
    }

    /** How many are all that was asked for. */
    public synchronized long asWished() {
        return asWished;
    }

    /** How many need every clue. */
    public synchronized long minimal() {
        return minimal;
    }

    /** How many are symmetric images of others. */
    public synchronized long repeated() {
        return puzzles - forms.count();
    }

    /** How many puzzles have so many clues. */
    public synchronized SortedMap<Integer, Integer> clues() {
        return new TreeMap<>(clues);
    }

    /** How many puzzles have a level. */
    public synchronized Map<Level, Integer> levels() {
        return new EnumMap<>(levels);
    }

    /** How many puzzles have a score from this one on, up to the next {@link #BAND}. */
    public synchronized SortedMap<Integer, Integer> scores() {
        return new TreeMap<>(scores);
    }

    /** How many puzzles use a technique. */
    public synchronized Map<TechniqueId, Integer> techniques() {
        return new EnumMap<>(techniques);
    }
}
