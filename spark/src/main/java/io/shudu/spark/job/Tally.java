package io.shudu.spark.job;

import io.shudu.render.words.Language;
import io.shudu.spark.words.SparkWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Observation;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;

/** Counts rows on their way to the output; tasks that are done twice count once. */
final class Tally {
    private final Observation observation = new Observation("shudu");
    private String words = "job.rows";

    /** Counts rows with a column {@code reason}. */
    Dataset<Row> watch(Dataset<Row> rows) {
        Column reason = functions.col("reason");
        Column remark = functions.coalesce(reason.equalTo("remark"), functions.lit(false));
        return rows.observe(
                observation,
                functions.count(functions.lit(1)).as("rows"),
                functions.count(functions.when(remark, 1)).as("remarks"),
                functions.count(functions.when(reason.isNotNull(), 1)).as("reasons"));
    }

    Dataset<Row> watchClasses(Dataset<Row> classes, Column puzzles) {
        words = "job.classes";
        return classes.observe(
                observation,
                functions.count(puzzles).as("classes"),
                functions.sum(puzzles).as("rows"));
    }

    Dataset<Row> watchMade(Dataset<Row> made) {
        words = "job.made";
        return made.observe(
                observation,
                functions.count(functions.lit(1)).as("rows"),
                functions
                        .count(functions.when(functions.not(functions.col("as_wished")), 1))
                        .as("flawed"));
    }

    /** What there is to say in the end. */
    String summary(Language language, JobOptions.Kind kind, double seconds) throws InterruptedException {
        Map<String, Object> counts = observation.getAsJava();
        String time = String.format(Locale.ROOT, "%.1f", seconds);
        return switch (words) {
            case "job.classes" ->
                SparkWords.text(
                        language,
                        kind == JobOptions.Kind.CENSUS ? "job.census" : words,
                        number(counts, "rows"),
                        number(counts, "classes"),
                        time);
            case "job.made" -> SparkWords.text(language, words, number(counts, "rows"), time, number(counts, "flawed"));
            default -> {
                long remarks = number(counts, "remarks");
                List<String> parts = new ArrayList<>();
                parts.add(SparkWords.text(language, "job.good", number(counts, "rows") - number(counts, "reasons")));
                parts.add(SparkWords.text(language, "job.bad", number(counts, "reasons") - remarks));
                if (remarks > 0) {
                    parts.add(SparkWords.text(language, "job.remarks", remarks));
                }
                yield SparkWords.text(
                        language,
                        words,
                        number(counts, "rows"),
                        time,
                        String.join(language == Language.CHINESE ? "，" : ", ", parts));
            }
        };
    }

    private static long number(Map<String, Object> counts, String name) {
        return counts.get(name) instanceof Number number ? number.longValue() : 0;
    }
}
