package io.shudu.cli.command;

import io.shudu.cli.output.Csv;
import io.shudu.cli.session.Messages;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.generate.census.Findings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a census has found about several methods, for people and for programs. */
public final class CensusTable {
    /** The chutes in their order, as programs read them. */
    private static final List<String> CHUTES = List.of("band1", "band2", "band3", "stack1", "stack2", "stack3");

    private static final int MANY = 100_000;

    private final Messages messages;
    private final List<Row> rows;
    private final int count;
    private final long seed;
    private final boolean symmetryShuffle;

    /**
     * A method.
     *
     * @param method its id
     * @param findings what its grids are like
     * @param rate how many it makes in a second of CPU time
     */
    public record Row(String method, Findings findings, double rate) {}

    public CensusTable(Messages messages, List<Row> rows, int count, long seed, boolean symmetryShuffle) {
        this.messages = messages;
        this.rows = rows;
        this.count = count;
        this.seed = seed;
        this.symmetryShuffle = symmetryShuffle;
    }

    /** For people: columns that line up, and a sentence on each method. */
    public String text() {
        List<List<String>> cells = new ArrayList<>();
        List<String> heads = new ArrayList<>();
        heads.add(messages.text("census.head.method"));
        for (int chute = 0; chute < CHUTES.size(); chute++) {
            heads.add(chute(chute));
        }
        for (String key : List.of("distance", "rectangles", "z", "distinct", "rate")) {
            heads.add(messages.text("census.head." + key));
        }
        cells.add(heads);
        rows.forEach(row -> cells.add(cells(row)));
        StringBuilder text = new StringBuilder(messages.text(
                        symmetryShuffle ? "census.shuffled" : "census.intro",
                        String.format(Locale.ROOT, "%,d", count),
                        seed,
                        degrees(rows.getFirst().findings())))
                .append("\n\n");
        for (List<String> line : cells) {
            StringBuilder padded = new StringBuilder();
            for (int column = 0; column < line.size(); column++) {
                String cell = line.get(column);
                String space = " ".repeat(width(cells, column) - width(cell));
                padded.append(column == 0 ? cell + space : "  " + space + cell);
            }
            text.append(padded.toString().stripTrailing()).append('\n');
        }
        text.append('\n');
        rows.forEach(row -> text.append(verdict(row)).append('\n'));
        return text.toString();
    }

    private List<String> cells(Row row) {
        Findings findings = row.findings;
        List<String> cells = new ArrayList<>(List.of(row.method));
        double furthest = 0;
        for (Findings.Chute chute : findings.chutes()) {
            cells.add(statistic(chute.test().statistic()));
            furthest = Math.max(furthest, chute.distance());
        }
        cells.add(fixed(4, furthest));
        cells.add(fixed(3, findings.rectangles()));
        cells.add(fixed(1, findings.z()));
        cells.add(String.format(Locale.ROOT, "%,d", findings.distinct()));
        cells.add(String.format(Locale.ROOT, "%,.0f", row.rate));
        return cells;
    }

    private static int width(List<List<String>> cells, int column) {
        return cells.stream().mapToInt(line -> width(line.get(column))).max().orElse(0);
    }

    /** Columns on a terminal: Chinese characters take two. */
    private static int width(String cell) {
        return cell.chars().map(c -> c >= 0x2E80 ? 2 : 1).sum();
    }

    /** What to think of a method, in a sentence. */
    public String verdict(Row row) {
        Findings findings = row.findings;
        if (!findings.isBiased()) {
            return messages.text("census.equal", row.method, chance(findings.leastP()));
        }
        List<String> reasons = new ArrayList<>();
        if (findings.chutesAreOff()) {
            int worst = findings.worst();
            double p = findings.chutes().get(worst).test().p();
            reasons.add(messages.text("census.off.chutes", chute(worst), chance(p)));
        }
        if (findings.rectanglesAreOff()) {
            String key = findings.z() < 0 ? "census.off.few" : "census.off.many";
            reasons.add(messages.text(key, fixed(2, findings.rectangles())));
        }
        if (findings.repeats()) {
            reasons.add(messages.text("census.off.repeats", findings.count() - findings.distinct()));
        }
        return messages.text("census.biased", row.method, String.join(messages.text("census.and"), reasons));
    }

