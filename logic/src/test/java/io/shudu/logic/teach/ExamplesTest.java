package io.shudu.logic.teach;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.TechniqueId;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExamplesTest {
    private final Teacher teacher = new Teacher(Geometry.CLASSIC);

    @ParameterizedTest
    @EnumSource
    void aTechniqueIsFoundInItsExample(TechniqueId technique) {
        Advice advice = teacher.all(Examples.board(technique), technique, 1_000_000);
        assertThat(advice.health().state()).isEqualTo(Health.State.SOUND);
        assertThat(advice.health().unique()).isTrue();
        assertThat(advice.steps()).isNotEmpty();
    }
}
