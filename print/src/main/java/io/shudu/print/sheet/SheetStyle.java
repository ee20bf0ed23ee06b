package io.shudu.print.sheet;

import io.shudu.print.page.Paper;
import io.shudu.render.words.Language;
import java.util.List;

/**
 * What worksheets are like.
 *
 * @param paper the size of the pages
 * @param perPage how many puzzles stand on a page: one of {@link #PER_PAGE}
 * @param answers where the answers stand
 * @param hints whether they only tell where to begin
 * @param look the colours
 * @param large whether digits are large: at least {@link #LARGE_TYPE} points
 * @param title what stands at the top of each page
 * @param fields whether there is room for a name and a time
 * @param ids whether the ids of puzzles are printed
 * @param address where the game is, for codes that open a puzzle there; empty for no codes
 * @param language the language
 */
public record SheetStyle(
        Paper paper,
        int perPage,
        Answers answers,
        boolean hints,
        Look look,
        boolean large,
        String title,
        boolean fields,
        boolean ids,
        String address,
        Language language) {
    /** How many puzzles can stand on a page. */
    public static final List<Integer> PER_PAGE = List.of(1, 2, 4, 6, 9);

    /** The smallest cells, in points: with digits of four points, which is the smallest that can be read. */
    public static final double LEAST_CELL = 6;

    /** The smallest digits of large print, in points. */
    public static final double LARGE_TYPE = 28;
}
