package io.shudu.core.solve;

/**
 * What a search cost.
 *
 * @param nodes guesses made
 * @param backtracks guesses taken back
 * @param conflicts contradictions met
 */
public record SearchStats(long nodes, long backtracks, long conflicts) {}
