package io.shudu.spark.job;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What kind of files a name stands for. */
enum FileFormat {
    /** A puzzle or a result a line. */
    TEXT("text"),
    /** A table with names on the first line. */
    CSV("csv"),
    /** A table by columns. */
    PARQUET("parquet");

    private static final Map<String, String> PACKED = Map.of(
            ".gz", "gzip", ".bz2", "bzip2", ".zst", "zstd", ".lz4", "lz4", ".snappy", "snappy", ".deflate", "deflate");

    /** The names of all, for messages. */
    static final List<String> NAMES = List.of("text", "csv", "parquet");

    private final String id;

    FileFormat(String id) {
        this.id = id;
    }

    /** The format of a name such as {@code puzzles.csv.gz}: text unless the name says otherwise. */
    static FileFormat of(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replaceAll("/+$", "");
        for (String ending : PACKED.keySet()) {
            plain = plain.endsWith(ending) ? plain.substring(0, plain.length() - ending.length()) : plain;
        }
        return plain.endsWith(".csv") ? CSV : plain.endsWith(".parquet") || plain.endsWith(".pq") ? PARQUET : TEXT;
    }

    /** The format by its own name, null if there is none. */
    static @Nullable FileFormat byId(String id) {
        for (FileFormat format : values()) {
            if (format.id.equals(id)) {
                return format;
            }
        }
        return null;
    }

    /** How files of such a name are packed, null for as usual. */
    static @Nullable String codec(String name) {
        for (Map.Entry<String, String> packed : PACKED.entrySet()) {
            if (name.toLowerCase(Locale.ROOT).endsWith(packed.getKey())) {
                return packed.getValue();
            }
        }
        return null;
    }

    /** Spark's name. */
    String id() {
        return id;
    }
}
