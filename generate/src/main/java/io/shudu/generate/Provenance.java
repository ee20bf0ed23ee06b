package io.shudu.generate;

/**
 * Where a puzzle comes from: everything that is needed to make it again.
 *
 * @param method id of the grid method
 * @param holes id of the hole strategy
 * @param unique whether one solution was asked for
 * @param seed the run's seed
 * @param index the puzzle's number in the run, from 0
 */
public record Provenance(String method, String holes, boolean unique, long seed, long index) {}
