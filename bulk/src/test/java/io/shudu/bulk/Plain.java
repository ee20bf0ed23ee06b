package io.shudu.bulk;

import io.shudu.core.solve.classic.PuzzleBatch;
import io.shudu.testkit.Puzzles;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** What the tests make of lines: the first solution and the number of solutions, or the line itself with its number. */
final class Plain implements LineAnswers<String> {
    static final String SOLVED = Puzzles.SOLVED;
    static final String EASY = Puzzles.EASY;

    @Override
    public void puzzle(long number, PuzzleBatch batch, int puzzle, Results<String> results) {
        results.countSolved();
        results.add(batch.solutions(), puzzle * PuzzleBatch.CELLS, PuzzleBatch.CELLS);
        results.add(' ');
        results.add(batch.count(puzzle));
        results.add('\n');
    }

    @Override
    public void other(long number, byte[] text, int start, int end, Results<String> results) {
        String line = new String(text, start, end - start, StandardCharsets.UTF_8);
        results.add(number);
        results.add(" " + line + "\n");
        results.note(line);
    }

    /** A stream of so many puzzles, which need no search, one a line. */
    static InputStream puzzles(long count) {
        byte[] line = (SOLVED.substring(0, 80) + ".\n").getBytes(StandardCharsets.US_ASCII);
        return new InputStream() {
            private long at;

            @Override
            public int read() {
                return at >= count * line.length ? -1 : line[(int) (at++ % line.length)];
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                int given = (int) Math.min(length, count * line.length - at);
                for (int i = 0; i < given; i++) {
                    bytes[from + i] = (byte) read();
                }
                return given == 0 ? -1 : given;
            }
        };
    }
}