    private String chute(int chute) {
        return messages.text(chute < 3 ? "census.band" : "census.stack", chute % 3 + 1);
    }

    /** For programs: a line a method under a header. */
    public String csv() {
        List<String> heads = new ArrayList<>(List.of("method", "grids", "seed", "symmetry_shuffle", "degrees"));
        for (String what : List.of("chi2_", "p_", "distance_")) {
            CHUTES.forEach(chute -> heads.add(what + chute));
        }
        heads.addAll(List.of("noise", "rectangles", "z", "distinct", "grids_per_second", "biased"));
        StringBuilder text = new StringBuilder(String.join(",", heads)).append('\n');
        for (Row row : rows) {
            Findings findings = row.findings;
            List<String> cells = new ArrayList<>(
                    List.of(row.method, "" + count, "" + seed, "" + symmetryShuffle, "" + degrees(findings)));
            findings.chutes().forEach(chute -> cells.add(fixed(3, chute.test().statistic())));
            findings.chutes().forEach(chute -> cells.add(chance(chute.test().p())));
            findings.chutes().forEach(chute -> cells.add(fixed(6, chute.distance())));
            cells.add(fixed(6, findings.usualDistance()));
            cells.add(fixed(6, findings.rectangles()));
            cells.add(fixed(3, findings.z()));
            cells.add("" + findings.distinct());
            cells.add(fixed(0, row.rate));
            cells.add("" + findings.isBiased());
            text.append(Csv.row(cells));
        }
        return text.toString();
    }

    /** For programs: an object a line. */
    public String json() {
        StringBuilder text = new StringBuilder();
        for (Row row : rows) {
            Findings findings = row.findings;
            List<JsonFields> chutes = new ArrayList<>();
            for (int i = 0; i < CHUTES.size(); i++) {
                Findings.Chute chute = findings.chutes().get(i);
                chutes.add(new JsonFields()
                        .string("chute", CHUTES.get(i))
                        .put("chi2", new JsonValue.Numeral(fixed(3, chute.test().statistic())))
                        .put("p", new JsonValue.Numeral(chance(chute.test().p())))
                        .put("distance", new JsonValue.Numeral(fixed(6, chute.distance()))));
            }
            text.append(new JsonFields()
                            .string("method", row.method)
                            .number("grids", count)
                            .number("seed", seed)
                            .bool("symmetryShuffle", symmetryShuffle)
                            .number("degrees", degrees(findings))
                            .objects("chutes", chutes)
                            .put("noise", new JsonValue.Numeral(fixed(6, findings.usualDistance())))
                            .put("rectangles", new JsonValue.Numeral(fixed(6, findings.rectangles())))
                            .put("z", new JsonValue.Numeral(fixed(3, findings.z())))
                            .number("distinct", findings.distinct())
                            .put("gridsPerSecond", new JsonValue.Numeral(fixed(0, row.rate)))
                            .bool("biased", findings.isBiased())
                            .string("verdict", verdict(row)))
                    .append('\n');
        }
        return text.toString();
    }

    private static int degrees(Findings findings) {
        return findings.chutes().getFirst().test().degrees();
    }

    private static String statistic(double value) {
        return value < MANY ? fixed(1, value) : String.format(Locale.ROOT, "%.1e", value);
    }

    private static String chance(double p) {
        return p == 0 ? "0" : String.format(Locale.ROOT, p < 0.001 ? "%.1e" : "%.3f", p);
    }

    private static String fixed(int places, double value) {
        return String.format(Locale.ROOT, "%." + places + "f", value);
    }
}
