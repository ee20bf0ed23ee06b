package io.shudu.api;

import io.shudu.core.grid.Named;
import io.shudu.core.json.JsonFields;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be asked for. */
public enum Operation implements Named.Constant {
    /** Reads the puzzles of a text in any format. */
    PARSE,
    /** Writes a grid in a format. */
    WRITE,
    /** Finds the solutions of a puzzle. */
    SOLVE,
    /** Tells whether a puzzle is a proper one, and what is wrong if not. */
    CHECK,
    /** Tells which of a player's entries cannot be right. */
    JUDGE,
    /** Finds the next step. */
    HINT,
    /** Tells the whole way to the solution, step by step. */
    EXPLAIN,
    /** Tells how hard a puzzle is. */
    RATE,
    /** Lists the techniques of hints and ratings. */
    TECHNIQUES,
    /** Makes a position to practise a technique. */
    DRILL,
    /** Makes the lesson of a technique. */
    LESSON,
    /** Makes a puzzle. */
    GENERATE,
    /** Makes the puzzles of a day. */
    DAILY,
    /** Changes a puzzle by symmetries that keep the rules. */
    TRANSFORM,
    /** Finds the form that all symmetric images of a puzzle share. */
    CANON,
    /** Leaves out clues that are not needed, or adds those that are missing. */
    REFINE,
    /** Finds the last position of a game that can still be solved. */
    REWIND,
    /** Looks back on a game. */
    REVIEW,
    /** Tells what a generator does, step by step. */
    TRACE,
    /** Searches with the textbook methods, to compare them. */
    SEARCH,
    /** Counts what kinds of grids a method makes. */
    CENSUS,
    /** Draws a grid. */
    DRAW;

    JsonFields answer(Request request) throws BadRequest {
        return switch (this) {
            case PARSE -> ParseOperation.answer(request);
            case WRITE -> WriteOperation.answer(request);
            case SOLVE -> SolveOperation.answer(request);
            case CHECK -> CheckOperation.answer(request);
            case JUDGE -> JudgeOperation.answer(request);
            case HINT -> HintOperation.answer(request);
            case EXPLAIN -> ExplainOperation.answer(request);
            case RATE -> RateOperation.answer(request);
            case TECHNIQUES -> TechniquesOperation.answer(request);
            case DRILL -> DrillOperation.answer(request);
            case LESSON -> LessonOperation.answer(request);
            case GENERATE -> GenerateOperation.answer(request);
            case DAILY -> DailyOperation.answer(request);
            case TRANSFORM -> TransformOperation.answer(request);
            case CANON -> CanonOperation.answer(request);
            case REFINE -> RefineOperation.answer(request);
            case REWIND -> RewindOperation.answer(request);
            case REVIEW -> ReviewOperation.answer(request);
            case TRACE -> TraceOperation.answer(request);
            case SEARCH -> SearchOperation.answer(request);
            case CENSUS -> CensusOperation.answer(request);
            case DRAW -> DrawOperation.answer(request);
        };
    }

    /** All names, as a list for people. */
    static String ids() {
        return String.join(", ", Named.ids(List.of(values())));
    }

    /** The operation of this name, or null if there is none. */
    public static @Nullable Operation byId(String id) {
        return Named.byId(id, List.of(values()));
    }
}
