package io.shudu.generate.wish;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.logic.Walker;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.TechniqueId;
import java.util.Set;

/**
 * Puzzles that some techniques solve alone.
 *
 * @param techniques the techniques
 */
public record WithOnly(Set<TechniqueId> techniques) implements Acceptance.Stage {
    static final String PREFIX = "only=";
    static final char AND = ',';

    /** Copies the set. */
    public WithOnly {
        techniques = Set.copyOf(techniques);
    }

    @Override
    public String id() {
        StringBuilder id = new StringBuilder(PREFIX);
        for (TechniqueId technique : TechniqueId.values()) {
            if (techniques.contains(technique)) {
                id.append(id.length() == PREFIX.length() ? "" : AND).append(technique.id());
            }
        }
        return id.toString();
    }

    @Override
    public Acceptance.Judge judge(Geometry geometry) {
        Walker walker = new Walker(geometry, ShuduScale.SCALE.with(techniques));
        return (puzzle, solution) -> walker.solves(puzzle) ? 0 : 1;
    }
}
