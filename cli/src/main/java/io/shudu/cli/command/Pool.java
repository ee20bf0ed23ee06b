package io.shudu.cli.command;

import io.shudu.cli.output.PartFile;
import io.shudu.cli.session.IoFailure;
import io.shudu.core.format.GridFormats;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Parts;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Provenance;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A file of puzzles that were made in advance, so that rare wishes are answered at once.
 *
 * <p>Each line has the id of a puzzle and the puzzle. A wish takes lines whose id is that of the wish but for the seed;
 * what it takes is gone. Lines that nobody understands stay where they are.
 *
 * <p>Several programs may use a file at once: whoever reads or writes it has a lock, on a file beside it that is never
 * replaced. What is left after puzzles were taken is written beside the file and takes its name when it is complete.
 */
public final class Pool {
    private static final int MOST_DISGUISES = 20;
    /** Every byte is a character, so that whatever else is in the file stays as it is. */
    private static final Charset BYTES = StandardCharsets.ISO_8859_1;

    private final Path file;
    private int bad;

    public Pool(Path file) {
        this.file = file;
    }

    /** Something that is done while nobody else touches the file. */
    private interface Turn {
        void take() throws IOException;
    }

    private void inTurn(Turn turn) {
        Path lock = file.resolveSibling(file.getFileName() + ".lock");
        // Locks of files are between programs only.
        synchronized (Pool.class) {
            try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                // Given back when the channel is closed.
                channel.lock();
                turn.take();
            } catch (IOException e) {
                throw new IoFailure(file.toString(), e);
            }
        }
    }

    public void add(Puzzle puzzle) {
        String line = PuzzleId.of(puzzle.provenance()) + " " + puzzle.grid() + "\n";
        inTurn(() -> Files.writeString(
                file, line, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND));
    }

    /** The right to fill the file, which one program has at a time. */
    public record Filling(FileChannel channel) implements AutoCloseable {
        @Override
        public void close() {
            try {
                channel.close();
            } catch (IOException e) {
                throw new IoFailure("pool", e);
            }
        }
    }

    /** Asks for the right to fill the file; null if somebody else has it. */
    public @Nullable Filling filling() {
        Path lock = file.resolveSibling(file.getFileName() + ".filling");
        try {
            FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (channel.tryLock() != null) {
                return new Filling(channel);
            }
            channel.close();
            return null;
        } catch (OverlappingFileLockException here) {
            return null;
        } catch (IOException e) {
            throw new IoFailure(file.toString(), e);
        }
    }

    /** How many puzzles of a kind are in the file. */
    public int count(GenerationSpec spec) {
        int[] count = {0};
        inTurn(() -> {
            if (Files.exists(file)) {
                String prefix = prefix(spec);
                try (Stream<String> lines = Files.lines(file, BYTES)) {
                    count[0] =
                            (int) lines.filter(line -> line.startsWith(prefix)).count();
                }
            }
        });
        return count[0];
    }

    /** How the lines begin that belong to a wish. */
    private static String prefix(GenerationSpec spec) {
        String wish = PuzzleId.of(new Provenance.Run(spec, 0, 0));
        return wish.substring(0, wish.lastIndexOf(":0:0") + 1);
    }

    /** Takes puzzles out, as many as there are up to a number. */
    public List<Puzzle> draw(GenerationSpec spec, long count) {
        List<Puzzle> drawn = new ArrayList<>();
        inTurn(() -> {
            if (!Files.exists(file)) {
                return;
            }
            String prefix = prefix(spec);
            StringBuilder rest = new StringBuilder();
            for (String line : Files.readAllLines(file, BYTES)) {
                Puzzle puzzle = drawn.size() < count && line.startsWith(prefix) ? puzzle(line) : null;
                if (puzzle == null) {
                    rest.append(line).append('\n');
                } else {
                    drawn.add(puzzle);
                }
            }
            if (!drawn.isEmpty()) {
                replace(rest.toString());
            }
        });
        return drawn;
    }

    /**
     * Puzzles in disguise.
     *
     * @param seed from which number on to look for disguises
     */
    public static List<Puzzle> disguised(List<Puzzle> drawn, GenerationSpec spec, long seed) {
        Acceptance.Judge judge = spec.acceptance().judge(spec.geometry());
        List<Puzzle> disguised = new ArrayList<>();
        for (Puzzle puzzle : drawn) {
            disguised.add(disguised(puzzle, judge, seed + (long) disguised.size() * MOST_DISGUISES));
        }
        return disguised;
    }

    private void replace(String text) throws IOException {
        PartFile part = PartFile.create(file);
        try (OutputStream stream = part.stream()) {
            stream.write(text.getBytes(BYTES));
            part.complete();
        } catch (IOException e) {
            part.discard();
            throw e;
        }
    }

    /** How many lines belong to a wish and are no puzzle. */
    public int bad() {
        return bad;
    }

    /** The name of the file. */
    @Override
    public String toString() {
        return file.toString();
    }

    private @Nullable Puzzle puzzle(String line) {
        List<String> fields = Parts.of(line, ' ');
        if (fields.size() == 2
                && PuzzleId.parse(fields.getFirst()) instanceof PuzzleId.Result.Ok ok
                && ok.provenance() instanceof Provenance.Run run
                && GridFormats.recognise(fields.getLast()).parse(fields.getLast(), run.geometry())
                        instanceof ParseResult.Ok parsed) {
            SolveResult solved = Solver.of(run.geometry()).solve(parsed.grid(), SolveLimit.unique());
            if (solved.verdict() == Verdict.ONE) {
                return new Puzzle(parsed.grid().allGiven(), solved.solution(), 0, true, 1, 1, run);
            }
        }
        bad++;
        return null;
    }

    /** A puzzle in the first disguise in which it is still as wished: some techniques depend on the order of cells. */
    private static Puzzle disguised(Puzzle puzzle, Acceptance.Judge judge, long first) {
        for (int i = 0; i < MOST_DISGUISES; i++) {
            long disguise = Math.floorMod(first + i, SeedSequence.MAX_SEED);
            Puzzle other = new Provenance.Disguised((Provenance.Run) puzzle.provenance(), disguise).of(puzzle);
            if (judge.offBy(other.grid(), other.solution()) == 0) {
                return other;
            }
        }
        return puzzle;
    }
}
