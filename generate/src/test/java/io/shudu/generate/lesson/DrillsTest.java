package io.shudu.generate.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.teach.Teacher;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DrillsTest {
    private final Teacher teacher = new Teacher(Geometry.CLASSIC);

    /** Whoever asks for a hint there is told the technique, or one that is looked for in the same go. */
    @ParameterizedTest
    @EnumSource(
            names = {"FULL_HOUSE", "NAKED_SINGLE", "HIDDEN_PAIR", "X_WING", "XY_WING", "BUG_1", "AVOIDABLE_RECTANGLE_2"
            })
    void nothingEasierGoesOn(TechniqueId technique) {
        Drills drills = new Drills(technique, 5);
        Set<Grid> boards = new HashSet<>();
        for (int i = 0; i < 5; i++) {
            Drill drill = Objects.requireNonNull(drills.make(i));
            assertThat(drill.steps())
                    .isNotEmpty()
                    .allMatch(step -> step.technique().equals(technique.id()));
            assertThat(teacher.next(drill.board(), -1, 100_000).steps())
                    .singleElement()
                    .matches(step -> step.technique().equals(technique.id()));
            boards.add(drill.board());
        }
        assertThat(boards).hasSize(5);
        assertThat(Objects.requireNonNull(new Drills(technique, 5).make(3)).board())
                .isIn(boards);
    }

    @Test
    void noDrillWhereNothingNeedsIt() {
        Set<TechniqueId> never = EnumSet.noneOf(TechniqueId.class);
        for (TechniqueId technique : TechniqueId.values()) {
            if (ShuduScale.upTo(technique) == null) {
                never.add(technique);
                assertThatThrownBy(() -> new Drills(technique, 1))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageContaining("no puzzle needs it");
            }
        }
        assertThat(never).containsExactly(TechniqueId.SQUIRMBAG, TechniqueId.WHALE, TechniqueId.LEVIATHAN);
    }
}
