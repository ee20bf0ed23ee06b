package io.shudu.logic.pattern;

import io.shudu.core.grid.House;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The groups of a position: two candidates or more of one digit where a line crosses a box. Rows come first. */
final class Groups {
    private final Layout layout;
    /** For each digit the crossings of a line and a box, with the group that was there the last time. */
    private final List<Crossing> crossings = new ArrayList<>();

    private final List<Implications.Group> groups = new ArrayList<>();
    /** The groups of each digit, as a list: its first one, and the next after each. */
    private final int[] firstOfDigit;

    private int[] nextOfDigit = new int[0];

    private static final class Crossing {
        private final int line;
        private final int box;
        private final int digit;
        private int places;
        private Implications.@Nullable Group group;

        Crossing(int line, int box, int digit) {
            this.line = line;
            this.box = box;
            this.digit = digit;
        }
    }

    Groups(Layout layout) {
        this.layout = layout;
        firstOfDigit = new int[layout.side()];
        for (int line : layout.houses(House.Kind.ROW, House.Kind.COLUMN)) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                addCrossings(line, digit);
            }
        }
    }

    private void addCrossings(int line, int digit) {
        for (int i = 0; i < layout.crosserCount(line); i++) {
            int box = layout.crosser(line, i);
            if (layout.kind(box) == House.Kind.BOX) {
                crossings.add(new Crossing(line, box, digit));
            }
        }
    }

    /** Collects the groups of a position. */
    void fill(Position position) {
        groups.clear();
        for (int i = 0; i < crossings.size(); i++) {
            Crossing crossing = crossings.get(i);
            int places = position.places(crossing.line, crossing.digit) & layout.crossing(crossing.line, crossing.box);
            if ((places & (places - 1)) != 0) {
                groups.add(group(crossing, places));
            }
        }
        Arrays.fill(firstOfDigit, -1);
        nextOfDigit = groups.size() > nextOfDigit.length ? new int[2 * groups.size()] : nextOfDigit;
        for (int i = groups.size() - 1; i >= 0; i--) {
            int digit = groups.get(i).digit();
            nextOfDigit[i] = firstOfDigit[digit - 1];
            firstOfDigit[digit - 1] = i;
        }
    }

    /** Most groups stay the same from step to step, so they are kept. */
    private Implications.Group group(Crossing crossing, int places) {
        Implications.Group known = crossing.group;
        if (known != null && crossing.places == places) {
            return known;
        }
        CellSet cells = layout.cells(crossing.line, places);
        CellSet peers = layout.noCells();
        layout.commonPeers(cells, peers);
        Implications.Group group = new Implications.Group(cells, crossing.digit, crossing.line, crossing.box, peers);
        crossing.group = group;
        crossing.places = places;
        return group;
    }

    int size() {
        return groups.size();
    }

    Implications.Group get(int index) {
        return groups.get(index);
    }

    /** The first group of a digit, -1 if there is none. */
    int first(int digit) {
        return firstOfDigit[digit - 1];
    }

    /** The next group of the same digit, -1 if there is none. */
    int next(int index) {
        return nextOfDigit[index];
    }
}
