package io.shudu.bench;

/**
 * What a measurement found out about one contestant on one set.
 *
 * @param set name of the set
 * @param contestant name of the contestant
 * @param outcome how it went
 */
public record Result(String set, String contestant, Outcome outcome) {
    /** How it went. */
    public sealed interface Outcome {}

    /**
     * All answers were right.
     *
     * @param puzzles how many puzzles were checked and timed
     * @param score how fast it was
     */
    public record Timed(int puzzles, Score score) implements Outcome {}

    /**
     * An answer was wrong, so there is no time.
     *
     * @param answer the first wrong answer
     */
    public record Wrong(WrongAnswer answer) implements Outcome {}

    /**
     * It could not take part here.
     *
     * @param reason why, as the machine says it
     */
    public record Absent(String reason) implements Outcome {}
}
