package io.shudu.spark.work;

import io.shudu.bulk.EngineChoice;
import io.shudu.core.format.GridReader;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.format.LeftOut;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.core.solve.classic.PuzzleBatch;
import io.shudu.render.json.SolveJson;
import io.shudu.render.words.Explanation;
import io.shudu.render.words.Words;
import io.shudu.spark.words.SparkWords;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/**
 * What functions of a puzzle have in common. Texts of 81 characters are solved as a batch first; those with exactly one
 * solution, of which every engine finds the same, are answered from that, and all others as the command line does with
 * a line. Whatever is wrong with a row is said in the last two fields of its answer.
 */
abstract class PuzzleWorker implements Worker {
    /** Guesses after which the command line gives up, too. */
    static final SolveLimit LIMIT = SolveLimit.unique().withBudget(100_000_000);

    static final int PUZZLE = 0;
    static final int BOARD = 1;
    static final int VERDICT = 2;
    static final int SOLUTIONS = 3;

    private static final UTF8String CLASSIC = ascii("9");
    private static final UTF8String UNIQUE = ascii("unique");
    private static final UTF8String ONE = ascii("1");

    private static final int BOARDS_KEPT = 8;

    private final Settings settings;
    private final Wanted wanted;
    private final int fields;
    private final Answer answer;
    private final DottedText plain = new DottedText();
    private final EngineChoice.@Nullable Seat seat;
    private final Map<Geometry, Solver> solvers = new HashMap<>();

    /**
     * A worker.
     *
     * @param fields how many an answer has
     * @param batched whether texts of 81 characters are solved in advance
     */
    PuzzleWorker(Settings settings, Wanted wanted, int fields, boolean batched) {
        this.settings = settings;
        this.wanted = wanted;
        this.fields = fields;
        this.answer = new Answer(wanted, fields);
        this.seat = batched ? Engines.seat(settings) : null;
    }

    @Override
    public final String solve(Rows rows) {
        PuzzleBatch batch = rows.batch();
        if (seat == null || batch.size() == 0) {
            return "";
        }
        String engine = seat.solve(batch, LIMIT);
        if (batch.isInterrupted()) {
            throw new CancellationException("interrupted");
        }
        return engine;
    }

    @Override
    public final InternalRow answer(Rows rows, int row) {
        PuzzleBatch batch = rows.batch();
        int place = rows.place(row);
        boolean proper = seat != null && place >= 0 && batch.count(place) == 1 && batch.isExhausted(place);
        return (proper ? ofProper(batch, place) : ofText(rows.text(row), rows.number(row))).row();
    }

    private Answer ofText(@Nullable String text, @Nullable Long number) {
        if (text == null) {
            return failed(answer(), "missing");
        }
        Entry entry = entry(text);
        if (entry instanceof Entry.Remark) {
            return failed(answer(), "remark");
        }
        return switch (((Entry.Puzzle) entry).result()) {
            case ParseResult.Bad bad ->
                failed(answer(), bad.reason().id(), Explanation.inLine(settings.language(), bad));
            case ParseResult.Ok ok -> {
                Answer answer = answer();
                if (!ok.leftOut().isEmpty()) {
                    leftOut(answer, ok.leftOut());
                }
                yield ofGrid(ok.grid(), number, answer);
            }
        };
    }

    private Answer ofGrid(Grid grid, @Nullable Long number, Answer answer) {
        try {
            return solved(grid, number, answer);
        } catch (CancellationException ended) {
            throw ended;
        } catch (RuntimeException bug) {
            return failed(answer, "internal", bug);
        }
    }

    /** A text with line breaks holds one puzzle, of which the first is taken. */
    private static Entry entry(String text) {
        if (text.indexOf('\n') < 0 && text.indexOf('\r') < 0) {
            return GridReader.ofLine(text, 1, null, null);
        }
        GridReader reader = GridReader.ofText(text, null);
        Entry entry = reader.next();
        Entry next = entry;
        while (next instanceof Entry.Remark) {
            next = reader.next();
        }
        return next != null ? next : entry != null ? entry : new Entry.Remark(1, text);
    }

