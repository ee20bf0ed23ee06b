package io.shudu.render.narrate;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.grids.SearchMethod;
import io.shudu.generate.holes.Minimal;
import io.shudu.logic.LogicSolver;
import io.shudu.logic.Techniques;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.technique.Setup;
import io.shudu.logic.technique.Steps;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a technique finds on the way through a puzzle can be told, in both languages. */
class EveryStepIsToldTest {
    /** All but those that take seconds for all their steps. */
    private static final Scale ALL = new Scale(Techniques.all().stream()
            .filter(id -> id != TechniqueId.NESTED_FORCING_CHAIN)
            .map(id -> new Scale.Entry(List.of(id), 1, 1))
            .toList());
    /** How many steps there are from one position to the next where everything is told. */
    private static final int STRIDE = 4;

    private final Set<String> told = new TreeSet<>();

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void inClassicPuzzles(boolean switches) {
        Layout layout = new Layout(Geometry.CLASSIC);
        tellPuzzles(new Setup(layout, switches, switches, switches, !switches, false, switches, false), 6, false);
        assertThat(told).hasSizeGreaterThan(60);
    }

    @Test
    void onOtherBoards() {
        tellPuzzles(Setup.of(new Layout(Geometry.of(2, 3))), 1, true);
        assertThat(told).hasSizeGreaterThan(15);
    }

    private void tellPuzzles(Setup setup, int count, boolean betweenSingles) {
        Geometry geometry = setup.layout().geometry();
        Generator generator = new Generator(new GenerationSpec(geometry, new SearchMethod(), Minimal.ANY, true, 1), 3);
        LogicSolver every = new LogicSolver(setup, ALL);
        for (int i = 0; i < count; i++) {
            Position position = Position.of(setup.layout(), generator.make(i).grid());
            int[] steps = {0};
            new LogicSolver(setup, ShuduScale.SCALE)
                    .walk(position, Steps.firstExplained(setup.layout()), (entry, found) -> {
                        ToldStep.check(found.steps().getFirst(), geometry);
                        boolean isHard = entry.techniques().getFirst().compareTo(TechniqueId.HIDDEN_SINGLE) > 0;
                        if ((isHard || betweenSingles) && steps[0]++ % STRIDE == 0) {
                            tellAll(every, position);
                        }
                    });
            if (!position.isComplete()) {
                tellAll(every, position);
            }
        }
    }

    private void tellAll(LogicSolver every, Position position) {
        every.all(position, Integer.MAX_VALUE).forEach(step -> {
            ToldStep.check(step, position.layout().geometry());
            told.add(step.technique());
        });
    }
}
