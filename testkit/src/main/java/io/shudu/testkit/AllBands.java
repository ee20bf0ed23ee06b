package io.shudu.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The first bands of all classic grids, as texts of 27 digits row by row, and their 416 classes. Everything is found by
 * listing and comparing; nothing here knows how the library sees bands.
 */
public final class AllBands {
    private static final int SIDE = 9;
    private static final int CELLS = 27;
    private static final String START = "123......456......789......";

    private final List<String> normalised = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    /**
     * Lists the 36,288 bands from which names of digits and orders of columns and boxes make all others: the first box
     * is 123 456 789, the columns of the other boxes are in the order of their top digits, and so are those boxes.
     */
    public AllBands() {
        list(START.toCharArray(), 0);
        for (int i = 0; i < normalised.size(); i++) {
            numbers.put(normalised.get(i), i);
        }
    }

    private void list(char[] band, int cell) {
        if (cell == CELLS) {
            normalised.add(new String(band));
            return;
        }
        if (band[cell] != '.') {
            list(band, cell + 1);
            return;
        }
        for (char digit = '1'; digit <= '9'; digit++) {
            if (fits(band, cell, digit)) {
                band[cell] = digit;
                list(band, cell + 1);
                band[cell] = '.';
            }
        }
    }

    private static boolean fits(char[] band, int cell, char digit) {
        int column = cell % SIDE;
        // The top digits grow from left to right in a box, and from the second box to the third.
        if (cell < SIDE && column != 3 && digit <= band[column == 6 ? 3 : column - 1]) {
            return false;
        }
        for (int other = 0; other < CELLS; other++) {
            boolean together = other / SIDE == cell / SIDE || other % SIDE / 3 == column / 3;
            if (together && band[other] == digit) {
                return false;
            }
        }
        return true;
    }

    /** The bands listed. */
    public List<String> normalised() {
        return List.copyOf(normalised);
    }

    /**
     * The same bands, those together that renaming digits and reordering rows, columns and boxes make of each other.
     */
    public Collection<List<String>> classes() {
        int[] parents = new int[normalised.size()];
        Arrays.setAll(parents, i -> i);
        for (int i = 0; i < parents.length; i++) {
            String band = normalised.get(i);
            for (String neighbour : List.of(
                    columns(band, 1, 0, 2, 3, 4, 5, 6, 7, 8),
                    columns(band, 0, 2, 1, 3, 4, 5, 6, 7, 8),
                    columns(band, 3, 4, 5, 0, 1, 2, 6, 7, 8),
                    band.substring(9, 18) + band.substring(0, 9) + band.substring(18),
                    band.substring(0, 9) + band.substring(18) + band.substring(9, 18))) {
                parents[root(parents, i)] = root(parents, Objects.requireNonNull(numbers.get(normalised(neighbour))));
            }
        }
        Map<Integer, List<String>> classes = new HashMap<>();
        for (int i = 0; i < parents.length; i++) {
            classes.computeIfAbsent(root(parents, i), root -> new ArrayList<>()).add(normalised.get(i));
        }
        return classes.values();
    }

    private static int root(int[] parents, int number) {
        int root = number;
        while (parents[root] != root) {
            parents[root] = parents[parents[root]];
            root = parents[root];
        }
        return root;
    }

    private static String columns(String band, int... order) {
        StringBuilder moved = new StringBuilder();
        for (int cell = 0; cell < CELLS; cell++) {
            moved.append(band.charAt(cell / SIDE * SIDE + order[cell % SIDE]));
        }
        return moved.toString();
    }

    private static String normalised(String band) {
        StringBuilder renamed = new StringBuilder();
        for (int cell = 0; cell < CELLS; cell++) {
            for (int name = 0; name < SIDE; name++) {
                if (band.charAt(name / 3 * SIDE + name % 3) == band.charAt(cell)) {
                    renamed.append((char) ('1' + name));
                }
            }
        }
        Integer[] order = {3, 4, 5, 6, 7, 8};
        Arrays.sort(order, 0, 3, (a, b) -> renamed.charAt(a) - renamed.charAt(b));
        Arrays.sort(order, 3, 6, (a, b) -> renamed.charAt(a) - renamed.charAt(b));
        boolean exchanged = renamed.charAt(order[0]) > renamed.charAt(order[3]);
        int[] all = {0, 1, 2, 0, 0, 0, 0, 0, 0};
        for (int i = 0; i < order.length; i++) {
            all[3 + (exchanged ? (i + 3) % 6 : i)] = order[i];
        }
        return columns(renamed.toString(), all);
    }
}
