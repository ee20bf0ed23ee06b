package io.shudu.cli.output;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Rows of CSV. */
public final class Csv {
    private Csv() {}

    /** A row with its line break; fields that need it are quoted. */
    public static String row(Object... fields) {
        return row(Arrays.asList(fields));
    }

    /** Likewise. */
    public static String row(List<?> fields) {
        return fields.stream().map(Csv::field).collect(Collectors.joining(",", "", "\n"));
    }

    /** A row of so many fields, of which the last are empty. */
    public static String padded(int width, Object... fields) {
        List<Object> row = new ArrayList<>(List.of(fields));
        row.addAll(Collections.nCopies(width - fields.length, ""));
        return row(row);
    }

    private static String field(Object value) {
        String field = value.toString().replace("\r", "").replace('\n', ' ');
        boolean plain = field.indexOf(',') < 0 && field.indexOf('"') < 0;
        return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
    }
}
