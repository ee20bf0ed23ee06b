package io.shudu.cli.command;

import io.shudu.cli.input.Input;
import io.shudu.cli.output.Progress;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.print.sheet.Preparer;
import io.shudu.print.sheet.PrintedPuzzle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Puzzles on their way to paper: read or made, solved and rated on several threads; the order stays. */
final class PuzzleTasks {
    private final Session session;
    private final Messages messages;
    private final Workload workload;
    /** What a thread is to do for each puzzle that is still to be looked at. */
    private final List<Function<Worker, Done>> tasks = new ArrayList<>();

    private boolean flawed;
    private boolean failed;

    PuzzleTasks(Session session, Workload workload) {
        this.session = session;
        this.workload = workload;
        messages = session.messages();
    }

    /** Says that something is not as it should be. */
    void flaw(String words) {
        flawed = true;
        session.say(words);
    }

    /** Says that there is nothing to be printed, and what to end with then. */
    int nothing() {
        session.fail(messages.text("print.nothing"));
        return failed ? ExitStatus.IO : ExitStatus.FLAWED;
    }

    /** What to end with. */
    int status() {
        return failed ? ExitStatus.IO : flawed ? ExitStatus.FLAWED : ExitStatus.OK;
    }

    /** How many puzzles there are. */
    int size() {
        return tasks.size();
    }

    /** Adds a puzzle that is to be made. */
    void make(GenerationSpec spec, long seed, int index) {
        tasks.add(worker -> worker.made(spec, seed, index));
    }

    /** Adds a puzzle that is to be made again. */
    void again(String id) {
        tasks.add(worker -> worker.made(Making.provenance(id, messages).make()));
    }

    /** What became of it: the puzzle if it can be printed, and what there is to say. */
    private record Done(
            @Nullable PrintedPuzzle puzzle, @Nullable String flaw) {}

    /** Adds all puzzles of some input. */
    void read(Input input) {
        Input.Items items = input.items(session, Input.LinesLeft.NONE);
        for (Input.Item item = items.next(); item != null; item = items.next()) {
            if (!(item.part() instanceof Entry.Puzzle entry)) {
                continue;
            }
            String source = item.source(messages);
            if (entry.result() instanceof ParseResult.Bad bad) {
                flaw(messages.text("place", source, bad.line(), messages.text(bad)));
                continue;
            }
            ParseResult.Ok ok = (ParseResult.Ok) entry.result();
            String place = messages.text("place", source, entry.line(), "");
            if (!ok.leftOut().isEmpty()) {
                session.say(place + messages.text(ok.leftOut()));
            }
            tasks.add(worker -> worker.read(place, ok.grid()));
            if (tasks.size() > PrintCommand.MOST) {
                items.close();
                throw new UsageException("usage.print-most", PrintCommand.MOST);
            }
        }
        failed |= items.failed();
    }

    /**
     * Solves, makes and rates them all; an entry that cannot be printed is null, and told.
     *
     * @param preparers gives each thread its own
     */
    List<@Nullable PrintedPuzzle> prepare(Supplier<Preparer> preparers) throws InterruptedException {
        List<@Nullable PrintedPuzzle> puzzles = new ArrayList<>();
        try (Progress progress = new Progress(session, workload.quiet, tasks.size())) {
            Consumer<Done> delivery = done -> {
                progress.add(1);
                puzzles.add(done.puzzle);
                if (done.flaw != null) {
                    flaw(done.flaw);
                }
            };
            Supplier<LongFunction<Done>> workers = () -> {
                Worker worker = new Worker(preparers.get());
                return number -> tasks.get((int) number).apply(worker);
            };
            Portion.doAll(tasks.size(), workload.threads(), workers, delivery, () -> {});
        }
        return puzzles;
    }

    /** What one thread works with. */
    private final class Worker {
        private final Preparer preparer;
        private final Map<GenerationSpec, Generator> generators = new HashMap<>();

        Worker(Preparer preparer) {
            this.preparer = preparer;
        }

        Done read(String place, Grid grid) {
            Preparer.Prepared prepared = preparer.prepare(grid);
            return new Done(
                    prepared.puzzle(),
                    prepared.puzzle() == null ? place + messages.text(problem(prepared.verdict())) : null);
        }

        private static String problem(Verdict verdict) {
            return switch (verdict) {
                case NONE -> "print.no-solution";
                case MANY -> "print.several";
                default -> "print.gave-up";
            };
        }

        Done made(GenerationSpec spec, long seed, int index) {
            return made(generators
                    .computeIfAbsent(spec, kind -> new Generator(kind, seed))
                    .make(index));
        }

        Done made(Puzzle puzzle) {
            boolean asWished = puzzle.missing() == 0 && puzzle.accepted();
            boolean unique = puzzle.provenance().acceptance().unique();
            long number = puzzle.provenance().index() + 1;
            return new Done(
                    unique
                            ? preparer.prepare(puzzle.grid(), puzzle.solution(), PuzzleId.of(puzzle.provenance()))
                            : preparer.prepare(puzzle.grid()).puzzle(),
                    asWished
                            ? null
                            : messages.text("generate.unfound", number, puzzle.tries(), GivenOptions.MOST_TRIES));
        }
    }
}
