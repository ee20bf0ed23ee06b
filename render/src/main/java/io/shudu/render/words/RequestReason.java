package io.shudu.render.words;

import io.shudu.core.grid.Named;

/** What a request should have had instead. Each constant documents its arguments. */
public enum RequestReason implements Named.Constant {
    /** JSON. Arguments: the character from 1 where it is none, what was expected there. */
    JSON,
    /** A JSON object. */
    OBJECT,
    /** A shorter request. Arguments: the most characters. */
    CHARACTERS,
    /** A request with a shorter answer. Arguments: the most characters. */
    ANSWER,
    /** A field that must be there. */
    MISSING,
    /** A string. */
    STRING,
    /** An array of strings. */
    STRINGS,
    /** An array of puzzles. Arguments: how many at most. */
    PUZZLES,
    /** True or false. */
    FLAG,
    /** A whole number. Arguments: the least, the greatest. */
    NUMBER,
    /** A board. Arguments: the largest side. */
    BOARD,
    /** A smaller board. Arguments: the largest side. */
    SIDE,
    /** A side that some board has. */
    SIZE,
    /** A box that goes with the size. Arguments: its cells. */
    BOX_SIZE,
    /** A cell of the board. */
    CELL,
    /** Cells with digits. Arguments: what was found instead. */
    ENTRIES,
    /** A day. */
    DATE,
    /** One of a list. Arguments: the list. */
    ONE_OF,
    /** Nothing, as another field says it all. Arguments: that field. */
    ALONE,
    /** The id of a puzzle. Arguments: the part that is wrong, its text. */
    ID,
    /** A puzzle that is found sooner. Arguments: the most tries. */
    TRIES,
    /** A kind of puzzle that is made at once. */
    QUICK,
    /** A method for the board. Arguments: the method. */
    METHOD_BOARD,
    /** A wish about the thinking that a puzzle of the board needs. Arguments: which kind of wish. */
    THINKING,
    /** A number of holes. Arguments: the cells of the board, its side. */
    HOLES,
    /** Colours for all cells. Arguments: how many colours, how many cells. */
    COLOURS,
    /** A step of a transform. Arguments: why this is none, the step, what that speaks of. */
    STEP
}
