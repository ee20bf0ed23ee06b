package io.shudu.terminal.game;

/**
 * What lies on a board, in layers that map keys to numbers, 0 meaning nothing there. Saved games name them by their
 * order. The key is the cell, but for the last two, which the web game draws and a terminal keeps as they are.
 */
public enum Layer {
    /** The player's digits. */
    VALUE,
    /** Corner marks, a bit for each digit. */
    CORNER,
    /** Centre marks, a bit for each digit. */
    CENTRE,
    /** Colours of cells, a bit for each colour. */
    COLOUR,
    /** Colours of candidates. */
    TINT,
    /** Lines between cells. */
    LINE
}
