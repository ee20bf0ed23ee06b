package io.shudu.core.format;

import io.shudu.core.format.piece.OwnLink;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Parts;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a player has noted on the board of a link to the game. A set of digits, or of colours, is a number in which
 * digit d is the bit d; in a link, {@code 12.a} is the set a in cell 12, both in base 36.
 *
 * @param corner corner marks, by cell
 * @param centre centre marks, by cell
 * @param colour colours, by cell
 */
public record LinkMarks(Map<Integer, Integer> corner, Map<Integer, Integer> centre, Map<Integer, Integer> colour) {
    /** Nothing. */
    public static final LinkMarks NONE = new LinkMarks(Map.of(), Map.of(), Map.of());

    /** How many colours there are. */
    public static final int COLOURS = 7;

    /** The largest side whose sets of digits are such numbers. */
    public static final int LARGEST_SIDE = 25;

    private static final int BASE = 36;
    /** More figures would not fit a number; no cell and no set needs them. */
    private static final int MOST_FIGURES = 6;

    /** Copies the maps, in the order of cells. */
    public LinkMarks {
        corner = Collections.unmodifiableMap(new TreeMap<>(corner));
        centre = Collections.unmodifiableMap(new TreeMap<>(centre));
        colour = Collections.unmodifiableMap(new TreeMap<>(colour));
    }

    /**
     * The marks of a link to the game; none if the text is no such link. What makes no sense on the board is left out.
     */
    public static LinkMarks read(String link, Grid puzzle) {
        Geometry board = puzzle.geometry();
        if (link.indexOf(OwnLink.MARK) < 0 || board.side() > LARGEST_SIDE) {
            return NONE;
        }
        return new LinkMarks(
                marks(OwnLinks.field(link, "corner"), puzzle, board.side()),
                marks(OwnLinks.field(link, "centre"), puzzle, board.side()),
                sets(OwnLinks.field(link, "colour"), board.cellCount(), COLOURS));
    }

    private static Map<Integer, Integer> marks(String text, Grid puzzle, int side) {
        Map<Integer, Integer> sets = sets(text, puzzle.geometry().cellCount(), side);
        sets.keySet().removeIf(puzzle::isGiven);
        return sets;
    }

    private static Map<Integer, Integer> sets(String text, int cells, int most) {
        Map<Integer, Integer> sets = new TreeMap<>();
        for (String mark : Parts.of(text, '-')) {
            int dot = mark.indexOf('.');
            int cell = dot < 0 ? -1 : number(mark.substring(0, dot));
            int set = dot < 0 ? -1 : number(mark.substring(dot + 1));
            if (cell >= 0 && cell < cells && set > 0 && set % 2 == 0 && (set >> (most + 1)) == 0) {
                sets.put(cell, set);
            }
        }
        return sets;
    }

    /** The number that a text is in base 36; -1 if it is none. */
    private static int number(String text) {
        int number = text.isEmpty() || text.length() > MOST_FIGURES ? -1 : 0;
        for (int i = 0; i < text.length() && number >= 0; i++) {
            int figure = figure(text.charAt(i));
            // Too large, it becomes negative.
            number = figure < 0 ? -1 : number * BASE + figure;
        }
        return number;
    }

    private static int figure(char sign) {
        return sign >= '0' && sign <= '9' ? sign - '0' : sign >= 'a' && sign <= 'z' ? sign - 'a' + 10 : -1;
    }

    /** Adds what there is to a link. */
    void addTo(StringBuilder link) {
        add("corner", corner, link);
        add("centre", centre, link);
        add("colour", colour, link);
    }

    private static void add(String name, Map<Integer, Integer> sets, StringBuilder link) {
        StringBuilder text = new StringBuilder();
        sets.forEach((cell, set) -> text.append(text.isEmpty() ? "" : "-")
                .append(Integer.toString(cell, BASE))
                .append('.')
                .append(Integer.toString(set, BASE)));
        if (!text.isEmpty()) {
            OwnLinks.add(name, text.toString(), link);
        }
    }
}
