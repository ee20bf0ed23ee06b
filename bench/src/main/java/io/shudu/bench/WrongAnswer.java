package io.shudu.bench;

/**
 * A wrong answer.
 *
 * @param kind what is wrong with it
 * @param number the puzzle's number in its set, from 1
 * @param puzzle the puzzle
 * @param said how many solutions the contestant found
 * @param expected how many there are, up to two
 */
public record WrongAnswer(Kind kind, int number, String puzzle, int said, int expected) {
    /** What can be wrong. */
    public enum Kind {
        /** The number of solutions. */
        COUNT,
        /** The solution breaks a rule. */
        RULES,
        /** The solution has another digit where the puzzle gives one. */
        CLUES
    }
}
