package io.shudu.api;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.core.json.JsonFields;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.teach.Judge;
import io.shudu.render.narrate.Narrator;
import io.shudu.render.words.RequestReason;
import io.shudu.render.words.Words;
import java.util.ArrayList;
import java.util.List;

/** Tells which of a player's entries cannot be right, in the order in which they were made. */
final class JudgeOperation {
    private JudgeOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid puzzle = request.puzzle();
        Geometry geometry = puzzle.geometry();
        List<Candidate> entries = entries(request.texts("entries"), geometry);
        Judge.Judgement judgement = Judge.judge(puzzle, entries, request.budget(geometry));
        return new JsonFields()
                .string("verdict", judgement.gaveUp() ? "incomplete" : judgement.isSound() ? "sound" : "unsound")
                .strings(
                        "wrong",
                        judgement.wrong().stream()
                                .map(entry -> Narrator.name(entry, geometry))
                                .toList())
                .number("soundEntries", judgement.soundEntries());
    }

    private static List<Candidate> entries(List<String> texts, Geometry geometry) throws BadRequest {
        List<Candidate> entries = new ArrayList<>();
        for (String text : texts) {
            int equals = text.indexOf('=');
            int cell = equals < 0 ? -1 : geometry.cellOf(text.substring(0, equals));
            int digit = cell >= 0 && equals == text.length() - 2 ? Symbols.digit(text.charAt(equals + 1)) : -1;
            if (digit < 1 || digit > geometry.side()) {
                throw BadRequest.in("entries", RequestReason.ENTRIES, Words.shortened(text));
            }
            entries.add(new Candidate(cell, digit));
        }
        return entries;
    }
}
