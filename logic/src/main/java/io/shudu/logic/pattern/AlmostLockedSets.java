package io.shudu.logic.pattern;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import java.util.Arrays;

/**
 * The almost locked sets of a position: cells of one house that have between them one candidate more than they are
 * cells. A set that loses one of its digits keeps all the others.
 *
 * <p>The sets count from 0, and their order decides which step a search finds first: rows, columns, boxes, other
 * houses; in a house, sets with an earlier first cell, each of them followed by the sets that extend it. A set that
 * lies in two houses belongs to the first.
 *
 * <p>Searches compare many pairs of sets. For that, the cells that have a digit are numbered in ascending order, and
 * the cells of a set with this digit are bits of an int, as are the cells that see them all. Only if more than 32 cells
 * of the board have some digit, it takes a second int, or a third: these are called planes.
 */
public final class AlmostLockedSets {
    /** Enough for a side of 9. On larger boards no person looks for larger sets, and there are far too many. */
    private static final int MAX_CELLS = 8;

    /** Ten times as many as any puzzle was seen to have. Senseless candidates on a large board can make millions. */
    private static final int MAX_SETS = 4096;

    private final Position position;
    private final Layout layout;
    private final int side;
    private final int maxCells;
    private int clock;
    private int count;
    private CellSet[] cells = new CellSet[0];
    private int[] digits = new int[0];
    private int[] reach = new int[0];

    private int planes;
    private final int[][] numberOfCell;
    private final int[][] cellOfNumber;
    /** For each cell, digit and plane: the bit of the cell if it has the digit. */
    private int[] bit = new int[0];
    /** For each cell, digit and plane: the cells with this digit that see the cell; all if it does not have it. */
    private int[] sight = new int[0];
    /** For each set, digit and plane: its cells with this digit. */
    private int[] own = new int[0];
    /** For each set, digit and plane: the cells with this digit that see all those of the set. */
    private int[] seen = new int[0];

    /** For each house and plane: the places of the digit in hand. */
    private final int[] inHouse;
    /** For each house: its places that an earlier house has too, if they are more than one. */
    private final int[][] earlier;

    private int house;
    private final int[] candidates;
    /** Where the planes of the cells of the set in hand begin. */
    private final int[] atCell;

    private AlmostLockedSets(Position position) {
        this.position = position;
        layout = position.layout();
        side = layout.side();
        maxCells = Math.min(side - 1, MAX_CELLS);
        clock = position.clock() - 1;
        numberOfCell = new int[side][layout.cellCount()];
        cellOfNumber = new int[side][layout.cellCount()];
        inHouse = new int[((layout.cellCount() + 31) >>> 5) * layout.houseCount()];
        candidates = new int[side];
        atCell = new int[maxCells];
        earlier = new int[layout.houseCount()][];
        for (int one = 0; one < earlier.length; one++) {
            int[] masks = new int[layout.crosserCount(one)];
            int n = 0;
            for (int i = 0; i < masks.length; i++) {
                if (layout.crosser(one, i) < one) {
                    masks[n++] = layout.crossing(one, layout.crosser(one, i));
                }
            }
            earlier[one] = Arrays.copyOf(masks, n);
        }
    }

    /** The sets of a position as it is now. They stay as they are until somebody asks again after a change. */
    public static AlmostLockedSets of(Position position) {
        AlmostLockedSets sets = position.shared(AlmostLockedSets.class, AlmostLockedSets::new);
        if (sets.clock != position.clock()) {
            sets.clock = position.clock();
            sets.collect();
        }
        return sets;
    }

    private void collect() {
        count = 0;
        numberCells();
        for (house = 0; house < layout.houseCount(); house++) {
            int empty = position.emptyPlaces(house);
            for (int rest = empty; rest != 0; rest &= rest - 1) {
                int place = Integer.numberOfTrailingZeros(rest);
                candidates[place] = position.candidates(layout.cell(house, place));
            }
            extend(empty, 0, 0, 0);
        }
    }

