package io.shudu.logic;

import io.shudu.core.grid.House;
import org.jspecify.annotations.Nullable;

/**
 * A digit that can be placed at once, and why: the easiest of all steps.
 *
 * @param technique what shows it
 * @param cell where
 * @param digit what
 * @param house the house that shows it; null for a naked single, which needs none in particular
 */
public record Single(
        Technique technique, int cell, int digit, @Nullable House house) {
    /** What shows that a digit can be placed, easiest first. */
    public enum Technique {
        /** The last empty cell of a house. */
        FULL_HOUSE("full-house"),
        /** The only place left for a digit in a house. */
        HIDDEN_SINGLE("hidden-single"),
        /** The only digit left for a cell. */
        NAKED_SINGLE("naked-single");

        private final String id;

        Technique(String id) {
            this.id = id;
        }

        /** The name that programs exchange. */
        public String id() {
            return id;
        }
    }
}
