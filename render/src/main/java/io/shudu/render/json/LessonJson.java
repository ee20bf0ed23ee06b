package io.shudu.render.json;

import io.shudu.core.format.GridParts;
import io.shudu.core.grid.Geometry;
import io.shudu.core.json.JsonFields;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.lesson.Drill;
import io.shudu.generate.lesson.Lesson;
import java.util.List;

/** Lessons and drills. */
public final class LessonJson {
    private LessonJson() {}

    /** A lesson: all about its technique, examples, drills and a puzzle. */
    public static JsonFields of(Lesson lesson) {
        JsonFields json = TechniqueJson.of(lesson.technique())
                .objects(
                        "examples",
                        lesson.examples().stream().map(LessonJson::of).toList())
                .objects("drills", lesson.drills().stream().map(LessonJson::of).toList());
        Puzzle puzzle = lesson.puzzle();
        return puzzle == null ? json : json.string("puzzle", PuzzleId.of(puzzle.provenance()));
    }

    /** A drill: the position, what can be done there, and the id of the puzzle that leads there. */
    public static JsonFields of(Drill drill) {
        Geometry geometry = drill.board().geometry();
        List<JsonFields> steps =
                drill.steps().stream().map(step -> StepJson.of(step, geometry)).toList();
        JsonFields json =
                new JsonFields().string("technique", drill.technique().id()).putAll(GridParts.json(drill.board()));
        Puzzle puzzle = drill.puzzle();
        return (puzzle == null ? json : json.string("id", PuzzleId.of(puzzle.provenance()))).objects("steps", steps);
    }
}
