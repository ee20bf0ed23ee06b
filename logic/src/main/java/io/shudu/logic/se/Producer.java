package io.shudu.logic.se;

/** Looks for steps of one kind. */
interface Producer {
    /**
     * Finds the step of this kind that Sudoku Explainer takes.
     *
     * @param found takes the step
     * @return whether there is any
     */
    boolean find(Board board, Found found);
}
