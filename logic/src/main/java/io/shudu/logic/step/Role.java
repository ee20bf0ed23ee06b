package io.shudu.logic.step;

import io.shudu.core.grid.Named;

/** The part that a mark plays in a step. It is a meaning; each face has its own looks for it. */
public enum Role implements Named.Constant {
    /** What shows the step: the house of a hidden single, the cells of a subset, the lines of a fish. */
    BASE,
    /** The houses in which a fish removes. */
    COVER,
    /** What keeps a fish from being complete. */
    FIN,
    /** A fin that stands in two base houses. */
    ENDO_FIN,
    /** A digit on the board that rules out other places, or other digits. */
    BLOCKER,
    /** The cell that a wing turns around, or the stem of a blossom. */
    PIVOT,
    /** The cells that a pivot pushes. */
    WING,
    /** A corner of a pattern that must not stand alone, such as a unique rectangle. */
    CORNER,
    /** What saves such a pattern from having two solutions. */
    EXTRA,
    /** The first of several sets or colours. */
    FIRST,
    /** The second one. */
    SECOND,
    /** The third one. */
    THIRD,
    /** Any further one. */
    FURTHER,
    /** A candidate that is true if the assumption is. */
    ON,
    /** A candidate that is false if the assumption is true. */
    OFF,
    /** A link: if one end is false, the other is true. */
    STRONG,
    /** A link: if one end is true, the other is false. */
    WEAK,
    /** Where the step does something. */
    TARGET
}
