package io.shudu.terminal.game;

import java.util.ArrayList;
import java.util.List;

/** Help that a player took, as the web game counts it. */
public final class Help {
    /** A check that finds nothing is free once in each of so many parts of the board. */
    private static final int PARTS = 4;

    /**
     * A check.
     *
     * @param part in which part of the board, by the cells that were filled, from 0
     * @param found whether it found something wrong
     */
    public record Checked(int part, boolean found) {}

    /** How often a hint was asked for. */
    public int hints;
    /** How many cells were revealed. */
    public int reveals;
    /** How often the board was checked. */
    public int checks;
    /** How often the game went back to where all was right. */
    public int rewinds;
    /** Whether notes were filled in. */
    public boolean filledNotes;
    /** Whether the game ended by looking at the answer. */
    public boolean answer;
    /** Which hints. */
    public final List<TakenHint> taken = new ArrayList<>();
    /** The checks. */
    public final List<Checked> checked = new ArrayList<>();
    /** For each revealed cell what its cheapest proof takes; 0 if nobody knows. */
    public final List<Integer> revealed = new ArrayList<>();

    /** Starts with none. */
    public Help() {}

    /** Notes that a hint was shown up to a stage; one that was shown before is only shown further. */
    public void take(TakenHint hint) {
        for (int i = 0; i < taken.size(); i++) {
            TakenHint before = taken.get(i);
            if (before.technique().equals(hint.technique()) && before.step().equals(hint.step())) {
                if (before.stage() < hint.stage()) {
                    taken.set(
                            i,
                            new TakenHint(
                                    before.technique(), before.weight(), before.step(), hint.stage(), before.at()));
                }
                return;
            }
        }
        hints++;
        taken.add(hint);
    }

    /** Notes that the board was checked, and whether anything was wrong. */
    public void takeCheck(boolean found, Game game) {
        checks++;
        learnErrors(found, game);
    }

    /** Notes that the player was told whether anything is wrong, by a check or otherwise. */
    public void learnErrors(boolean found, Game game) {
        checked.add(new Checked(Math.min(PARTS - 1, game.filled(PARTS)), found));
    }
}
