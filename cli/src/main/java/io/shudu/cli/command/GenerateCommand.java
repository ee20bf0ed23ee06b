package io.shudu.cli.command;

import io.shudu.cli.output.Csv;
import io.shudu.cli.output.Output;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.IoFailure;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.WholeNumbers;
import io.shudu.core.transform.Canonizer;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Provenance;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.holes.Unbiased;
import io.shudu.generate.passport.Batch;
import io.shudu.generate.passport.Inspector;
import io.shudu.logic.rate.Ratings;
import io.shudu.logic.rate.ScaleId;
import io.shudu.render.json.PuzzleJson;
import io.shudu.render.words.Explanation;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code shudu generate}: puzzles. */
@Command(name = "generate")
public final class GenerateCommand extends MethodCommand {
    @Mixin
    public Wishes wishes = new Wishes();

    @Mixin
    public Thinking thinking = new Thinking();

    @Option(names = "--allow-multiple")
    public boolean allowMultiple;

    @Option(names = "--tries", paramLabel = "N")
    @Nullable
    public String tries;

    @Option(names = "--symmetry", paramLabel = "SYMMETRY")
    @Nullable
    public String symmetry;

    @Option(names = "--id", paramLabel = "ID")
    @Nullable
    public String id;

    @Option(names = "--answers")
    public boolean answers;

    @Option(names = "--report", paramLabel = "FILE", arity = "0..1", fallbackValue = "")
    @Nullable
    public String report;

    @Option(names = "--pool", paramLabel = "FILE")
    @Nullable
    public String pool;

    @Option(names = "--fill")
    public boolean fill;

    @Option(names = "--undisguised")
    public boolean undisguised;

    private final Batch batch = new Batch();

    public GenerateCommand(Session session) {
        super(session);
    }

    @Override
    public Integer call() throws InterruptedException {
        if (id != null) {
            Provenance provenance = provenance(id);
            return makePuzzles(provenance.holes().equals(Unbiased.ID), () -> index -> provenance.make());
        }
        wishes.checkBase(base, session.messages());
        Geometry geometry = geometry();
        GridMethod maker = method(geometry);
        Acceptance acceptance = thinking.acceptance(geometry, allowMultiple, session.messages());
        HoleStrategy holes = GenerationSpec.wished(
                geometry,
                maker,
                wishes.holes(geometry, acceptance, symmetry() != Symmetry.NONE, maker, session.messages()),
                symmetry(),
                acceptance);
        GenerationSpec spec =
                new GenerationSpec(geometry, maker, holes, symmetry(), acceptance, tries(geometry, holes, acceptance));
        long seed = seeds.seed(session.messages());
        if (fill && report != null) {
            throw new UsageException(session.messages().text("usage.fill-report"));
        }
        if (pool != null) {
            return fromPool(pool(pool), spec, seed);
        }
        if (fill || undisguised) {
            throw new UsageException(session.messages().text("usage.pool"));
        }
        return makePuzzles(holes instanceof Unbiased, () -> new Generator(spec, seed)::make);
    }

    private Pool pool(String file) {
        try {
            return new Pool(Path.of(file));
        } catch (InvalidPathException e) {
            throw new IoFailure(file, new NoSuchFileException(file));
        }
    }

    /** Puts puzzles into a pool, or takes some out and makes the rest. */
    private int fromPool(Pool store, GenerationSpec spec, long seed) throws InterruptedException {
        if (fill) {
            return makeAll(List.of(), Sink.Shape.LINE, () -> {
                Generator generator = new Generator(spec, seed);
                return index -> kept(generator.make(index), store);
            });
        }
        List<Puzzle> drawn = store.draw(spec, count());
        if (store.bad() > 0) {
            session.say(session.messages().text("generate.pool-bad", store, store.bad()));
        }
        List<Puzzle> shown = undisguised ? drawn : Pool.disguised(drawn, spec, seed);
        boolean printed = false;
        try {
            int status = makePuzzles(spec.holes() instanceof Unbiased, () -> {
                Generator generator = new Generator(spec, seed);
                return index -> index < shown.size() ? shown.get((int) index) : generator.make(index);
            });
            printed = true;
            return status;
        } finally {
            if (!printed) {
                // Nobody may have got them.
                drawn.forEach(store::add);
            }
        }
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
        return puzzle.missing() == 0 && puzzle.accepted()
                ? null
                : wishes.shortfall(puzzle, id != null, session.messages());
    }

    @Override
    public List<String> inputs() {
        List<String> files = new ArrayList<>();
        if (wishes.pattern != null) {
            files.add(wishes.pattern);
        }
        if (pool != null) {
            files.add(pool);
        }
        return files;
    }

