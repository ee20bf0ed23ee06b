package io.shudu.terminal.game;

/**
 * A hint that a player took.
 *
 * @param technique the id of the technique
 * @param weight what a step of this technique takes on our scale
 * @param step what the step does, such as {@code r1c2=2}: a hint that comes again is the same hint
 * @param stage the last stage that was shown, from 1 to 6
 * @param at the game's clock when it was asked for, in milliseconds
 */
public record TakenHint(String technique, int weight, String step, int stage, long at) {}
