package io.shudu.bench.tdoku;

import io.shudu.bench.BuiltInSets;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Writes the puzzles that are measured beside tdoku, one file a set, from a folder of collections and a fixed seed. */
public final class TdokuSets {
    private static final int CELLS = 81;
    private static final int EASY = 100_000;
    private static final int FEW_CLUES = 10_000;
    private static final int HARDEST = 4_096;
    private static final int REMOVED = 5;

    private final Path data;
    private final Path out;

    private TdokuSets(Path data, Path out) {
        this.data = data;
        this.out = out;
    }

    /** {@code TdokuSets DATA_FOLDER OUT_FOLDER [EASY_PUZZLES]}. */
    public static void main(String[] args) throws IOException {
        int easy = args.length > 2 ? Integer.parseInt(args[2]) : EASY;
        new TdokuSets(Path.of(args[0]), Path.of(args[1])).write(easy);
    }

    private void write(int easy) throws IOException {
        Files.createDirectories(out);
        List<String> seventeen = read("17-clue.txt");
        write("easy", BuiltInSets.easy(easy, BuiltInSets.SEED));
        write("17-clue", seventeen);
        write("top1465", read("top1465.txt"));
        write("hardest-1106", read("hardest-1106.txt"));
        write("hardest-1905", sample(read("hardest-1905.txt"), HARDEST, rng(1)));
        write("12-clue", fewer(sample(seventeen, FEW_CLUES, rng(2)), rng(3)));
        write("empty", List.of(".".repeat(CELLS)));
    }

    private static Rng rng(long stream) {
        return new SeedSequence(BuiltInSets.SEED).at(stream);
    }

    private List<String> read(String file) throws IOException {
        return Files.readAllLines(data.resolve(file)).stream()
                .filter(line -> line.length() >= CELLS && !line.startsWith("#"))
                .map(line -> line.substring(0, CELLS))
                .toList();
    }

    static List<String> sample(List<String> puzzles, int size, Rng rng) {
        return Arrays.stream(rng.permutation(0, puzzles.size()))
                .limit(size)
                .mapToObj(puzzles::get)
                .toList();
    }

    /** The puzzles with five clues less each: many solutions. */
    static List<String> fewer(List<String> puzzles, Rng rng) {
        List<String> changed = new ArrayList<>(puzzles.size());
        for (String puzzle : puzzles) {
            StringBuilder cells = new StringBuilder(puzzle);
            int left = REMOVED;
            for (int cell : rng.permutation(0, CELLS)) {
                if (left > 0 && cells.charAt(cell) != '.') {
                    cells.setCharAt(cell, '.');
                    left--;
                }
            }
            changed.add(cells.toString());
        }
        return changed;
    }

    private void write(String name, List<String> puzzles) throws IOException {
        Files.write(out.resolve(name + ".txt"), puzzles, StandardCharsets.US_ASCII);
    }
}
