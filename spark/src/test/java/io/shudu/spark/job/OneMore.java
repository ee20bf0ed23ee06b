package io.shudu.spark.job;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Makes ten times as many puzzles quickly, for measurements: each with one more given, in the first to ninth of its
 * empty cells, into files of their own beside a copy of all. {@code PUZZLES SOLUTIONS FOLDER}
 */
public final class OneMore {
    private static final int CELLS = 81;
    private static final int MORE = 9;

    private OneMore() {}

    /** Runs it. */
    public static void main(String[] args) throws IOException {
        Path puzzles = Path.of(args[0]);
        Path folder = Files.createDirectories(Path.of(args[2]));
        Files.copy(puzzles, folder.resolve("part-0"));
        for (int more = 1; more <= MORE; more++) {
            try (InputStream in = new BufferedInputStream(Files.newInputStream(puzzles), 1 << 20);
                    InputStream solutions = new BufferedInputStream(Files.newInputStream(Path.of(args[1])), 1 << 20);
                    OutputStream out =
                            new BufferedOutputStream(Files.newOutputStream(folder.resolve("part-" + more)), 1 << 20)) {
                byte[] line = new byte[CELLS + 1];
                byte[] solution = new byte[CELLS + 1];
                while (in.readNBytes(line, 0, line.length) == line.length) {
                    solutions.readNBytes(solution, 0, solution.length);
                    int cell = -1;
                    for (int empty = 0; empty < more; empty++) {
                        do {
                            cell++;
                        } while (line[cell] != '.');
                    }
                    line[cell] = solution[cell];
                    out.write(line);
                }
            }
        }
    }
}