    /** The answer for a puzzle of a batch with exactly one solution; only asked for if texts are solved in advance. */
    Answer ofProper(PuzzleBatch batch, int place) {
        throw new IllegalStateException("nothing is solved in advance");
    }

    /** The answer for any other grid. */
    abstract Answer solved(Grid grid, @Nullable Long number, Answer answer);

    final Answer answer() {
        return answer.cleared();
    }

    /** An answer with a puzzle of a batch. */
    final Answer answer(PuzzleBatch batch, int place) {
        Answer answer = answer();
        return wanted.has(PUZZLE) ? answer.value(PUZZLE, plain.of(batch, place)) : answer;
    }

    /** What functions that tell a verdict say of a puzzle of a batch with exactly one solution. */
    final Answer unique(PuzzleBatch batch, int place) {
        return answer(batch, place).value(BOARD, CLASSIC).value(VERDICT, UNIQUE).value(SOLUTIONS, ONE);
    }

    /** What they say of any grid. */
    static Answer told(Answer answer, Grid grid, SolveResult result) {
        return answer.text(PUZZLE, grid.toString())
                .text(BOARD, grid.geometry().id())
                .text(VERDICT, SolveJson.verdict(grid, result))
                .text(SOLUTIONS, SolveJson.number(result));
    }

    final Wanted wanted() {
        return wanted;
    }

    /** An answer that says why it is not what was asked for. */
    final Answer failed(Answer answer, String reason, Object... args) {
        if (!SparkWords.WORDS.has(reason)) {
            return answer.text(fields - 2, reason).text(fields - 1, String.valueOf(args[0]));
        }
        Object[] shown = new Object[args.length];
        for (int i = 0; i < args.length; i++) {
            shown[i] = Words.shortened(args[i]);
        }
        return answer.text(fields - 2, reason).text(fields - 1, SparkWords.text(settings.language(), reason, shown));
    }

    private void leftOut(Answer answer, List<LeftOut> parts) {
        answer.text(fields - 2, "left-out").text(fields - 1, Explanation.of(settings.language(), parts));
    }

    /** Says of a puzzle without exactly one solution that it is so. */
    final Answer judged(Answer answer, Grid grid, SolveResult result) {
        String verdict = SolveJson.verdict(grid, result);
        return switch (verdict) {
            case "unique" -> answer;
            case "conflict" -> {
                String broken =
                        Explanation.of(settings.language(), grid.conflicts().getFirst(), grid.geometry());
                yield failed(answer, verdict, broken);
            }
            case "incomplete" -> failed(answer, verdict, LIMIT.nodes());
            default -> failed(answer, verdict);
        };
    }

    /** The solver of a board. */
    final Solver solver(Geometry geometry) {
        if (solvers.size() > BOARDS_KEPT) {
            solvers.clear();
        }
        return solvers.computeIfAbsent(geometry, Solver::of);
    }

    /** What a search found, unless somebody wants it to end. */
    final SolveResult solve(Grid grid, SolveLimit limit) {
        SolveResult result = solver(grid.geometry()).solve(grid, limit);
        if (result.interrupted() && result.verdict() == Verdict.GAVE_UP) {
            throw new CancellationException("interrupted");
        }
        return result;
    }

    /** The digits of a puzzle of a batch, 0 for an empty cell. */
    static int[] digits(PuzzleBatch batch, int place) {
        int[] digits = new int[PuzzleBatch.CELLS];
        int start = batch.start(place);
        for (int cell = 0; cell < PuzzleBatch.CELLS; cell++) {
            byte sign = batch.text()[start + cell];
            digits[cell] = sign >= '1' && sign <= '9' ? sign - '0' : 0;
        }
        return digits;
    }

    /** The digits of the solution of a puzzle of a batch. */
    static int[] solution(PuzzleBatch batch, int place) {
        int[] digits = new int[PuzzleBatch.CELLS];
        for (int cell = 0; cell < PuzzleBatch.CELLS; cell++) {
            digits[cell] = batch.solutions()[place * PuzzleBatch.CELLS + cell] - '0';
        }
        return digits;
    }

    static UTF8String ascii(String text) {
        return UTF8String.fromBytes(text.getBytes(StandardCharsets.US_ASCII));
    }
}
