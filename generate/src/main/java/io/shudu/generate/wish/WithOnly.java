package io.shudu.generate.wish;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.logic.LogicSolver;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.technique.Setup;
import io.shudu.logic.technique.Steps;
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
        Layout layout = new Layout(geometry);
        LogicSolver solver = new LogicSolver(Setup.of(layout), ShuduScale.SCALE.with(techniques));
        Steps steps = Steps.first(layout);
        Position position = new Position(layout);
        return (puzzle, solution) -> {
            position.set(puzzle);
            return solver.walk(position, steps, (entry, found) -> {}) ? 0 : 1;
        };
    }
}
