package io.shudu.logic.position;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** What techniques ask a board all the time, worked out once: who sees whom, and which houses cross. */
public final class Layout {
    /** The largest side: the digits of a cell are the bits of an int. */
    public static final int MAX_SIDE = 32;

    private final Geometry geometry;
    private final int side;
    private final int cellCount;
    private final int houseCount;
    private final int[][] cellsOfHouse;
    private final int[][] housesOfCell;
    private final int[][] positionsOfCell;
    private final int[][] bitsOfCell;
    private final int[][] unseenBefore;
    private final CellSet[] houses;
    private final CellSet[] peers;
    private final int[][] peerCells;
    private final int[] crossings;
    private final int[][] crossers;
    private final int[] seen;
    private final int[] boxesFirst;

    /**
     * The layout of a board.
     *
     * @throws IllegalArgumentException if its side is above {@link #MAX_SIDE}
     */
    public Layout(Geometry geometry) {
        if (geometry.side() > MAX_SIDE) {
            throw new IllegalArgumentException(geometry + ": techniques know boards up to a side of " + MAX_SIDE);
        }
        this.geometry = geometry;
        side = geometry.side();
        cellCount = geometry.cellCount();
        houseCount = geometry.houses().size();
        cellsOfHouse = new int[houseCount][];
        houses = new CellSet[houseCount];
        for (int house = 0; house < houseCount; house++) {
            cellsOfHouse[house] = geometry.houses().get(house).cells();
            houses[house] = new CellSet(cellCount);
            for (int cell : cellsOfHouse[house]) {
                houses[house].add(cell);
            }
        }
        housesOfCell = new int[cellCount][];
        positionsOfCell = new int[cellCount][];
        bitsOfCell = new int[cellCount][];
        peers = new CellSet[cellCount];
        peerCells = new int[cellCount][];
        for (int cell = 0; cell < cellCount; cell++) {
            int count = geometry.houseCount(cell);
            housesOfCell[cell] = new int[count];
            positionsOfCell[cell] = new int[count];
            bitsOfCell[cell] = new int[count];
            for (int i = 0; i < count; i++) {
                int house = geometry.houseOf(cell, i);
                housesOfCell[cell][i] = house;
                positionsOfCell[cell][i] = positionIn(house, cell);
                bitsOfCell[cell][i] = 1 << positionsOfCell[cell][i];
            }
            peerCells[cell] = geometry.peers(cell);
            peers[cell] = new CellSet(cellCount);
            for (int peer : peerCells[cell]) {
                peers[cell].add(peer);
            }
        }
        unseenBefore = new int[cellCount][];
        for (int cell = 0; cell < cellCount; cell++) {
            unseenBefore[cell] = unseenBefore(cell);
        }
        crossings = new int[houseCount * houseCount];
        crossers = new int[houseCount][];
        for (int house = 0; house < houseCount; house++) {
            crossers[house] = crossers(house);
        }
        seen = new int[cellCount * houseCount];
        for (int cell = 0; cell < cellCount; cell++) {
            for (int peer : peerCells[cell]) {
                for (int i = 0; i < housesOfCell[peer].length; i++) {
                    seen[cell * houseCount + housesOfCell[peer][i]] |= 1 << positionsOfCell[peer][i];
                }
            }
        }
        boxesFirst = houses(House.Kind.BOX, House.Kind.ROW, House.Kind.COLUMN, House.Kind.EXTRA);
    }

    private int positionIn(int house, int cell) {
        int position = 0;
        while (cellsOfHouse[house][position] != cell) {
            position++;
        }
        return position;
    }

    private int[] unseenBefore(int cell) {
        int[] masks = new int[housesOfCell[cell].length];
        CellSet before = noCells().add(cell);
        for (int i = 0; i < masks.length; i++) {
            int house = housesOfCell[cell][i];
            for (int position = 0; position < side; position++) {
                masks[i] |= before.contains(cellsOfHouse[house][position]) ? 0 : 1 << position;
            }
            before.or(houses[house]);
        }
        return masks;
    }

