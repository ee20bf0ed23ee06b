package io.shudu.terminal.game;

/**
 * One number of one layer changes.
 *
 * @param layer which layer
 * @param key where
 * @param before what was there
 * @param after what is there now
 */
public record Edit(Layer layer, int key, int before, int after) {}
