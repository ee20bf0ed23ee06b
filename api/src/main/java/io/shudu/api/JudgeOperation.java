package io.shudu.api;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.teach.Judge;
import io.shudu.render.narrate.Narrator;
import java.util.List;

/** Tells which of a player's entries cannot be right, in the order in which they were made. */
final class JudgeOperation {
    private JudgeOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid puzzle = request.puzzle();
        Geometry geometry = puzzle.geometry();
        List<Candidate> entries = request.entries(geometry);
        Judge.Judgement judgement = Judge.judge(puzzle, entries, request.budget(geometry));
        return new JsonFields()
                .string("verdict", judgement.gaveUp() ? "incomplete" : judgement.isSound() ? "sound" : "unsound")
                .strings("wrong", Narrator.names(judgement.wrong(), geometry))
                .number("soundEntries", judgement.soundEntries());
    }
}
