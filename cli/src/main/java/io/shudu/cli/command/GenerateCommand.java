package io.shudu.cli.command;

import io.shudu.cli.output.Csv;
import io.shudu.cli.output.Output;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.Background;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Provenance;
import io.shudu.generate.Puzzle;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.holes.Unbiased;
import io.shudu.generate.passport.BatchSummary;
import io.shudu.generate.passport.Inspector;
import io.shudu.generate.passport.Passport;
import io.shudu.logic.rate.Ratings;
import io.shudu.logic.rate.ScaleId;
import io.shudu.render.json.PuzzleJson;
import io.shudu.render.words.RatingText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code shudu generate}: puzzles. */
@Command(name = "generate")
public final class GenerateCommand extends MethodCommand {
    @Mixin
    public GivenOptions wishes = new GivenOptions();

    @Mixin
    public Thinking thinking = new Thinking();

    @Option(names = "--allow-multiple")
    public boolean allowMultiple;

    @Option(names = "--tries", paramLabel = "N")
    public @Nullable String tries;

    @Option(names = "--symmetry", paramLabel = "SYMMETRY")
    public @Nullable String symmetry;

    @Option(names = "--id", paramLabel = "ID")
    public @Nullable String id;

    @Option(names = "--answers")
    public boolean answers;

    @Option(names = "--report", paramLabel = "FILE", arity = "0..1", fallbackValue = "")
    public @Nullable String report;

    @Mixin
    public PassportOption passport = new PassportOption();

    @Mixin
    public PoolOptions pool = new PoolOptions();

    private final BatchSummary batch = new BatchSummary();

    public GenerateCommand(Session session) {
        super(session);
    }

    @Override
    public Integer call() throws InterruptedException {
        if (id != null) {
            Provenance provenance = provenance(id);
            return makePuzzles(provenance.holes().equals(Unbiased.ID), () -> index -> provenance.make());
        }
        wishes.checkBase(base);
        Geometry geometry = geometry();
        GridMethod maker = method(geometry);
        Acceptance acceptance = thinking.acceptance(geometry, allowMultiple);
        Symmetry symmetric = Making.symmetry(symmetry);
        HoleStrategy holes = GenerationSpec.wished(
                geometry,
                maker,
                wishes.holes(geometry, acceptance, symmetric != Symmetry.NONE, maker),
                symmetric,
                acceptance);
        GenerationSpec spec =
                new GenerationSpec(geometry, maker, holes, symmetric, acceptance, tries(geometry, holes, acceptance));
        long seed = seeds.seed();
        Pool store = pool.open();
        if (store == null) {
            return makePuzzles(holes instanceof Unbiased, () -> new Generator(spec, seed)::make);
        }
        int keep = pool.keep();
        return pool.fill ? fill(store, spec, seed, keep) : draw(store, spec, seed, keep);
    }

    /** Puts puzzles into a pool: so many, or as many as are missing. */
    private int fill(Pool store, GenerationSpec spec, long seed, int keep) throws InterruptedException {
        Values.refuseIf(report != null, "usage.fill-report");
        if (pool.keep == null) {
            return putIn(store, spec, seed, count());
        }
        Values.refuseIf(count != null, "usage.keep-count");
        try (Pool.Filling filling = store.filling()) {
            return filling == null ? ExitStatus.OK : putIn(store, spec, seed, Math.max(0, keep - store.count(spec)));
        }
    }

    private int putIn(Pool store, GenerationSpec spec, long seed, long number) throws InterruptedException {
        return makeAll(number, List.of(), Sink.Shape.LINE, () -> {
            Generator generator = new Generator(spec, seed);
            return index -> kept(generator.make(index), store);
        });
    }

    /** Takes puzzles out of a pool, makes the rest, and lets somebody else fill it up again. */
    private int draw(Pool store, GenerationSpec spec, long seed, int keep) throws InterruptedException {
        List<Puzzle> drawn = store.draw(spec, count());
        if (store.bad() > 0) {
            session.say(messages.text("generate.pool-bad", store, store.bad()));
        }
        List<Puzzle> shown = pool.undisguised ? drawn : Pool.disguised(drawn, spec, seed);
        boolean printed = false;
        try {
            int status = makePuzzles(spec.holes() instanceof Unbiased, () -> {
                Generator generator = new Generator(spec, seed);
                return index -> index < shown.size() ? shown.get((int) index) : generator.make(index);
            });
            printed = true;
            if (store.count(spec) < keep) {
                Background.begin(session, refill(keep));
            }
            return status;
        } finally {
            if (!printed) {
                // Nobody may have got them.
                drawn.forEach(store::add);
            }
        }
    }

    /** The words of the command that fills the pool with puzzles of this kind. */
    private List<String> refill(int keep) {
        Map<String, @Nullable Object> wish = wish();
        wish.remove("--undisguised");
        wish.put("--fill", true);
        wish.put("--keep", keep);
        List<String> words = new ArrayList<>(List.of("generate", "--threads=1"));
        wish.forEach((option, value) -> {
            if (value != null) {
                words.add(value.equals(true) ? option : option + "=" + value);
            }
        });
        return words;
    }

    private Made kept(Puzzle puzzle, Pool store) {
        String flaw = flaw(puzzle);
        if (flaw == null) {
            store.add(puzzle);
        }
        return new Made("", flaw);
    }

