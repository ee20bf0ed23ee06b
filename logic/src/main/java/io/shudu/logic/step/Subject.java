package io.shudu.logic.step;

/** Something on the board that one can point at. */
public sealed interface Subject {
    /**
     * A cell.
     *
     * @param cell its number
     */
    record OfCell(int cell) implements Subject {}

    /**
     * A digit, wherever it stands.
     *
     * @param digit from 1
     */
    record OfDigit(int digit) implements Subject {}

    /**
     * A house.
     *
     * @param house its number among the houses of the board
     */
    record OfHouse(int house) implements Subject {}

    /**
     * A digit in a cell.
     *
     * @param candidate which
     */
    record OfCandidate(Candidate candidate) implements Subject {}
}
