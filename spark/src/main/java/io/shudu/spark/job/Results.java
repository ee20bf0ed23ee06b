package io.shudu.spark.job;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;

/** What a job makes of its rows: the same as the command line, line by line and column by column. */
final class Results {
    private static final String ANSWER = "shudu_answer";
    private static final Column REASON = functions.col(ANSWER + ".reason");
    private static final Column PUZZLE = functions.col(Source.PUZZLE);
    private static final Column NOTHING = functions.lit("");
    private static final Column IS_REMARK = functions.coalesce(REASON.equalTo("remark"), functions.lit(false));

    private final SparkSession session;
    private final JobOptions options;

    Results(SparkSession session, JobOptions options) {
        this.session = session;
        this.options = options;
    }

    Dataset<Row> of(Tally tally) throws IOException {
        return switch (options.kind) {
            case SOLVE ->
                each("shudu_solve(" + Source.PUZZLE + ")", "solution", List.of("solutions", "solution"), tally);
            case CANON -> each("shudu_canon(" + Source.PUZZLE + ")", "form", List.of("form", "automorphisms"), tally);
            case RATE -> rated(tally);
            case DEDUPE -> deduped(tally);
            case GENERATE -> generated(tally);
            case CENSUS -> counted(tally);
        };
    }

    private static Column field(String name) {
        return functions.col(ANSWER + "." + name);
    }

    private Dataset<Row> answered(Source source, String function) {
        List<Column> columns =
                new ArrayList<>(List.of(PUZZLE, functions.expr(function).as(ANSWER)));
        source.others().forEach(name -> columns.add(functions.col("`" + name + "`")));
        return source.rows().select(columns.toArray(new Column[0]));
    }

    /** A result for each row. */
    private Dataset<Row> each(String function, String line, List<String> fields, Tally tally) throws IOException {
        Source source = Source.open(session, options);
        Column isError = field(line).isNull().and(field("puzzle").isNull());
        return shaped(source, function, functions.coalesce(field(line), NOTHING), fields, isError, tally);
    }

    private Dataset<Row> rated(Tally tally) throws IOException {
        Source source = Source.open(session, options);
        String scale = options.scale();
        String function = "shudu_rate(" + Source.PUZZLE + (scale == null ? "" : ", '" + scale + "'") + ")";
        List<String> fields = List.of("level", "score", "er", "ep", "ed");
        Column line = functions.concat_ws(
                " ", fields.stream().map(name -> field(name).cast("string")).toArray(Column[]::new));
        return shaped(
                source,
                function,
                line,
                fields,
                field("level").isNull().and(field("er").isNull()),
                tally);
    }

    /**
     * Lines, the table of the command line, or all that is known. Rows are counted when they have their shape: to count
     * is a step of its own, to which Spark copies every column that is still there.
     */
    private Dataset<Row> shaped(
            Source source, String function, Column line, List<String> fields, Column isError, Tally tally) {
        Dataset<Row> answers = answered(source, function);
        if (options.to() == FileFormat.TEXT) {
            Dataset<Row> lines = answers.select(
                    functions.when(IS_REMARK, PUZZLE).otherwise(line).as("value"), REASON.as("reason"));
            return tally.watch(lines).select("value");
        }
        List<Column> columns = new ArrayList<>();
        boolean isTable = options.to() == FileFormat.CSV;
        columns.add(
                (isTable ? functions.when(isError, PUZZLE).otherwise(field("puzzle")) : field("puzzle")).as("puzzle"));
        for (int i = 0; i < fields.size(); i++) {
            Column value = field(fields.get(i));
            // The first one says that there is no result, as on the command line.
            columns.add((isTable && i == 0 ? functions.when(isError, "error").otherwise(value.cast("string")) : value)
                    .as(fields.get(i)));
        }
        if (!isTable) {
            // As it came, where that tells more than the puzzle.
            columns.add(functions.when(REASON.isNotNull(), PUZZLE).as("text"));
        }
        columns.add(REASON.as("reason"));
        if (!isTable) {
            columns.add(field("problem").as("problem"));
        }
        List<String> taken = new ArrayList<>(List.of("puzzle", "text", "reason", "problem"));
        taken.addAll(fields);
        for (String other : source.others()) {
            if (!taken.contains(other)) {
                columns.add(functions.col("`" + other + "`"));
            }
        }
        Dataset<Row> results = tally.watch(answers.select(columns.toArray(new Column[0])));
        return isTable ? results.where("reason is null or reason <> 'remark'").drop("reason") : results;
    }

