package io.shudu.core.grid;

/**
 * Two cells of one house that hold the same digit.
 *
 * @param house the house they share; if they share several, the first
 * @param digit what both hold
 * @param first the smaller cell
 * @param second the larger cell
 */
public record Conflict(House house, int digit, int first, int second) {}
