package io.shudu.core.format;

import io.shudu.core.grid.Named;
import io.shudu.core.json.JsonScanner;
import java.util.List;

/** Why a text is not a grid. Each constant documents its arguments. */
public enum ParseReason implements Named.Constant {
    /** There is nothing to read. */
    EMPTY,
    /** The text fits no format. */
    UNKNOWN_FORMAT,
    /** A puzzle with a wrong number of cells. Arguments: how many there are. */
    WRONG_LENGTH,
    /** A puzzle of another size than was asked for. Arguments: its cells, the cells wanted. */
    WRONG_SIZE,
    /** A character that is no digit of this size and no empty cell. Arguments: the character, the largest symbol. */
    BAD_CHARACTER,
    /** A row with a wrong number of cells. Arguments: the row from 1, its cells, the cells wanted. */
    WRONG_ROW_LENGTH,
    /** A grid with a wrong number of rows. Arguments: its rows, the rows wanted. */
    WRONG_ROW_COUNT,
    /** A cell's content that is no digit of this size. Arguments: the text, the largest symbol. */
    BAD_CELL,
    /** A candidate that does not exist on this board. Arguments: the text. */
    BAD_CANDIDATE,
    /** A digit in the place of another one that is given. Arguments: the digit, the given digit. */
    CONTRADICTS_GIVEN,
    /** Boxes of a shape that does not fit the size. Arguments: the text. */
    BAD_BOX,
    /** A field that must be there is not. Arguments: its name. */
    MISSING_FIELD,
    /**
     * The file's own syntax is broken. Arguments: the format's id, what was expected: signs, or a {@link #WORDS word}.
     */
    BAD_SYNTAX,
    /** The text is longer than any puzzle. Arguments: the largest number of characters accepted. */
    TOO_LONG,
    /** A link without a puzzle in it: at most it names one that its server has. */
    NO_PUZZLE_IN_LINK,
    /** A link whose puzzle cannot be unpacked; mostly its end got lost. */
    DAMAGED_LINK;

    /** What {@link #BAD_SYNTAX} may expect that is not to be shown as it is but in words, in every language. */
    public static final List<String> WORDS = List.of(
            "end",
            "string",
            "value",
            "figure",
            "escape",
            "four hexadecimal figures",
            "at most " + JsonScanner.DEPTH + " levels",
            "one row",
            "one line",
            "cell",
            "element",
            "name",
            "entity",
            "version 1 to 4",
            "0 or 1");
}
