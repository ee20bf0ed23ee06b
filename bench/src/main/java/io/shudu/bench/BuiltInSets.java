package io.shudu.bench;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.grids.RestartMethod;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.RandomCells;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The sets to measure on when nobody names a file: the same puzzles every time. */
public final class BuiltInSets {
    /** Names every random choice. */
    public static final long SEED = 1;

    private static final int CELLS = 81;
    private static final int FEWEST_CLUES = 27;
    private static final int MOST_CLUES = 36;

    private BuiltInSets() {}

    /** All of them, each with about so many different puzzles, except for the hard ones, which are what they are. */
    public static List<PuzzleSet> all(int size) {
        // No clue of a minimal puzzle could go.
        List<String> minimal = made(new RandomCells(0, CELLS), size, SEED);
        return List.of(PuzzleSet.of("easy", easy(size, SEED)), PuzzleSet.of("minimal", minimal), hard());
    }

    /** Puzzles with 27 to 36 clues, as many of each number. */
    public static List<String> easy(int size, long seed) {
        List<String> puzzles = new ArrayList<>(size);
        int kinds = MOST_CLUES - FEWEST_CLUES + 1;
        for (int clues = FEWEST_CLUES; clues <= MOST_CLUES; clues++) {
            int share = size / kinds + (clues - FEWEST_CLUES < size % kinds ? 1 : 0);
            puzzles.addAll(made(new RandomCells(CELLS - clues), share, seed + clues));
        }
        return puzzles;
    }

    private static List<String> made(HoleStrategy holes, int size, long seed) {
        GenerationSpec spec = new GenerationSpec(
                Geometry.CLASSIC,
                new RestartMethod(),
                holes,
                true,
                GenerationSpec.usualTries(Geometry.CLASSIC, holes, Acceptance.UNIQUE));
        Generator generator = new Generator(spec, seed);
        List<String> puzzles = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            puzzles.add(generator.make(i).grid().toString());
        }
        return puzzles;
    }

    /** Puzzles that people know for being hard. */
    public static PuzzleSet hard() {
        return PuzzleSet.of("hard", lines("hard.txt"));
    }

    /** The lines of a file beside this class, up to the first space each, without remarks. */
    static List<String> lines(String file) {
        try (InputStream stream = Objects.requireNonNull(BuiltInSets.class.getResourceAsStream(file), file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split(" ", 2)[0])
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A set as it is measured: permuted and shuffled, always in the same way. */
    public static PuzzleSet mixed(PuzzleSet set) {
        return set.mixed(new SeedSequence(SEED).at(0), InBatches.BATCH);
    }
}
