package io.shudu.bench;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Puzzles with known answers. */
final class Samples {
    static final String EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    static final String SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    static final String HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
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
