package io.shudu.logic.step;

/** Something to look at, with the part that it plays in a step. */
public sealed interface Mark {
    /** The part that it plays. */
    Role role();

    /**
     * A cell, a house or a candidate.
     *
     * @param role the part that it plays
     * @param subject what
     */
    record On(Role role, Subject subject) implements Mark {}

    /**
     * A link between two candidates: if one of them is true, or false, so much is known of the other.
     *
     * @param role the part that it plays
     * @param from where it begins
     * @param to where it ends
     */
    record Link(Role role, Candidate from, Candidate to) implements Mark {}
}
