package io.shudu.logic.teach;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.logic.Techniques;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.technique.Setup;
import io.shudu.logic.technique.Steps;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExamplesTest {
    private final Layout layout = new Layout(Geometry.CLASSIC);

    @ParameterizedTest
    @EnumSource
    void aTechniqueIsFoundInItsExample(TechniqueId technique) {
        Grid board = Examples.board(technique);
        assertThat(Health.of(board, 1_000_000))
                .matches(Health::unique)
                .matches(health -> health.state() == Health.State.SOUND);
        // Nobody gets more steps than were asked for, whatever the search collects before it reports.
        assertThat(steps(technique, board, Steps.upTo(2, layout))).hasSizeBetween(1, 2);
        assertThat(steps(technique, board, Steps.firstExplained(layout))).hasSize(1);
    }

    private List<Step> steps(TechniqueId technique, Grid board, Steps steps) {
        return steps.search(
                        Techniques.search(technique, Setup.every(layout, technique)),
                        Position.of(layout, board),
                        Set.of(technique))
                .steps();
    }
}
