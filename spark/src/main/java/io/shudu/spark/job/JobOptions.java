package io.shudu.spark.job;

import io.shudu.core.grid.WholeNumbers;
import io.shudu.core.random.SeedSequence;
import io.shudu.logic.rate.ScaleId;
import io.shudu.render.words.Language;
import io.shudu.spark.function.Wish;
import io.shudu.spark.work.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The words of a call of {@code spark-submit shudu-cluster.jar}, which {@code shudu cluster} writes, too. */
final class JobOptions {
    /** The jobs. */
    enum Kind {
        /** Solutions. */
        SOLVE,
        /** Levels. */
        RATE,
        /** Canonical forms. */
        CANON,
        /** Canonical forms, each once. */
        DEDUPE,
        /** New puzzles. */
        GENERATE,
        /** What kinds of puzzles there are. */
        CENSUS
    }

    private static final Set<String> FLAGS = Set.of("--replace", "--quiet", "--levels");
    private static final Set<String> VALUES = Set.of(
            "--master",
            "--lang",
            "--from",
            "--to",
            "--column",
            "--partitions",
            "--compress",
            "--by",
            "--scale",
            "--count",
            "--seed",
            "--wish",
            "--engine");
    private static final int MOST_PARTITIONS = 1_000_000;
    private static final long MOST_PUZZLES = 1_000_000_000_000L;

    private final Map<String, String> values = new HashMap<>();
    private final Set<String> flags = new HashSet<>();
    private final List<String> words = new ArrayList<>();

    final Language language;
    final Kind kind;
    final String in;
    final String out;

    JobOptions(List<String> args) {
        for (int i = 0; i < args.size(); i++) {
            String word = args.get(i);
            int sign = word.indexOf('=');
            String name = word.startsWith("--") && sign > 0 ? word.substring(0, sign) : word;
            if (VALUES.contains(name)) {
                if (sign < 0 && i + 1 == args.size()) {
                    throw JobProblem.usage(spoken(), "job.value", name);
                }
                values.put(name, name.equals(word) ? args.get(++i) : word.substring(sign + 1));
            } else if (FLAGS.contains(word)) {
                flags.add(word);
            } else if (word.startsWith("--")) {
                throw JobProblem.usage(spoken(), "job.option", word);
            } else {
                words.add(word);
            }
        }
        language = spoken();
        Kind named = words.isEmpty() ? null : kind(words.getFirst());
        if (named == null || words.size() != (named == Kind.GENERATE ? 2 : 3)) {
            throw JobProblem.usage(language, "job.usage");
        }
        kind = named;
        in = kind == Kind.GENERATE ? "" : words.get(1);
        out = words.getLast();
        check();
    }

    private Language spoken() {
        return Language.of(values.getOrDefault("--lang", "en"));
    }

    private static @Nullable Kind kind(String word) {
        for (Kind kind : Kind.values()) {
            if (kind.name().toLowerCase(Locale.ROOT).equals(word)) {
                return kind;
            }
        }
        return null;
    }

    /** Everything that can be told before Spark starts. */
    private void check() {
        format("--from", in);
        FileFormat to = format("--to", out);
        oneOf("--engine", List.of(Settings.AUTO, Settings.CLASSIC, Settings.VECTOR));
        oneOf("--scale", Arrays.stream(ScaleId.values()).map(ScaleId::id).toList());
        partitions();
        if (by() != null && to == FileFormat.TEXT) {
            throw JobProblem.usage(language, "job.by-text");
        }
        if (kind == Kind.GENERATE) {
            count();
            recipe();
        }
    }

    private void oneOf(String name, List<String> known) {
        String value = values.get(name);
        if (value != null && !known.contains(value)) {
            throw JobProblem.usage(language, "job.one-of", name, value, String.join(", ", known));
        }
    }

    private FileFormat format(String option, String name) {
        oneOf(option, FileFormat.NAMES);
        String value = values.get(option);
        FileFormat asked = value == null ? null : FileFormat.byId(value);
        return asked == null ? FileFormat.of(name) : asked;
    }

    private long number(String name, long usual, long least, long most) {
        String text = values.get(name);
        long number = text == null ? usual : WholeNumbers.parse(text, least, most);
        if (text != null && number < 0) {
            throw JobProblem.usage(language, "job.number", name, text, least, most);
        }
        return number;
    }

    FileFormat from() {
        return format("--from", in);
    }

    FileFormat to() {
        return format("--to", out);
    }

    /** How results are packed, null for as usual. */
    @Nullable
    String codec() {
        return values.containsKey("--compress") ? values.get("--compress") : FileFormat.codec(out);
    }

    @Nullable
    String master() {
        return values.get("--master");
    }

    @Nullable
    String column() {
        return values.get("--column");
    }

    @Nullable
    String by() {
        return values.get("--by");
    }

    @Nullable
    String scale() {
        return values.get("--scale");
    }

    String engine() {
        return values.getOrDefault("--engine", Settings.AUTO);
    }

    /** Into how many tasks the work is cut, 0 for as Spark likes it. */
    int partitions() {
        return (int) number("--partitions", 0, 1, MOST_PARTITIONS);
    }

    /** How many puzzles are to be made. */
    long count() {
        return number("--count", 1, 0, MOST_PUZZLES);
    }

    /** The kind of puzzles and the seed, as the id of the first one. */
    String recipe() {
        long seed = number("--seed", 0, 0, SeedSequence.MAX_SEED);
        try {
            return Wish.recipe(values.getOrDefault("--wish", ""), seed, language);
        } catch (IllegalArgumentException wrong) {
            throw JobProblem.usage(language, "job.failed", String.valueOf(wrong.getMessage()));
        }
    }

    boolean levels() {
        return flags.contains("--levels");
    }

    boolean replace() {
        return flags.contains("--replace");
    }

    boolean quiet() {
        return flags.contains("--quiet");
    }
}
