package io.shudu.logic.step;

/**
 * A digit in a cell, placed, possible or removed.
 *
 * @param cell the cell's number
 * @param digit from 1
 */
public record Candidate(int cell, int digit) {}