    /** What to tell about a puzzle that is not as wished; null if it is. */
    private @Nullable String flaw(Puzzle puzzle) {
        return puzzle.missing() == 0 && puzzle.accepted() ? null : wishes.shortfall(puzzle, id != null, messages);
    }

    @Override
    public List<String> inputs() {
        return Stream.concat(Stream.ofNullable(wishes.pattern), Stream.ofNullable(pool.pool))
                .toList();
    }

    private int makePuzzles(boolean weighted, Supplier<LongFunction<Puzzle>> generators) throws InterruptedException {
        Sink.Shape shape = sink.shape(session, count() == 1);
        List<String> columns =
                new ArrayList<>(List.of("puzzle", "solution", "clues", "level", "score", "er", "seed", "index"));
        if (weighted) {
            columns.add("weight");
        }
        columns.addAll(passport.columns());
        long begun = System.nanoTime();
        int status = makeAll(count(), columns, shape, () -> {
            LongFunction<Puzzle> generator = generators.get();
            Map<Geometry, Inspector> inspectors = new HashMap<>();
            Solvers solvers = new Solvers(false);
            return index -> made(generator.apply(index), shape, weighted, inspectors, solvers);
        });
        if (report != null) {
            report(new BatchTable(messages, batch, System.nanoTime() - begun), report);
        }
        return status;
    }

    /** What all puzzles are like: into a file, or for the user beside the puzzles. */
    private void report(BatchTable table, String file) {
        if (file.isEmpty()) {
            session.say(table.text().stripTrailing());
        } else {
            Output.writeAll(session, file, table.forFile(file));
        }
    }

    /** All that was said about the kind of puzzles. */
    private Map<String, @Nullable Object> wish() {
        Map<String, @Nullable Object> options = new LinkedHashMap<>();
        options.put("--size", boards.size);
        options.put("--box", boards.box);
        options.put("--method", method);
        options.put("--base", base);
        wishes.addTo(options);
        thinking.addTo(options);
        options.put("--symmetry", symmetry);
        options.put("--allow-multiple", allowMultiple ? true : null);
        options.put("--tries", tries);
        pool.addTo(options);
        return options;
    }

    /** What an id stands for, which leaves nothing to say for other options. */
    private Provenance provenance(String text) {
        Map<String, @Nullable Object> others = wish();
        others.put("--count", count);
        others.put("--seed", seeds.seed);
        others.forEach((option, value) -> {
            if (value != null) {
                throw new UsageException("usage.id-alone", option);
            }
        });
        return Making.provenance(text, messages);
    }

    private Made made(
            Puzzle puzzle, Sink.Shape shape, boolean weighted, Map<Geometry, Inspector> inspectors, Solvers solvers) {
        if (report != null) {
            batch.add(puzzle, inspector(puzzle, inspectors).inspect(puzzle));
        }
        String text = switch (shape) {
            case GRID ->
                sink.draw(puzzle.grid(), puzzle.solution())
                        + (answers && !sink.hasSolution() ? sink.between(shape) + sink.draw(puzzle.solution()) : "");
            case LINE -> puzzle.grid() + "\n" + (answers ? puzzle.solution() + "\n" : "");
            case CSV -> row(puzzle, weighted, inspector(puzzle, inspectors).inspect(puzzle), solvers);
            case JSON -> PuzzleJson.of(puzzle, inspector(puzzle, inspectors).inspect(puzzle)) + "\n";
        };
        return new Made(text, flaw(puzzle));
    }

    /** Sudoku Explainer's ER is asked for only here, because the hardest puzzles take long; it is for 9×9 alone. */
    private String row(Puzzle puzzle, boolean weighted, Passport known, Solvers solvers) {
        Ratings ratings = known.ratings();
        List<Object> fields = new ArrayList<>(List.of(
                puzzle.grid(),
                puzzle.solution(),
                puzzle.grid().givenCount(),
                ratings == null ? "" : RatingText.level(ratings),
                ratings == null ? "" : RatingText.score(ratings),
                ratings == null || !puzzle.grid().geometry().equals(Geometry.CLASSIC)
                        ? ""
                        : solvers.explainer().rate(puzzle.grid()).erText(),
                puzzle.provenance().seed(),
                puzzle.provenance().index()));
        if (weighted) {
            fields.add(puzzle.weight());
        }
        fields.addAll(passport.fields(known));
        return Csv.row(fields);
    }

    /** A report compares canonical forms, too. */
    private Inspector inspector(Puzzle puzzle, Map<Geometry, Inspector> inspectors) {
        return inspectors.computeIfAbsent(
                puzzle.grid().geometry(),
                board -> new Inspector(
                        board, ScaleId.usual(), Inspector.QUICK_SIDE, passport.passport || report != null));
    }

    /** A pattern may say which board it is for. */
    @Override
    public Geometry geometry() {
        Geometry drawn = boards.size == null && boards.box == null ? wishes.patternBoard() : null;
        return drawn == null ? super.geometry() : drawn;
    }

    private int tries(Geometry geometry, HoleStrategy holes, Acceptance acceptance) {
        if (tries == null) {
            return GenerationSpec.usualTries(geometry, holes, acceptance);
        }
        return Values.number(tries, 1, GivenOptions.MOST_TRIES, "usage.tries");
    }
}