    private void numberCells() {
        int most = 1;
        for (int digit = 1; digit <= side; digit++) {
            CellSet all = position.cells(digit);
            int n = 0;
            for (int cell = all.first(); cell >= 0; cell = all.next(cell)) {
                numberOfCell[digit - 1][cell] = n;
                cellOfNumber[digit - 1][n++] = cell;
            }
            most = Math.max(most, n);
        }
        planes = (most + 31) >>> 5;
        if (bit.length < layout.cellCount() * side * planes) {
            bit = new int[layout.cellCount() * side * planes];
            sight = new int[bit.length];
        }
        ensureCapacity(256);
        Arrays.fill(bit, 0);
        Arrays.fill(sight, -1);
        for (int digit = 1; digit <= side; digit++) {
            noteSight(digit);
        }
    }

    private void noteSight(int digit) {
        Arrays.fill(inHouse, 0);
        for (int one = 0; one < layout.houseCount(); one++) {
            for (int rest = position.places(one, digit); rest != 0; rest &= rest - 1) {
                int n = numberOfCell[digit - 1][layout.cell(one, Integer.numberOfTrailingZeros(rest))];
                inHouse[one * planes + (n >>> 5)] |= 1 << n;
            }
        }
        CellSet all = position.cells(digit);
        int n = 0;
        for (int cell = all.first(); cell >= 0; cell = all.next(cell)) {
            int at = at(cell, digit);
            bit[at + (n >>> 5)] = 1 << n;
            for (int plane = 0; plane < planes; plane++) {
                int visible = 0;
                for (int i = 0; i < layout.houseCount(cell); i++) {
                    visible |= inHouse[layout.houseOf(cell, i) * planes + plane];
                }
                sight[at + plane] = visible & ~bit[at + plane];
            }
            n++;
        }
    }

    /** Where the planes of a digit begin, for a set or a cell. */
    int at(int setOrCell, int digit) {
        return (setOrCell * side + digit - 1) * planes;
    }

    private void extend(int left, int chosen, int union, int places) {
        int size = chosen + 1;
        for (int rest = left; rest != 0 && count < MAX_SETS; rest &= rest - 1) {
            int place = Integer.numberOfTrailingZeros(rest);
            int withCell = union | candidates[place];
            int excess = Integer.bitCount(withCell) - size;
            if (excess == 1) {
                add(places | 1 << place, size, withCell);
            }
            // A further cell makes up for one digit too many at most.
            int later = rest & rest - 1;
            if (size < maxCells && excess - 1 <= Math.min(Integer.bitCount(later), maxCells - size)) {
                extend(later, size, withCell, places | 1 << place);
            }
        }
    }

    private void add(int places, int size, int union) {
        if (isKnown(places, size)) {
            return;
        }
        if (count == digits.length) {
            ensureCapacity(2 * count);
        }
        int set = count++;
        CellSet all = cells[set].clear();
        int n = 0;
        for (int rest = places; rest != 0; rest &= rest - 1) {
            int cell = layout.cell(house, Integer.numberOfTrailingZeros(rest));
            all.add(cell);
            atCell[n++] = at(cell, 1);
        }
        int reached = 0;
        for (int rest = union; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            if (look(set, size, digit * planes)) {
                reached |= 1 << digit;
            }
            for (int plane = 1; plane < planes; plane++) {
                if (look(set, size, digit * planes + plane)) {
                    reached |= 1 << digit;
                }
            }
        }
        digits[set] = union;
        reach[set] = reached;
    }

    /** Notes what a set has and sees of a digit in a plane; false if it sees nothing. */
    private boolean look(int set, int size, int digitAndPlane) {
        int has = bit[atCell[0] + digitAndPlane];
        int sees = sight[atCell[0] + digitAndPlane];
        for (int i = 1; i < size; i++) {
            has |= bit[atCell[i] + digitAndPlane];
            sees &= sight[atCell[i] + digitAndPlane];
        }
        int at = at(set, 1) + digitAndPlane;
        own[at] = has;
        seen[at] = sees;
        return sees != 0;
    }

    /** Whether an earlier house has the set too. */
    private boolean isKnown(int places, int size) {
        if (size == 1) {
            return layout.houseOf(layout.cell(house, Integer.numberOfTrailingZeros(places)), 0) != house;
        }
        for (int mask : earlier[house]) {
            if ((places & ~mask) == 0) {
                return true;
            }
        }
        return false;
    }

