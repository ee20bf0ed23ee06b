package io.shudu.core.lab;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The three switches of the mode-switched search, written as three letters such as {@code BFA}.
 *
 * @param method how a filled cell is checked
 * @param order in which order the candidates of a cell are tried
 * @param extent when the search ends
 */
public record SearchMode(Method method, Order order, Extent extent) {
    /** How a filled cell is checked. */
    public enum Method {
        /** Elimination: each digit filled in is taken from the candidates of the cells that see it. */
        ELIMINATION,
        /** Brute force: each digit is compared with the digits filled in that it sees. */
        BRUTE_FORCE
    }

    /** In which order the candidates of a cell are tried. */
    public enum Order {
        /** As they stand: candidates that come back after a step back go to the end of the list. */
        FAST,
        /** Always ascending, so that solutions come in a fixed order. */
        SEQUENTIAL,
        /** Shuffled anew each time a cell's turn comes. */
        RANDOM
    }

    /** When the search ends. */
    public enum Extent {
        /** At the first solution. */
        FIRST,
        /** When all solutions are found, or as many as the limit allows. */
        ALL
    }

    /** All twelve modes. */
    public static List<SearchMode> all() {
        List<SearchMode> all = new ArrayList<>();
        for (Method method : Method.values()) {
            for (Order order : Order.values()) {
                for (Extent extent : Extent.values()) {
                    all.add(new SearchMode(method, order, extent));
                }
            }
        }
        return all;
    }

    /** The mode that three letters stand for, in either case, or null if they stand for none. */
    public static @Nullable SearchMode parse(String letters) {
        for (SearchMode mode : all()) {
            if (mode.toString().equalsIgnoreCase(letters)) {
                return mode;
            }
        }
        return null;
    }

    /** The three letters: the first of each name, but C, as in candidates, for elimination. */
    @Override
    public String toString() {
        String letter = method == Method.ELIMINATION ? "C" : "B";
        return letter + order.name().charAt(0) + extent.name().charAt(0);
    }
}
