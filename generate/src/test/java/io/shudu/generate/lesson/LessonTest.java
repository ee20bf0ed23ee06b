package io.shudu.generate.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.TechniqueId;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LessonTest {
    @Test
    void threeExamplesFiveDrillsAndAPuzzle() {
        Lesson lesson = Lesson.of(TechniqueId.CLAIMING, 1);
        assertThat(lesson.examples()).hasSize(3);
        assertThat(lesson.drills()).hasSize(5);
        assertThat(lesson.puzzle()).isNotNull();
        Set<Object> boards = new HashSet<>();
        lesson.examples().forEach(example -> boards.add(example.board()));
        lesson.drills().forEach(drill -> boards.add(drill.board()));
        assertThat(boards).hasSize(8);
        assertThat(Lesson.of(TechniqueId.CLAIMING, 1).drills().getLast().board())
                .isEqualTo(lesson.drills().getLast().board());
    }

    /** One search in vain does not end the lesson. */
    @ParameterizedTest
    @MethodSource("techniquesUpToExpert")
    void everyTechniqueThatALevelNeedsHasAWholeLesson(TechniqueId technique) {
        Lesson lesson = Lesson.of(technique, 7);
        assertThat(lesson.examples()).hasSize(3);
        assertThat(lesson.drills()).hasSize(5);
        assertThat(lesson.puzzle()).isNotNull();
    }

    private static Stream<TechniqueId> techniquesUpToExpert() {
        return Stream.of(TechniqueId.values()).filter(technique -> {
            Level level = ShuduScale.level(technique);
            return level != null && level != Level.EXTREME;
        });
    }

    @Test
    void whatNobodyNeedsHasItsKnownExample() {
        Lesson lesson = Lesson.of(TechniqueId.LEVIATHAN, 1);
        assertThat(lesson.examples())
                .singleElement()
                .satisfies(example -> assertThat(example.steps()).isNotEmpty());
        assertThat(lesson.drills()).isEmpty();
        assertThat(lesson.puzzle()).isNull();
    }
}