    private void ensureCapacity(int capacity) {
        int known = digits.length;
        if (known < capacity) {
            digits = Arrays.copyOf(digits, capacity);
            reach = Arrays.copyOf(reach, capacity);
            cells = Arrays.copyOf(cells, capacity);
            for (int set = known; set < capacity; set++) {
                cells[set] = layout.noCells();
            }
        }
        if (own.length < digits.length * side * planes) {
            own = Arrays.copyOf(own, digits.length * side * planes);
            seen = Arrays.copyOf(seen, digits.length * side * planes);
        }
    }

    /** Number of sets. */
    public int count() {
        return count;
    }

    /** The cells of a set. Not to be changed. */
    public CellSet cells(int set) {
        return cells[set];
    }

    /** The digits of a set as bits: one more than it has cells. */
    public int digits(int set) {
        return digits[set];
    }

    /** Number of cells of a set. */
    public int size(int set) {
        return Integer.bitCount(digits[set]) - 1;
    }

    /** The digits, as bits, by which a set reaches out: some cell with such a digit sees all those of the set. */
    public int reach(int set) {
        return reach[set];
    }

    /** Sets the result to the cells of a set that have a digit. */
    public void cells(int set, int digit, CellSet result) {
        int at = at(set, digit);
        result.clear();
        for (int plane = 0; plane < planes; plane++) {
            addCells(plane, digit, own[at + plane], result);
        }
    }

    /** Sets the result to the cells with a digit, which the set has too, that see all those of the set. */
    public void peers(int set, int digit, CellSet result) {
        commonPeers(set, set, digit, result);
    }

    /** Sets the result to the cells with a digit, which both sets have too, that see all those of both sets. */
    public void commonPeers(int one, int other, int digit, CellSet result) {
        int at = at(one, digit);
        int atOther = at(other, digit);
        result.clear();
        for (int plane = 0; plane < planes; plane++) {
            addCells(plane, digit, seen[at + plane] & seen[atOther + plane], result);
        }
    }

    private void addCells(int plane, int digit, int bits, CellSet result) {
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            result.add(cell(digit, plane, Integer.numberOfTrailingZeros(rest)));
        }
    }

    /** Whether a cell with a digit, which the set has too, sees all those of the set. */
    public boolean sees(int cell, int set, int digit) {
        int n = numberOfCell[digit - 1][cell];
        return (seen[at(set, digit) + (n >>> 5)] & 1 << n) != 0;
    }

    /** Of some digits of two sets, as bits, those that a cell outside has that sees all those of both sets. */
    public int common(int one, int other, int some) {
        int result = 0;
        for (int rest = some & reach[one] & reach[other]; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest) + 1;
            if ((seen[at(one, digit)] & seen[at(other, digit)]) != 0
                    || (planes > 1 && meetFurther(one, other, digit))) {
                result |= 1 << (digit - 1);
            }
        }
        return result;
    }

    /** Whether two sets see a common cell in the planes after the first. */
    private boolean meetFurther(int one, int other, int digit) {
        int both = 0;
        for (int plane = 1; plane < planes; plane++) {
            both |= seen[at(one, digit) + plane] & seen[at(other, digit) + plane];
        }
        return both != 0;
    }

    /** Number of planes: ints that it takes to have a bit for each cell of a digit. */
    public int planes() {
        return planes;
    }

    /** The cells of {@link #peers(int, int, CellSet)} as bits, in a plane. */
    public int peers(int set, int digit, int plane) {
        return seen[at(set, digit) + plane];
    }

    /** The cell of a digit that a bit in a plane stands for. */
    public int cell(int digit, int plane, int bit) {
        return cellOfNumber[digit - 1][(plane << 5) + bit];
    }

    /** For each set, digit and plane: its cells with this digit. */
    int[] own() {
        return own;
    }

    /** For each set, digit and plane: the cells with this digit that see all those of the set. */
    int[] seen() {
        return seen;
    }
}
