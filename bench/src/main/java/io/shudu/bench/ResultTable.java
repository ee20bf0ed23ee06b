package io.shudu.bench;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

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
        Table table = new Table(2, words.subList(0, 7).toArray(String[]::new));
        Map<String, Double> firsts = firsts(results);
        for (Result result : results) {
            switch (result.outcome()) {
                case Result.Timed timed ->
                    table.add(
                            result.set(),
                            result.contestant(),
                            String.format(Locale.ROOT, "%,d", timed.puzzles()),
                            number(timed.score().median()),
                            number(timed.score().lowest()),
                            number(timed.score().highest()),
                            ratio(timed, firsts.getOrDefault(result.set(), Double.NaN)));
                case Result.Wrong wrong -> table.add(result.set(), result.contestant(), "", words.get(7), "", "", "");
                case Result.Absent absent -> table.add(result.set(), result.contestant(), "", words.get(8), "", "", "");
            }
        }
        return table;
    }

    /** A table for programs: plain numbers, and a remark where there are none. */
    public static Table forPrograms(List<Result> results) {
        Table table = new Table(2, "set", "engine", "puzzles", "median", "lowest", "highest", "ratio", "note");
        Map<String, Double> firsts = firsts(results);
        for (Result result : results) {
            switch (result.outcome()) {
                case Result.Timed timed ->
                    table.add(
                            result.set(),
                            result.contestant(),
                            Integer.toString(timed.puzzles()),
                            plain(timed.score().median()),
                            plain(timed.score().lowest()),
                            plain(timed.score().highest()),
                            ratio(timed, firsts.getOrDefault(result.set(), Double.NaN)),
                            "");
                case Result.Wrong wrong ->
                    table.add(
                            result.set(),
                            result.contestant(),
                            "",
                            "",
                            "",
                            "",
                            "",
                            "wrong: " + wrong.fault().kind() + " at puzzle "
                                    + wrong.fault().number());
                case Result.Absent absent ->
                    table.add(result.set(), result.contestant(), "", "", "", "", "", "absent: " + absent.reason());
            }
        }
        return table;
    }

    /** The rate of the first contestant by set; none if it has no time. */
    private static Map<String, Double> firsts(List<Result> results) {
        Map<String, Double> firsts = new HashMap<>();
        for (Result result : results) {
            double rate = result.outcome() instanceof Result.Timed timed
                    ? timed.score().median()
                    : Double.NaN;
            firsts.putIfAbsent(result.set(), rate);
        }
        return firsts;
    }

    private static String ratio(Result.Timed timed, Double first) {
        return first.isNaN() ? "" : significant(timed.score().median() / first).toPlainString();
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