    /**
     * Each form once, in no order. Forms are spread over tasks by a shuffle and sorted or hashed there, which goes to
     * disk where memory is short. Rows without a form are told apart by their text, so that they do not all meet in one
     * task.
     */
    private Dataset<Row> deduped(Tally tally) throws IOException {
        Source source = Source.open(session, options);
        Dataset<Row> answers = answered(new Source(source.rows(), List.of()), "shudu_canon(" + Source.PUZZLE + ")");
        if (options.to() == FileFormat.TEXT) {
            Dataset<Row> forms = answers.where(field("form").isNotNull())
                    .groupBy(field("form").as("value"))
                    .agg(functions.count(functions.lit(1)).as("puzzles"));
            return tally.watchClasses(forms, functions.col("puzzles")).select("value");
        }
        Dataset<Row> forms = answers.groupBy(
                        field("form").as("form"),
                        functions.when(field("form").isNull(), PUZZLE).as("text"),
                        REASON.as("reason"))
                .agg(
                        functions.min(field("puzzle")).as("puzzle"),
                        functions.min(field("automorphisms")).as("automorphisms"),
                        functions.count(functions.lit(1)).as("puzzles"));
        Column counted = functions.when(functions.col("form").isNotNull(), functions.col("puzzles"));
        return tally.watchClasses(forms, counted)
                .select("puzzle", "form", "automorphisms", "puzzles", "text", "reason");
    }

    private Dataset<Row> generated(Tally tally) {
        Dataset<Row> made = tally.watchMade(Generation.of(session, options));
        return switch (options.to()) {
            case TEXT -> made.select(functions.col("puzzle").as("value"));
            case CSV -> made.select("puzzle", "solution", "clues", "level", "score", "er", "seed", "index");
            case PARQUET -> made;
        };
    }

    /** How many puzzles there are of each kind. */
    private Dataset<Row> counted(Tally tally) throws IOException {
        Source source = Source.open(session, options);
        Column clues = functions.when(
                field("puzzle").isNotNull(), functions.length(functions.regexp_replace(field("puzzle"), "[.]", "")));
        Column level = options.levels()
                ? functions.col("shudu_level")
                : functions.lit(null).cast("string");
        Dataset<Row> answers = answered(new Source(source.rows(), List.of()), "shudu_solve(" + Source.PUZZLE + ")");
        if (options.levels()) {
            answers = answers.withColumn("shudu_level", functions.expr("shudu_rate(" + Source.PUZZLE + ").level"));
        }
        Dataset<Row> kinds = answers.groupBy(
                        field("board").as("board"),
                        functions.coalesce(field("verdict"), REASON).as("verdict"),
                        clues.as("clues"),
                        level.as("level"))
                .agg(functions.count(functions.lit(1)).as("puzzles"))
                .orderBy("board", "verdict", "clues", "level")
                .coalesce(1);
        Dataset<Row> watched = tally.watchClasses(kinds, functions.col("puzzles"));
        return options.to() == FileFormat.TEXT
                ? watched.select(functions
                        .concat_ws(
                                " ",
                                functions.coalesce(functions.col("board"), functions.lit("-")),
                                functions.col("verdict"),
                                functions.coalesce(functions.col("clues").cast("string"), functions.lit("-")),
                                functions.coalesce(functions.col("level"), functions.lit("-")),
                                functions.col("puzzles").cast("string"))
                        .as("value"))
                : watched;
    }
}
