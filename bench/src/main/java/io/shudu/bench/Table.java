package io.shudu.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** Rows of words and numbers, and how to show them. */
public final class Table {
    private final List<List<String>> rows = new ArrayList<>();
    private final int words;

    /**
     * A table of nothing but headings.
     *
     * @param words how many columns hold words, from the left; the others hold numbers
     */
    public Table(int words, String... headings) {
        this.words = words;
        add(headings);
    }

    /** Adds a row: a cell for each heading. */
    public void add(String... cells) {
        if (!rows.isEmpty() && cells.length != rows.getFirst().size()) {
            throw new IllegalArgumentException(
                    cells.length + " cells under " + rows.getFirst().size() + " headings");
        }
        rows.add(List.of(cells));
    }

    /** For people: columns that line up. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            StringJoiner line = new StringJoiner("  ");
            for (int column = 0; column < row.size(); column++) {
                line.add(padded(row.get(column), column));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private String padded(String cell, int column) {
        int widest = 0;
        for (List<String> row : rows) {
            widest = Math.max(widest, width(row.get(column)));
        }
        String space = " ".repeat(widest - width(cell));
        return column < words ? cell + space : space + cell;
    }

    /** Columns on a terminal: Chinese characters take two. */
    private static int width(String cell) {
        return cell.chars().map(c -> c >= 0x2E80 ? 2 : 1).sum();
    }

    /** For documents: Markdown. */
    public String markdown() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < rows.size(); i++) {
            for (String cell : rows.get(i)) {
                text.append("| ").append(cell.replace("|", "\\|")).append(' ');
            }
            text.append("|\n");
            if (i == 0) {
                int numbers = rows.getFirst().size() - words;
                text.append("|---".repeat(words) + "|--:".repeat(numbers) + "|\n");
            }
        }
        return text.toString();
    }

    /** For programs: comma-separated values (RFC 4180, but lines end as on Unix). */
    public String csv() {
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            text.append(row.stream().map(Table::quoted).collect(Collectors.joining(",", "", "\n")));
        }
        return text.toString();
    }

    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}
