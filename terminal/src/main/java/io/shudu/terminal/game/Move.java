package io.shudu.terminal.game;

import java.util.List;

/**
 * What one press of a key has changed, however many cells it touched.
 *
 * @param kind what the player did, by the names that the web game uses
 * @param time the game's clock, in milliseconds
 * @param edits what changed
 */
public record Move(String kind, long time, List<Edit> edits) {
    /** Copies the list. */
    public Move {
        edits = List.copyOf(edits);
    }
}