    private int[] crossers(int house) {
        List<Integer> found = new ArrayList<>();
        for (int other = 0; other < houseCount; other++) {
            int mask = 0;
            for (int position = 0; position < side; position++) {
                if (other != house && houses[other].contains(cellsOfHouse[house][position])) {
                    mask |= 1 << position;
                }
            }
            crossings[house * houseCount + other] = mask;
            if (Integer.bitCount(mask) > 1) {
                found.add(other);
            }
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The board. */
    public Geometry geometry() {
        return geometry;
    }

    /** Number of cells in a house, and of digits. */
    public int side() {
        return side;
    }

    /** Number of cells. */
    public int cellCount() {
        return cellCount;
    }

    /** Number of houses. */
    public int houseCount() {
        return houseCount;
    }

    /** A set without cells. */
    public CellSet noCells() {
        return new CellSet(cellCount);
    }

    /** So many sets without cells. */
    public CellSet[] noCells(int count) {
        CellSet[] sets = new CellSet[count];
        Arrays.setAll(sets, i -> noCells());
        return sets;
    }

    /** What a house looks like. */
    public House.Kind kind(int house) {
        return geometry.houses().get(house).kind();
    }

    /** All houses, boxes first, then rows, columns and others: the order in which people look. */
    public int[] boxesFirst() {
        return boxesFirst.clone();
    }

    /** The houses of some kinds, one kind after the other, those of each in the order of the board. */
    public int[] houses(House.Kind... kinds) {
        return Arrays.stream(kinds)
                .flatMapToInt(kind -> IntStream.range(0, houseCount).filter(house -> kind(house) == kind))
                .toArray();
    }

    /** The cell at a position of a house. */
    public int cell(int house, int position) {
        return cellsOfHouse[house][position];
    }

    /** The cells at some positions of a house, given as bits. */
    public CellSet cells(int house, int positions) {
        CellSet cells = noCells();
        for (int rest = positions; rest != 0; rest &= rest - 1) {
            cells.add(cell(house, Integer.numberOfTrailingZeros(rest)));
        }
        return cells;
    }

    /** The cells of a house. Not to be changed. */
    public CellSet house(int house) {
        return houses[house];
    }

    /** Number of houses that a cell belongs to. */
    public int houseCount(int cell) {
        return housesOfCell[cell].length;
    }

    /** The houses of a cell. Not to be changed. */
    int[] housesOf(int cell) {
        return housesOfCell[cell];
    }

    /** The positions of a cell in its houses, as bits. Not to be changed. */
    int[] bitsOf(int cell) {
        return bitsOfCell[cell];
    }

    /** The cells that a cell sees, in ascending order. Not to be changed. */
    int[] peersInOrder(int cell) {
        return peerCells[cell];
    }

    /** One of the houses that a cell belongs to; the rows come first, then columns, boxes and others. */
    public int houseOf(int cell, int i) {
        return housesOfCell[cell][i];
    }

    /** The position of a cell in its house {@link #houseOf(int, int)}. */
    public int positionOf(int cell, int i) {
        return positionsOfCell[cell][i];
    }

    /** The positions in its house {@link #houseOf(int, int)} that a cell does not see in an earlier house, as bits. */
    public int unseenBefore(int cell, int i) {
        return unseenBefore[cell][i];
    }

    /** The house of a kind that a cell belongs to, -1 if there is none. */
    public int houseOf(int cell, House.Kind kind) {
        for (int house : housesOfCell[cell]) {
            if (kind(house) == kind) {
                return house;
            }
        }
        return -1;
    }

    /** The cells that share a house with a cell. Not to be changed. */
    public CellSet peers(int cell) {
        return peers[cell];
    }

    /** Number of cells that share a house with a cell. */
    public int peerCount(int cell) {
        return peerCells[cell].length;
    }

    /** One of the cells that share a house with a cell, in ascending order. */
    public int peer(int cell, int i) {
        return peerCells[cell][i];
    }

    /** Whether two cells share a house. */
    public boolean sees(int one, int other) {
        return peers[one].contains(other);
    }

    /** The positions of a house that a cell sees, as bits. */
    public int seen(int house, int cell) {
        return seen[cell * houseCount + house];
    }

    /** Sets the result to the cells that see all the given ones. */
    public void commonPeers(CellSet cells, CellSet result) {
        int cell = cells.first();
        if (cell < 0) {
            result.clear();
            return;
        }
        result.set(peers[cell]);
        for (cell = cells.next(cell); cell >= 0; cell = cells.next(cell)) {
            result.and(peers[cell]);
        }
    }

    /** The positions of a house that also belong to another, as bits. */
    public int crossing(int house, int other) {
        return crossings[house * houseCount + other];
    }

    /** Number of houses that have two cells or more in common with a house. */
    public int crosserCount(int house) {
        return crossers[house].length;
    }

    /** One of the houses that have two cells or more in common with a house. */
    public int crosser(int house, int i) {
        return crossers[house][i];
    }
}
