package io.shudu.render.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.json.JsonProblem;
import io.shudu.core.json.JsonValue;
import io.shudu.generate.lesson.Lesson;
import io.shudu.logic.step.TechniqueId;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class LessonJsonTest {
    @Test
    void aLessonIsDataForOtherFaces() throws JsonProblem {
        Lesson lesson = Lesson.of(TechniqueId.POINTING, 1);
        assertThat(JsonValue.parse(LessonJson.of(lesson).toString()))
                .isInstanceOfSatisfying(JsonValue.Fields.class, fields -> {
                    assertThat(count(fields, "examples")).isEqualTo(3);
                    assertThat(count(fields, "drills")).isEqualTo(5);
                    assertThat(String.valueOf(fields.get("puzzle"))).contains("technique=pointing");
                });
        assertThat(LessonJson.of(lesson.drills().getFirst()).toString())
                .startsWith("{\"technique\":\"pointing\",\"puzzle\":\"")
                .contains("\"candidates\":[", "\"id\":\"1:9:uniform:", "\"steps\":[{\"technique\":\"pointing\"");
    }

    private static int count(JsonValue.Fields fields, String name) {
        return ((JsonValue.Items) Objects.requireNonNull(fields.get(name)))
                .items()
                .size();
    }

    @Test
    void aTechniqueThatNobodyNeedsHasAnExampleAlone() {
        assertThat(LessonJson.of(Lesson.of(TechniqueId.WHALE, 1)).toString())
                .contains(
                        "\"when\":{\"en\":\"Take one digit", "\"examples\":[{\"technique\":\"whale\"", "\"drills\":[]")
                .doesNotContain("\"id\"");
    }
}
