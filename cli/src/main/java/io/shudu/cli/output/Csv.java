package io.shudu.cli.output;

import java.util.List;
import java.util.stream.Collectors;

/** Rows of CSV. */
public final class Csv {
    private Csv() {}

    /** A row; fields that need it are quoted. */
    public static String row(String... fields) {
        return row(List.of(fields));
    }

    /** Likewise. */
    public static String row(List<String> fields) {
        return fields.stream().map(Csv::field).collect(Collectors.joining(","));
    }

    private static String field(String text) {
        String field = text.replace("\r", "").replace('\n', ' ');
        boolean plain = field.indexOf(',') < 0 && field.indexOf('"') < 0;
        return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
    }
}
