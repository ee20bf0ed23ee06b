package io.shudu.terminal.play;

/** What a key can ask for on the board. */
public enum Action {
    /** Goes to the cell above, below, left or right. */
    UP,
    /** See above. */
    DOWN,
    /** See above. */
    LEFT,
    /** See above. */
    RIGHT,
    /** Goes to the first cell of the row. */
    ROW_START,
    /** Goes to the last cell of the row. */
    ROW_END,
    /** Goes a box up. */
    BOX_UP,
    /** Goes a box down. */
    BOX_DOWN,
    /** Enters a digit with the chosen tool. */
    ENTER,
    /** Enters a corner mark. */
    CORNER,
    /** Enters a colour. */
    COLOUR,
    /** Clears what lies on top in the cell. */
    CLEAR,
    /** Clears all that is in the cell. */
    CLEAR_ALL,
    /** Digits are digits. */
    TOOL_DIGIT,
    /** Digits are corner marks. */
    TOOL_CORNER,
    /** Digits are centre marks. */
    TOOL_CENTRE,
    /** Digits are colours. */
    TOOL_COLOUR,
    /** The next tool. */
    NEXT_TOOL,
    /** Takes the last move back. */
    UNDO,
    /** Makes the next undone move again. */
    REDO,
    /** Marks this moment to come back to. */
    CHECKPOINT,
    /** Goes back to the last marked moment. */
    BACK,
    /** A hint, or more of it. */
    HINT,
    /** Another hint. */
    ANOTHER,
    /** Are there errors? */
    CHECK,
    /** Covers the board. */
    PAUSE,
    /** Hides or shows the clock. */
    CLOCK,
    /** Fills all notes in. */
    FILL_NOTES,
    /** Corner marks become centre marks. */
    CORNERS_TO_CENTRE,
    /** Shows a digit everywhere; with 0, that of the cell. */
    FOCUS,
    /** Selects all empty cells. */
    SELECT_EMPTY,
    /** Closes the panel, or gives up the selection. */
    ESCAPE,
    /** A command is to be typed. */
    COMMAND_LINE,
    /** All keys. */
    HELP,
    /** Everything else. */
    MENU,
    /** The other games. */
    GAMES,
    /** The link for the web game. */
    LINK,
    /** Leaves; all is saved. */
    QUIT
}
