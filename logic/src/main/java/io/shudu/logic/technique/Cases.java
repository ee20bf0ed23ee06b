package io.shudu.logic.technique;

import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import java.util.ArrayList;
import java.util.List;

/**
 * Sets of candidates of which one must be true, one set after the other: those of each empty cell, and then the places
 * of each digit in each house.
 */
final class Cases {
    private final Position position;
    private final Layout layout;
    private final int side;
    /** The set in hand: the number of a cell, and above those house times side plus digit minus 1. */
    private int set = -1;

    private final int[] nodes;
    private int count;

    /** The sets of a position, before the first. */
    Cases(Position position) {
        this.position = position;
        layout = position.layout();
        side = layout.side();
        nodes = new int[side];
    }

    /** Goes on to the next set; false if there is none. */
    boolean next() {
        count = 0;
        for (set++; cell() >= 0; set++) {
            if (position.digit(set) == 0) {
                for (int rest = position.candidates(set); rest != 0; rest &= rest - 1) {
                    nodes[count++] = set * side + Integer.numberOfTrailingZeros(rest);
                }
                return true;
            }
        }
        for (; house() < layout.houseCount(); set++) {
            int digit = (set - layout.cellCount()) % side + 1;
            for (int rest = position.places(house(), digit); rest != 0; rest &= rest - 1) {
                nodes[count++] = layout.cell(house(), Integer.numberOfTrailingZeros(rest)) * side + digit - 1;
            }
            if (count > 0) {
                return true;
            }
        }
        return false;
    }

    /** The cell whose candidates they are, -1 if they are places in a house. */
    int cell() {
        return set < layout.cellCount() ? set : -1;
    }

    /** The house where the places are, -1 if they are candidates of a cell. */
    int house() {
        return cell() < 0 ? (set - layout.cellCount()) / side : -1;
    }

    /** Number of candidates in the set. */
    int count() {
        return count;
    }

    /** One of the candidates, as a node of chains. */
    int node(int i) {
        return nodes[i];
    }

    /** All candidates in the set. */
    List<Candidate> candidates() {
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            candidates.add(new Candidate(nodes[i] / side, nodes[i] % side + 1));
        }
        return candidates;
    }
}
