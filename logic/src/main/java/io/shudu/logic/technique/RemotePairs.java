package io.shudu.logic.technique;

import io.shudu.logic.pattern.CellsBySize;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of cells with the same two candidates, each of which sees the next: the digits alternate. Of two cells an odd
 * number of steps apart, one has the one digit and one the other; what sees both loses both digits.
 */
public final class RemotePairs implements Technique {
    /** The fewest cells that remove something: two are a naked pair. */
    private static final int MIN_CELLS = 4;

    private static final int MAX_CELLS = 10;

    private final Layout layout;
    private final BestChain best;
    private final CellsBySize bivalue;
    private final int[] path = new int[MAX_CELLS];
    private final CellSet used;
    private final CellSet seen;
    private final CellSet removed;
    private final CellSet otherRemoved;
    /** The pair in hand, and the digit of it that the ends must remove. */
    private int pair;

    private int digit;

    /** For a board. */
    public RemotePairs(Setup setup) {
        layout = setup.layout();
        best = new BestChain(setup, 2 * MAX_CELLS);
        bivalue = new CellsBySize(layout, 2);
        used = layout.noCells();
        seen = layout.noCells();
        removed = layout.noCells();
        otherRemoved = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        if (bivalue.set(position) < MIN_CELLS) {
            return;
        }
        best.begin(steps);
        for (int i = 0; i < bivalue.count(); i++) {
            int start = bivalue.cell(i);
            if (isPromising(position, start)) {
                pair = position.candidates(start);
                path[0] = start;
                used.add(start);
                for (int rest = pair; rest != 0; rest &= rest - 1) {
                    digit = Integer.numberOfTrailingZeros(rest) + 1;
                    extend(position, 1);
                }
                used.remove(start);
            }
        }
        best.report(steps, TechniqueId.REMOTE_PAIR, RemotePairs::explain);
    }

    /** Whether enough cells have the same candidates as a cell, and no house has three of them. */
    private boolean isPromising(Position position, int cell) {
        int candidates = position.candidates(cell);
        int same = 0;
        for (int i = 0; i < bivalue.count(); i++) {
            if (position.candidates(bivalue.cell(i)) == candidates) {
                same++;
            }
        }
        if (same < MIN_CELLS) {
            return false;
        }
        for (int house = 0; house < layout.houseCount(); house++) {
            int inHouse = 0;
            int one = Integer.numberOfTrailingZeros(candidates) + 1;
            for (int rest = position.places(house, one); rest != 0; rest &= rest - 1) {
                int other = layout.cell(house, Integer.numberOfTrailingZeros(rest));
                inHouse += position.candidates(other) == candidates ? 1 : 0;
            }
            if (inHouse > 2) {
                // This has no solution, and there would be no end of lines.
                return false;
            }
        }
        return true;
    }

    private void extend(Position position, int size) {
        int last = path[size - 1];
        if (size >= MIN_CELLS && size % 2 == 0 && last > path[0]) {
            check(position, size);
        }
        if (size == MAX_CELLS) {
            return;
        }
        for (int i = 0; i < layout.houseCount(last); i++) {
            int house = layout.houseOf(last, i);
            for (int rest = position.places(house, digit); rest != 0; rest &= rest - 1) {
                int next = layout.cell(house, Integer.numberOfTrailingZeros(rest));
                if (position.candidates(next) == pair && !used.contains(next) && !shareHouse(last, next, i)) {
                    path[size] = next;
                    used.add(next);
                    extend(position, size + 1);
                    used.remove(next);
                }
            }
        }
    }

    /** Whether two cells share one of the first houses of the first cell. */
    private boolean shareHouse(int cell, int other, int houses) {
        for (int i = 0; i < houses; i++) {
            if (layout.house(layout.houseOf(cell, i)).contains(other)) {
                return true;
            }
        }
        return false;
    }

    private void check(Position position, int size) {
        seen.setAnd(layout.peers(path[0]), layout.peers(path[size - 1]));
        if (!seen.meets(position.cells(digit))) {
            return;
        }
        for (int i = 0; i < size; i++) {
            for (int j = i + 3; j < size; j += 2) {
                removed.setAnd(layout.peers(path[i]), layout.peers(path[j]));
                seen.or(removed);
            }
        }
        int low = Integer.numberOfTrailingZeros(pair) + 1;
        int high = Integer.numberOfTrailingZeros(pair & pair - 1) + 1;
        removed.setAnd(seen, position.cells(low));
        otherRemoved.setAnd(seen, position.cells(high));
        if (best.wants(path[0], removed, low, otherRemoved, high)) {
            BestChain.Chain chain = best.asked();
            chain.length = 2 * size;
            for (int i = 0; i < size; i++) {
                chain.cells[2 * i] = path[i];
                chain.cells[2 * i + 1] = path[i];
                chain.digits[2 * i] = i % 2 == 0 ? low : high;
                chain.digits[2 * i + 1] = i % 2 == 0 ? high : low;
            }
            best.take();
        }
    }

    private static void explain(Steps steps, BestChain.Chain chain) {
        List<Integer> names = new ArrayList<>();
        for (int i = 0; i < chain.length; i += 2) {
            names.add(chain.cells[i]);
        }
        Chained.explain(steps, "chain", chain.cells, chain.digits, chain.length);
        steps.arg("cells", new Subject.OfCells(names));
        steps.argDigits("digits", 1 << (chain.digits[0] - 1) | 1 << (chain.digits[1] - 1));
    }
}
