package io.shudu.cli.command;

import io.shudu.cli.output.Csv;
import io.shudu.cli.session.Messages;
import io.shudu.generate.passport.BatchSummary;
import io.shudu.logic.rate.Level;
import io.shudu.logic.step.TechniqueId;
import io.shudu.render.picture.BarsPainter;
import io.shudu.render.picture.Svg;
import io.shudu.render.words.TeachWords;
import io.shudu.render.words.TechniqueWords;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** What many puzzles are like, for people and for programs. */
public final class BatchTable {
    private static final int WIDEST = 40;
    private static final double NANOS = 1e9;

    private final Messages messages;
    private final BatchSummary batch;
    private final double seconds;

    /**
     * A report.
     *
     * @param nanos how long the puzzles have taken
     */
    public BatchTable(Messages messages, BatchSummary batch, long nanos) {
        this.messages = messages;
        this.batch = batch;
        seconds = Math.max(1, nanos) / NANOS;
    }

    /** The report in the shape that the ending of a file's name asks for: a table unless it is csv or svg. */
    public String forFile(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith(".csv") ? csv() : lower.endsWith(".svg") ? svg() : text();
    }

    private Map<String, Map<String, Integer>> sections() {
        Map<String, Map<String, Integer>> sections = new LinkedHashMap<>();
        sections.put("clues", named(batch.clues(), String::valueOf));
        sections.put("level", named(batch.levels(), Level::id));
        sections.put("score", named(batch.scores(), least -> least + ".." + (least + BatchSummary.BAND - 1)));
        sections.put("technique", named(batch.techniques(), TechniqueId::id));
        return sections;
    }

    private static <K> Map<String, Integer> named(Map<K, Integer> counts, Function<K, String> name) {
        Map<String, Integer> named = new LinkedHashMap<>();
        counts.forEach((key, count) -> named.put(name.apply(key), count));
        return named;
    }

    /** What a row is called. */
    private String name(String section, String key) {
        return switch (section) {
            case "level" -> TeachWords.WORDS.text(messages.language(), "level." + key);
            case "technique" -> TechniqueWords.WORDS.text(messages.language(), key);
            default -> key;
        };
    }

    /** For people: a line about all, and bars. */
    public String text() {
        StringBuilder text = new StringBuilder(summary()).append('\n');
        sections().forEach((section, rows) -> {
            int most = rows.values().stream().mapToInt(Integer::intValue).max().orElse(1);
            if (!rows.isEmpty()) {
                text.append('\n').append(messages.text("report." + section)).append('\n');
            }
            rows.forEach((key, count) -> text.append(String.format(
                    Locale.ROOT,
                    "%,9d %s %s%n",
                    count,
                    "#".repeat(Math.max(1, Math.round((float) count * WIDEST / most))),
                    name(section, key))));
        });
        return text.toString();
    }

    private String summary() {
        return messages.text(
                "report.summary",
                String.format(Locale.ROOT, "%,d", batch.puzzles()),
                String.format(Locale.ROOT, "%.1f", seconds),
                String.format(Locale.ROOT, "%,.0f", batch.puzzles() / seconds),
                String.format(Locale.ROOT, "%.1f", (double) batch.tries() / Math.max(1, batch.puzzles())),
                batch.asWished(),
                batch.minimal(),
                batch.repeated());
    }

    /** For programs: what is counted, of which kind, how many. */
    public String csv() {
        StringBuilder text = new StringBuilder("what,kind,count\n");
        Map<String, Object> totals = new LinkedHashMap<>();
        totals.put("puzzles", batch.puzzles());
        totals.put("as-wished", batch.asWished());
        totals.put("minimal", batch.minimal());
        totals.put("repeated", batch.repeated());
        totals.put("tries", batch.tries());
        totals.put("seconds", String.format(Locale.ROOT, "%.3f", seconds));
        totals.forEach((what, count) -> text.append(Csv.row("total", what, count)));
        sections().forEach((section, rows) -> rows.forEach((key, count) -> text.append(Csv.row(section, key, count))));
        return text.toString();
    }

    /** A chart. */
    public String svg() {
        BarsPainter painter = new BarsPainter(messages.text("report.title", batch.puzzles()));
        sections()
                .forEach((section, rows) ->
                        painter.section(messages.text("report." + section), named(rows, key -> name(section, key))));
        return Svg.of(painter.picture());
    }
}
