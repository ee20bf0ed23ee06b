package io.shudu.logic.step;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Something on the board that one can point at. */
public sealed interface Subject {
    /**
     * A cell.
     *
     * @param cell its number
     */
    record OfCell(int cell) implements Subject {}

    /**
     * Several cells.
     *
     * @param cells their numbers
     */
    record OfCells(List<Integer> cells) implements Subject {
        /** Copies the list. */
        public OfCells {
            cells = List.copyOf(cells);
        }

        /** The cells of an array. */
        public static OfCells of(int... cells) {
            return new OfCells(Arrays.stream(cells).boxed().toList());
        }
    }

    /**
     * A digit, wherever it stands.
     *
     * @param digit from 1
     */
    record OfDigit(int digit) implements Subject {}

    /**
     * Several digits.
     *
     * @param digits each from 1
     */
    record OfDigits(List<Integer> digits) implements Subject {
        /** Copies the list. */
        public OfDigits {
            digits = List.copyOf(digits);
        }

        /** The digits of a mask, in which digit 1 is bit 0. */
        public static OfDigits of(int mask) {
            return new OfDigits(IntStream.range(0, 32)
                    .filter(bit -> (mask & 1 << bit) != 0)
                    .mapToObj(bit -> bit + 1)
                    .toList());
        }
    }

    /**
     * A house.
     *
     * @param house its number among the houses of the board
     */
    record OfHouse(int house) implements Subject {}

    /**
     * Several houses.
     *
     * @param houses their numbers
     */
    record OfHouses(List<Integer> houses) implements Subject {
        /** Copies the list. */
        public OfHouses {
            houses = List.copyOf(houses);
        }

        /** The houses of an array. */
        public static OfHouses of(int... houses) {
            return new OfHouses(Arrays.stream(houses).boxed().toList());
        }
    }

    /**
     * A digit in a cell.
     *
     * @param candidate which
     */
    record OfCandidate(Candidate candidate) implements Subject {}

    /**
     * Several digits in cells.
     *
     * @param candidates which
     */
    record OfCandidates(List<Candidate> candidates) implements Subject {
        /** Copies the list. */
        public OfCandidates {
            candidates = List.copyOf(candidates);
        }
    }

    /**
     * A line of thought: each candidate, or group of candidates, follows from the one before it.
     *
     * @param nodes from the first to the last
     */
    record OfChain(List<Node> nodes) implements Subject {
        /** Copies the list. */
        public OfChain {
            nodes = List.copyOf(nodes);
        }
    }

    /**
     * Several lines of thought. Each begins with an assumption, or where an earlier one has come to.
     *
     * @param chains one after the other
     */
    record OfChains(List<OfChain> chains) implements Subject {
        /** Copies the list. */
        public OfChains {
            chains = List.copyOf(chains);
        }
    }

    /**
     * A place in a line of thought: one of some cells has a digit, or none of them.
     *
     * @param cells one cell, or several that act as one
     * @param digit from 1
     * @param on whether the digit is there
     */
    record Node(List<Integer> cells, int digit, boolean on) {
        /** Copies the list. */
        public Node {
            cells = List.copyOf(cells);
        }
    }
}
