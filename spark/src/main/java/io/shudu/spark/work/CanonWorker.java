package io.shudu.spark.work;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Verdict;
import io.shudu.core.solve.classic.PuzzleBatch;
import io.shudu.core.transform.CanonicalForm;
import io.shudu.core.transform.Canonizer;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** The form that all symmetric images of a grid share, as {@code shudu canon} tells it. */
public final class CanonWorker extends PuzzleWorker {
    /** What an answer has. */
    public static final StructType TYPE =
            new Types().text("puzzle").text("form").whole("automorphisms").withProblem();

    private static final int FORM = 1;
    private static final int AUTOMORPHISMS = 2;

    private final Canonizer canonizer = new Canonizer();

    /** A worker of one task. */
    public CanonWorker(Settings settings, Wanted wanted) {
        super(settings, wanted, TYPE.size(), true);
    }

    @Override
    Answer ofProper(PuzzleBatch batch, int place) {
        int[] digits = digits(batch, place);
        int automorphisms = canonizer.ofProper(digits, solution(batch, place));
        byte[] form = new byte[PuzzleBatch.CELLS];
        for (int cell = 0; cell < PuzzleBatch.CELLS; cell++) {
            form[cell] = (byte) (digits[cell] == 0 ? '.' : '0' + digits[cell]);
        }
        return answer(batch, place).value(FORM, UTF8String.fromBytes(form)).value(AUTOMORPHISMS, automorphisms);
    }

    @Override
    Answer solved(Grid grid, @Nullable Long number, Answer answer) {
        if (!grid.geometry().equals(Geometry.CLASSIC)) {
            return failed(answer, "only-classic", grid.geometry());
        }
        Grid puzzle = grid.allGiven();
        SolveResult result = solve(puzzle, LIMIT);
        if (result.verdict() == Verdict.GAVE_UP) {
            return judged(answer, puzzle, result);
        }
        CanonicalForm form = result.verdict() == Verdict.ONE
                ? canonizer.ofProper(puzzle, result.solution())
                : canonizer.ofImproper(puzzle);
        return answer.text(PUZZLE, puzzle.toString())
                .text(FORM, form.grid().toString())
                .value(AUTOMORPHISMS, form.automorphisms());
    }
}
