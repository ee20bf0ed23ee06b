package io.shudu.cli.output;

/** Rows of CSV. */
public final class Csv {
    private Csv() {}

    /** A row; fields that need it are quoted. */
    public static String row(String... fields) {
        StringBuilder row = new StringBuilder();
        for (int i = 0; i < fields.length; i++) {
            String field = fields[i].replace("\r", "").replace('\n', ' ');
            boolean plain = field.indexOf(',') < 0 && field.indexOf('"') < 0;
            row.append(i == 0 ? "" : ",").append(plain ? field : '"' + field.replace("\"", "\"\"") + '"');
        }
        return row.toString();
    }
}
