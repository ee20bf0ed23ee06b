package io.shudu.core.solve.internal.general;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import java.util.ArrayList;
import java.util.List;

/**
 * A geometry as an exact cover problem, in flat arrays.
 *
 * <p>Candidate {@code cell * side + d} says "digit d + 1 stands in the cell". Every constraint must be met by exactly
 * one candidate: constraint {@code cell} by a digit for the cell, constraint {@code cells + house * side + d} by a
 * place for the digit in the house. Because both kinds look alike, a naked single and a hidden single are the same
 * event (one candidate left), and so are the two ways to branch.
 *
 * <p>A <em>crossing</em> is a pair of houses that share two cells or more. If all places of a digit in one of the two
 * lie in the crossing, the other house can have that digit nowhere else: locked candidates.
 */
final class Constraints {
    final int side;
    final int cells;
    final int candidates;
    final int count;
    /** Cells of house h: from {@code h * side} on. */
    final int[] houseCells;
    /** Houses of a cell: from {@code cellStart[cell]} to before {@code cellStart[cell + 1]}. */
    final int[] cellHouses;

    final int[] cellStart;
    final int crossings;
    /** Crossings that a cell lies in, laid out like the houses of a cell. */
    final int[] cellCrossings;

    final int[] cellCrossingStart;
    /** Crossings of a house. */
    final int[] houseCrossings;

    final int[] houseCrossingStart;
    /** The two houses of crossing x: at {@code 2 * x} and {@code 2 * x + 1}. */
    final int[] crossingHouses;
    /** The cells of the second house outside crossing x at {@code 2 * x}, those of the first at {@code 2 * x + 1}. */
    final int[][] beyond;
    /** Number of cells of each crossing. */
    final int[] crossingSize;
    /** The largest of them: a digit with more places in a house cannot be locked there. */
    final int largestCrossing;

    Constraints(Geometry geometry) {
        side = geometry.side();
        cells = geometry.cellCount();
        candidates = cells * side;
        List<House> houses = geometry.houses();
        count = cells + houses.size() * side;

        houseCells = new int[houses.size() * side];
        for (int h = 0; h < houses.size(); h++) {
            for (int i = 0; i < side; i++) {
                houseCells[h * side + i] = houses.get(h).cell(i);
            }
        }
        List<List<Integer>> housesByCell = lists(cells);
        for (int cell = 0; cell < cells; cell++) {
            for (int i = 0; i < geometry.houseCount(cell); i++) {
                housesByCell.get(cell).add(geometry.houseOf(cell, i));
            }
        }
        cellHouses = flat(housesByCell);
        cellStart = starts(housesByCell);

        List<List<Integer>> crossingsByCell = lists(cells);
        List<List<Integer>> crossingsByHouse = lists(houses.size());
        List<Integer> pairs = new ArrayList<>();
        List<Integer> sizes = new ArrayList<>();
        List<int[]> outside = new ArrayList<>();
        for (int a = 0; a < houses.size(); a++) {
            for (int b = a + 1; b < houses.size(); b++) {
                List<Integer> shared = sharedCells(houses.get(a), houses.get(b));
                if (shared.size() < 2) {
                    continue;
                }
                int crossing = sizes.size();
                for (int cell : shared) {
                    crossingsByCell.get(cell).add(crossing);
                }
                crossingsByHouse.get(a).add(crossing);
                crossingsByHouse.get(b).add(crossing);
                pairs.add(a);
                pairs.add(b);
                outside.add(without(houses.get(b), shared));
                outside.add(without(houses.get(a), shared));
                sizes.add(shared.size());
            }
        }
        crossings = sizes.size();
        cellCrossings = flat(crossingsByCell);
        cellCrossingStart = starts(crossingsByCell);
        houseCrossings = flat(crossingsByHouse);
        houseCrossingStart = starts(crossingsByHouse);
        crossingHouses = flat(List.of(pairs));
        beyond = outside.toArray(new int[0][]);
        crossingSize = flat(List.of(sizes));
        int largest = 0;
        for (int size : crossingSize) {
            largest = Math.max(largest, size);
        }
        largestCrossing = largest;
    }

    /** The constraint "digit d + 1 has a place in the house". */
    int placeOf(int house, int d) {
        return cells + house * side + d;
    }

    /** One of the {@code side} candidates that can meet a constraint. */
    int candidate(int constraint, int position) {
        if (constraint < cells) {
            return constraint * side + position;
        }
        int house = (constraint - cells) / side;
        int d = (constraint - cells) % side;
        return houseCells[house * side + position] * side + d;
    }

    private static List<Integer> sharedCells(House a, House b) {
        List<Integer> shared = new ArrayList<>();
        for (int i = 0; i < a.size(); i++) {
            if (b.contains(a.cell(i))) {
                shared.add(a.cell(i));
            }
        }
        return shared;
    }

    private static int[] without(House house, List<Integer> shared) {
        int[] rest = new int[house.size() - shared.size()];
        int next = 0;
        for (int cell : house.cells()) {
            if (!shared.contains(cell)) {
                rest[next++] = cell;
            }
        }
        return rest;
    }

    private static List<List<Integer>> lists(int count) {
        List<List<Integer>> lists = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            lists.add(new ArrayList<>());
        }
        return lists;
    }

    private static int[] flat(List<List<Integer>> lists) {
        int[] flat = new int[starts(lists)[lists.size()]];
        int next = 0;
        for (List<Integer> list : lists) {
            for (int value : list) {
                flat[next++] = value;
            }
        }
        return flat;
    }

    private static int[] starts(List<List<Integer>> lists) {
        int[] starts = new int[lists.size() + 1];
        for (int i = 0; i < lists.size(); i++) {
            starts[i + 1] = starts[i] + lists.get(i).size();
        }
        return starts;
    }
}
