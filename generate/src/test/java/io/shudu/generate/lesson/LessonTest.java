package io.shudu.generate.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.logic.step.TechniqueId;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

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
