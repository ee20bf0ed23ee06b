package io.shudu.bench;

import io.shudu.core.grid.Geometry;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.core.solve.classic.PuzzleBatch;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.zip.CRC32;

/**
 * How many guesses each engine makes over a fixed corpus, and a checksum of what it finds: a change that should not
 * change the search changes neither.
 *
 * @param nodes guesses by name of the engine
 * @param checksums what was found by name of the engine: number of solutions, and the solution if there is one
 */
public record Signature(Map<String, Long> nodes, Map<String, Long> checksums) {
    /** The signature of all engines here. */
    public static Signature take() {
        PuzzleSet corpus = PuzzleSet.of("signature", BuiltInSets.lines("signature.txt"));
        Map<String, Long> nodes = new LinkedHashMap<>();
        Map<String, Long> checksums = new LinkedHashMap<>();
        for (String id : BatchSolver.engines()) {
            BatchSolver solver = Objects.requireNonNull(BatchSolver.of(id));
            PuzzleBatch batch = new PuzzleBatch(corpus.size());
            batch.clear(corpus.text());
            for (int i = 0; i < corpus.size(); i++) {
                batch.add(corpus.start(i));
            }
            nodes.put(id, solver.solve(batch, SolveLimit.unique()));
            checksums.put(id, checksum(batch));
        }
        GridSolver general = new GridSolver(Solver.of(Geometry.CLASSIC, Solver.GENERAL));
        CRC32 sum = new CRC32();
        byte[] solution = new byte[PuzzleBatch.CELLS];
        for (int i = 0; i < corpus.size(); i++) {
            add(sum, general.solve(corpus.text(), corpus.start(i), solution), solution, 0);
        }
        nodes.put("general", general.nodes());
        checksums.put("general", sum.getValue());
        return new Signature(nodes, checksums);
    }

    private static long checksum(PuzzleBatch batch) {
        CRC32 sum = new CRC32();
        for (int i = 0; i < batch.size(); i++) {
            add(sum, batch.count(i), batch.solutions(), i * PuzzleBatch.CELLS);
        }
        return sum.getValue();
    }

    /** Of several solutions engines may find different ones, so only a single one counts. */
    private static void add(CRC32 sum, int count, byte[] solution, int start) {
        sum.update(count);
        if (count == 1) {
            sum.update(solution, start, PuzzleBatch.CELLS);
        }
    }

    /** Whether all engines found the same. */
    public boolean agrees() {
        return checksums.values().stream().distinct().count() == 1;
    }

    /** One line such as {@code classic 123456 general 234567 a1b2c3d4}; a checksum each if they differ. */
    @Override
    public String toString() {
        StringBuilder line = new StringBuilder();
        nodes.forEach((engine, count) -> {
            line.append(engine).append(' ').append(count).append(' ');
            if (!agrees()) {
                line.append(hex(engine)).append(' ');
            }
        });
        return agrees()
                ? line.append(hex("general")).toString()
                : line.toString().strip();
    }

    private String hex(String engine) {
        return String.format("%08x", checksums.getOrDefault(engine, 0L));
    }
}
