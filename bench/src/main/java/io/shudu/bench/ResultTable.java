package io.shudu.bench;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Results as a table, with the ratio of each rate to that of the first contestant on the same set. */
public final class ResultTable {
    private static final MathContext DIGITS = new MathContext(3);

    private ResultTable() {}

    /**
     * A table for people.
     *
     * @param words the seven headings (set, engine, puzzles, puzzles a second, lowest, highest, ratio), then the words
     *     for a wrong answer and for somebody who is not there
     */
    public static Table forPeople(List<Result> results, List<String> words) {
        return table(results, words.subList(0, 7), outcome -> switch (outcome) {
            case Result.Timed timed ->
                List.of(
                        String.format(Locale.ROOT, "%,d", timed.puzzles()),
                        number(timed.score().median()),
                        number(timed.score().lowest()),
                        number(timed.score().highest()));
            case Result.Wrong wrong -> List.of("", words.get(7));
            case Result.Absent absent -> List.of("", words.get(8));
        });
    }

    /** A table for programs: plain numbers, and a remark where there are none. */
    public static Table forPrograms(List<Result> results) {
        List<String> headings = List.of("set", "engine", "puzzles", "median", "lowest", "highest", "ratio", "note");
        return table(results, headings, outcome -> switch (outcome) {
            case Result.Timed timed ->
                List.of(
                        Integer.toString(timed.puzzles()),
                        plain(timed.score().median()),
                        plain(timed.score().lowest()),
                        plain(timed.score().highest()));
            case Result.Wrong wrong ->
                List.of(
                        "",
                        "",
                        "",
                        "",
                        "",
                        "wrong: " + wrong.answer().kind() + " at puzzle "
                                + wrong.answer().number());
            case Result.Absent absent -> List.of("", "", "", "", "", "absent: " + absent.reason());
        });
    }

    /** A row a result: set and contestant, the cells of the outcome, the ratio if there is one, and empty cells. */
    private static Table table(
            List<Result> results, List<String> headings, Function<Result.Outcome, List<String>> cells) {
        Table table = new Table(2, headings.toArray(String[]::new));
        Map<String, Double> firsts = new HashMap<>();
        for (Result result : results) {
            List<String> row = new ArrayList<>(List.of(result.set(), result.contestant()));
            row.addAll(cells.apply(result.outcome()));
            double rate = result.outcome() instanceof Result.Timed timed
                    ? timed.score().median()
                    : Double.NaN;
            firsts.putIfAbsent(result.set(), rate);
            double ratio = rate / firsts.getOrDefault(result.set(), Double.NaN);
            if (!Double.isNaN(ratio)) {
                row.add(significant(ratio).toPlainString());
            }
            while (row.size() < headings.size()) {
                row.add("");
            }
            table.add(row.toArray(String[]::new));
        }
        return table;
    }

    private static BigDecimal significant(double value) {
        BigDecimal rounded = new BigDecimal(value).round(DIGITS);
        return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
    }

    private static String number(double value) {
        return value < 100 ? significant(value).toPlainString() : String.format(Locale.ROOT, "%,.0f", value);
    }

    private static String plain(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
