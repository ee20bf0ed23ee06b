package io.shudu.cli.command;

import io.shudu.cli.session.UsageException;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Parts;
import io.shudu.generate.Acceptance;
import io.shudu.generate.wish.Needing;
import io.shudu.generate.wish.OfLevel;
import io.shudu.generate.wish.Wishes;
import io.shudu.generate.wish.WithOnly;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say what thinking a puzzle must need. */
public final class Thinking {
    @Option(names = "--level", paramLabel = "LEVEL")
    public @Nullable String level;

    @Option(names = "--score", paramLabel = "A..B")
    public @Nullable String score;

    @Option(names = "--er", paramLabel = "A..B")
    public @Nullable String er;

    @Option(names = "--technique", paramLabel = "NAME")
    public @Nullable String technique;

    @Option(names = "--only", paramLabel = "NAMES")
    public @Nullable String only;

    /** Adds what was said to a list of options and their values. */
    public void addTo(Map<String, @Nullable Object> options) {
        options.put("--level", level);
        options.put("--score", score);
        options.put("--er", er);
        options.put("--technique", technique);
        options.put("--only", only);
    }

    /** What puzzles of a board must be. */
    public Acceptance acceptance(Geometry geometry, boolean multiple) {
        List<Acceptance.Stage> stages = new ArrayList<>();
        if (level != null) {
            stages.add(new OfLevel(Values.known(Level.byId(level), level, Level.ids(), "usage.level")));
        }
        if (technique != null) {
            stages.add(needing(technique, stages));
        }
        if (only != null) {
            stages.add(only(only));
        }
        if (score != null) {
            stages.add(range(Wishes.byId("score=" + score), score, "usage.score", geometry));
        }
        if (er != null) {
            Acceptance.Stage range = new OfExplainerRating.Provider().byId(OfExplainerRating.PREFIX + er);
            stages.add(range(range, er, "usage.er", geometry));
        }
        Values.refuseIf(!stages.isEmpty() && multiple, "usage.thinking-multiple");
        if (!stages.isEmpty()) {
            Values.upTo(Rater.LARGEST_SIDE, geometry, "rate.too-large");
        }
        return new Acceptance(!multiple, stages);
    }

    private static Needing needing(String text, List<Acceptance.Stage> others) {
        TechniqueId named = TechniqueNames.parse(text);
        Values.refuseIf(ShuduScale.upTo(named) == null, "usage.never-needed", named.id());
        Needing wish = new Needing(named);
        Level level = wish.level();
        for (Acceptance.Stage other : others) {
            if (other instanceof OfLevel wanted && level != null && wanted.level() != level) {
                throw new UsageException("usage.technique-level", named.id(), level.id());
            }
        }
        return wish;
    }

    private static WithOnly only(String text) {
        Set<TechniqueId> techniques = EnumSet.noneOf(TechniqueId.class);
        for (String name : Parts.of(text, ',')) {
            techniques.add(TechniqueNames.parse(name));
        }
        Set<TechniqueId> singles = EnumSet.of(TechniqueId.HIDDEN_SINGLE, TechniqueId.NAKED_SINGLE);
        Values.refuseIf(Collections.disjoint(techniques, singles), "usage.only-singles");
        return new WithOnly(techniques);
    }

    /** A range of ratings, null if the text is none; not every scale is for all boards. */
    private static Acceptance.Stage range(
            Acceptance.@Nullable Stage range, String text, String problem, Geometry geometry) {
        Acceptance.Stage known = Values.found(range, problem, text);
        Values.refuseIf(!known.suits(geometry), problem + "-board");
        return known;
    }
}
