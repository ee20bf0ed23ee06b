package io.shudu.core.solve.internal.general;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A geometry as an exact cover problem, in arrays.
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
    /** Cells of each house. */
    final int[][] houseCells;
    /** Houses of each cell. */
    final int[][] cellHouses;

    final int crossings;
    /** Crossings that each cell lies in. */
    final int[][] cellCrossings;
    /** Crossings of each house. */
    final int[][] houseCrossings;
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
        houseCells = houses.stream().map(House::cells).toArray(int[][]::new);

        List<List<Integer>> housesByCell = lists(cells);
        List<List<Integer>> crossingsByCell = lists(cells);
        List<List<Integer>> crossingsByHouse = lists(houses.size());
        List<Integer> pairs = new ArrayList<>();
        List<Integer> sizes = new ArrayList<>();
        List<int[]> outside = new ArrayList<>();
        for (int a = 0; a < houses.size(); a++) {
            for (int cell : houseCells[a]) {
                housesByCell.get(cell).add(a);
            }
            for (int b = a + 1; b < houses.size(); b++) {
                int[] shared = cells(houses.get(a), houses.get(b), true);
                if (shared.length < 2) {
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
                outside.add(cells(houses.get(b), houses.get(a), false));
                outside.add(cells(houses.get(a), houses.get(b), false));
                sizes.add(shared.length);
            }
        }
        cellHouses = arrays(housesByCell);
        crossings = sizes.size();
        cellCrossings = arrays(crossingsByCell);
        houseCrossings = arrays(crossingsByHouse);
        crossingHouses = array(pairs);
        beyond = outside.toArray(new int[0][]);
        crossingSize = array(sizes);
        largestCrossing = Arrays.stream(crossingSize).max().orElse(0);
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
        return houseCells[house][position] * side + d;
    }

    /** The cells of a house that lie in another one, or those that do not. */
    private static int[] cells(House house, House other, boolean inOther) {
        return Arrays.stream(house.cells())
                .filter(cell -> other.contains(cell) == inOther)
                .toArray();
    }

    private static List<List<Integer>> lists(int count) {
        List<List<Integer>> lists = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            lists.add(new ArrayList<>());
        }
        return lists;
    }

    private static int[] array(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int[][] arrays(List<List<Integer>> lists) {
        return lists.stream().map(Constraints::array).toArray(int[][]::new);
    }
}
