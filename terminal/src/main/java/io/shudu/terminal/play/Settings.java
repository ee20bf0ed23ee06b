package io.shudu.terminal.play;

/**
 * What a player has asked for.
 *
 * @param vi whether h, j, k and l move
 * @param address where the web game is, for links
 */
public record Settings(boolean vi, String address) {}