    private int makePuzzles(boolean weighted, Supplier<LongFunction<Puzzle>> generators) throws InterruptedException {
        Sink.Shape shape = sink.shape(session, count() == 1);
        List<String> columns =
                new ArrayList<>(List.of("puzzle", "solution", "clues", "level", "score", "er", "seed", "index"));
        if (weighted) {
            columns.add("weight");
        }
        long begun = System.nanoTime();
        int status = makeAll(columns, shape, () -> {
            LongFunction<Puzzle> generator = generators.get();
            Map<Geometry, Inspector> inspectors = new HashMap<>();
            if (report == null) {
                return index -> made(generator.apply(index), shape, weighted, inspectors);
            }
            // Its tables take as long to make as some puzzles.
            Canonizer canonizer = new Canonizer();
            return index -> {
                Puzzle puzzle = generator.apply(index);
                batch.add(puzzle, inspector(puzzle, inspectors).inspect(puzzle), Batch.form(puzzle, canonizer));
                return made(puzzle, shape, weighted, inspectors);
            };
        });
        if (report != null) {
            report(new BatchTable(session.messages(), batch, System.nanoTime() - begun), report);
        }
        return status;
    }

    /** What all puzzles are like: into a file, or for the user beside the puzzles. */
    private void report(BatchTable table, String file) {
        if (file.isEmpty()) {
            session.say(table.text().stripTrailing());
            return;
        }
        try (Output output = Output.file(session, file)) {
            output.print(table.forFile(file));
            output.complete();
        }
    }

    /** What an id stands for, which leaves nothing to say for other options. */
    private Provenance provenance(String text) {
        Messages messages = session.messages();
        Map<String, @Nullable Object> others = new LinkedHashMap<>();
        others.put("--count", count);
        others.put("--size", boards.size);
        others.put("--box", boards.box);
        others.put("--method", method);
        others.put("--base", base);
        wishes.addTo(others);
        thinking.addTo(others);
        others.put("--symmetry", symmetry);
        others.put("--allow-multiple", allowMultiple ? true : null);
        others.put("--tries", tries);
        others.put("--seed", seeds.seed);
        others.put("--pool", pool);
        others.put("--fill", fill ? true : null);
        others.put("--undisguised", undisguised ? true : null);
        others.forEach((option, value) -> {
            if (value != null) {
                throw new UsageException(messages.text("usage.id-alone", option));
            }
        });
        return switch (PuzzleId.parse(text)) {
            case PuzzleId.Result.Ok ok -> ok.provenance();
            case PuzzleId.Result.Bad bad ->
                throw new UsageException(messages.text("usage.id", text, Explanation.of(messages.language(), bad)));
        };
    }

    private Made made(Puzzle puzzle, Sink.Shape shape, boolean weighted, Map<Geometry, Inspector> inspectors) {
        int given = puzzle.grid().givenCount();
        long seed = puzzle.provenance().seed();
        long index = puzzle.provenance().index();
        String text = switch (shape) {
            case GRID ->
                sink.draw(puzzle.grid(), puzzle.solution())
                        + (answers && !sink.hasSolution() ? sink.between(shape) + sink.draw(puzzle.solution()) : "");
            case LINE -> puzzle.grid() + "\n" + (answers ? puzzle.solution() + "\n" : "");
            // The rating of Sudoku Explainer has its column, but does not exist yet.
            case CSV -> {
                Ratings ratings = puzzle.provenance().acceptance().unique()
                        ? inspector(puzzle, inspectors).rate(puzzle.grid(), puzzle.solution())
                        : null;
                List<String> fields = new ArrayList<>(List.of(
                        puzzle.grid().toString(),
                        puzzle.solution().toString(),
                        String.valueOf(given),
                        ratings == null ? "" : RatingText.level(ratings),
                        ratings == null ? "" : RatingText.score(ratings),
                        "",
                        String.valueOf(seed),
                        String.valueOf(index)));
                if (weighted) {
                    fields.add(String.valueOf(puzzle.weight()));
                }
                yield Csv.row(fields.toArray(new String[0])) + "\n";
            }
            case JSON -> PuzzleJson.of(puzzle, inspector(puzzle, inspectors).inspect(puzzle)) + "\n";
        };
        return new Made(text, flaw(puzzle));
    }

    private static Inspector inspector(Puzzle puzzle, Map<Geometry, Inspector> inspectors) {
        return inspectors.computeIfAbsent(
                puzzle.grid().geometry(), board -> new Inspector(board, ScaleId.usual(), Inspector.QUICK_SIDE));
    }

    private Symmetry symmetry() {
        if (symmetry == null) {
            return Symmetry.NONE;
        }
        Symmetry named = Symmetry.byId(symmetry);
        if (named == null) {
            throw new UsageException(
                    session.messages().text("usage.symmetry", symmetry, String.join(", ", Symmetry.ids())));
        }
        return named;
    }

    /** A pattern may say which board it is for. */
    @Override
    public Geometry geometry() {
        Geometry drawn = boards.size == null && boards.box == null ? wishes.patternBoard(session.messages()) : null;
        return drawn == null ? super.geometry() : drawn;
    }

    private int tries(Geometry geometry, HoleStrategy holes, Acceptance acceptance) {
        if (tries == null) {
            return GenerationSpec.usualTries(geometry, holes, acceptance);
        }
        int number = WholeNumbers.parse(tries, 1, Wishes.MOST_TRIES);
        if (number < 0) {
            throw new UsageException(session.messages().text("usage.tries", tries));
        }
        return number;
    }
}
