package io.shudu.bench.tdoku;

import io.shudu.bench.Table;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Holds measured ratios to tdoku against those that the project has set itself. */
public final class Bars {
    /** A column of the table: the sets that it is about, of which the worst counts. */
    private static final List<List<String>> COLUMNS = List.of(
            List.of("easy"),
            List.of("17-clue"),
            List.of("top1465"),
            List.of("hardest-1106"),
            List.of("hardest-1905"),
            List.of("empty", "12-clue"));

    private static final double NONE = 0;
    private static final double[] CLASSIC = {1.2, 1.0, 0.8, 0.7, 0.7, 0.7};
    private static final double[] VECTOR = {7, 5, 2.5, 2.5, 2.5, 1.0};
    private static final double[] VECTOR_256 = {4, 3, 1.3, 1.3, 1.3, NONE};

    private Bars() {}

    /** {@code Bars DEFAULT.csv AVX2.csv}: prints tables for documents, from two files of {@code shudu bench}. */
    public static void main(String[] args) throws IOException {
        List<String> usual = Files.readAllLines(Path.of(args[0]));
        List<String> narrow = Files.readAllLines(Path.of(args[1]));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        out.print(table(ratios(usual), ratios(narrow)).markdown());
        out.print("\nAll of it:\n\n" + details(usual).markdown());
        out.print("\nWith -XX:UseAVX=2:\n\n" + details(narrow).markdown());
    }

    /** The lines as they are. */
    static Table details(List<String> csv) {
        String[] headings = csv.getFirst().split(",", -1);
        Table table = new Table(2, headings);
        for (String line : csv.subList(1, csv.size())) {
            table.add(line.split(",", headings.length));
        }
        return table;
    }

    /** The ratios by set and engine, such as {@code easy vector}; those that have none are left out. */
    static Map<String, Double> ratios(List<String> csv) {
        List<String> headings = List.of(csv.getFirst().split(",", -1));
        int ratio = headings.indexOf("ratio");
        Map<String, Double> ratios = new HashMap<>();
        for (String line : csv.subList(1, csv.size())) {
            // A remark at the end may hold commas; nothing before it does.
            String[] cells = line.split(",", headings.size());
            if (!cells[ratio].isEmpty()) {
                ratios.put(cells[0] + " " + cells[1], Double.valueOf(cells[ratio]));
            }
        }
        return ratios;
    }

    static Table table(Map<String, Double> usual, Map<String, Double> narrow) {
        List<String> headings = new ArrayList<>(List.of("ratio to tdoku"));
        for (List<String> sets : COLUMNS) {
            headings.add(String.join(" and ", sets));
        }
        Table table = new Table(1, headings.toArray(String[]::new));
        table.add(row("classic, one puzzle at a time", "classic", usual, CLASSIC));
        table.add(row("vector", "vector", usual, VECTOR));
        table.add(row("vector with -XX:UseAVX=2", "vector", narrow, VECTOR_256));
        return table;
    }

    private static String[] row(String title, String engine, Map<String, Double> ratios, double[] bars) {
        List<String> cells = new ArrayList<>(List.of(title));
        for (int column = 0; column < bars.length; column++) {
            double worst = Double.MAX_VALUE;
            for (String set : COLUMNS.get(column)) {
                worst = Math.min(worst, ratios.getOrDefault(set + " " + engine, Double.NaN));
            }
            cells.add(cell(worst, bars[column]));
        }
        return cells.toArray(String[]::new);
    }

    private static String cell(double ratio, double bar) {
        if (Double.isNaN(ratio)) {
            return "not measured";
        }
        String measured = String.format(Locale.ROOT, "%.2f", ratio);
        if (bar == NONE) {
            return measured;
        }
        return ratio >= bar ? measured + " (≥ " + bar + ": holds)" : measured + " (≥ " + bar + ": missed)";
    }
}
