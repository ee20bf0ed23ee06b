package io.shudu.bench;

import io.shudu.testkit.Puzzles;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Puzzles with known answers. */
final class Samples {
    static final String EASY = Puzzles.EASY;
    static final String SOLUTION = Puzzles.SOLVED;
    static final String HARD = Puzzles.HARD;
    /** Two digits are nowhere, so they can be exchanged. */
    static final String TWO = SOLUTION.replace('1', '.').replace('2', '.');
    /** 5 stands twice in the first row. */
    static final String NONE = "55" + EASY.substring(2);

    static final PuzzleSet SET = PuzzleSet.of("samples", List.of(EASY, HARD, TWO, NONE));

    private Samples() {}

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
