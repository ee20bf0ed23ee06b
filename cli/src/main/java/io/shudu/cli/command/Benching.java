package io.shudu.cli.command;

import io.shudu.bench.BuiltInSets;
import io.shudu.bench.Contestant;
import io.shudu.bench.Contestants;
import io.shudu.bench.Machine;
import io.shudu.bench.Measurement;
import io.shudu.bench.Missing;
import io.shudu.bench.PuzzleSet;
import io.shudu.bench.Result;
import io.shudu.bench.ResultTable;
import io.shudu.bench.Signature;
import io.shudu.bench.Table;
import io.shudu.bench.Unavailable;
import io.shudu.bench.WrongAnswer;
import io.shudu.bench.tdoku.TdokuProcess;
import io.shudu.cli.output.Output;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.IoFailure;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Runs measurements and says what came out. */
public final class Benching {
    private static final double GATE_SECONDS = 10;
    private static final int BUILT_IN = 1000;
    private static final int CELLS = 81;

    private final Session session;
    private final Messages messages;
    private final boolean verbose;

    public Benching(Session session, boolean verbose) {
        Vectors.loadApi();
        this.session = session;
        this.messages = session.messages();
        this.verbose = verbose;
    }

    public int signature() {
        Signature signature = Signature.take();
        print(signature + "\n");
        if (!signature.agrees()) {
            session.fail(messages.text("bench.disagree"));
            return ExitStatus.FLAWED;
        }
        return ExitStatus.OK;
    }

    public int run(
            List<String> files, List<String> names, @Nullable String tdoku, int rounds, double seconds, String format) {
        Measurement measurement = new Measurement(rounds, nanos(seconds), nanos(Math.max(seconds, GATE_SECONDS)));
        List<PuzzleSet> sets = sets(files);
        if (sets == null) {
            return ExitStatus.FLAWED;
        }
        remark(Machine.here().toString());
        List<Contestant> contestants = new ArrayList<>();
        try {
            if (tdoku != null) {
                contestants.add(contestant("tdoku", () -> new TdokuProcess(tdoku)));
            }
            for (String name : names) {
                contestants.add(contestant(name, () -> Contestants.of(name)));
            }
            List<Result> results = new ArrayList<>();
            for (PuzzleSet set : sets) {
                results.addAll(measure(measurement, set, contestants));
            }
            return report(results, format, measurement);
        } finally {
            contestants.forEach(Contestant::close);
        }
    }

    private static long nanos(double seconds) {
        return Math.round(seconds * 1e9);
    }

    /** The sets to measure on, or null if a line of a file is no puzzle, which has been said. */
    private @Nullable List<PuzzleSet> sets(List<String> files) {
        List<PuzzleSet> sets = new ArrayList<>(files.isEmpty() ? BuiltInSets.all(BUILT_IN) : List.of());
        for (String file : files) {
            PuzzleSet set = read(file);
            if (set == null) {
                return null;
            }
            sets.add(set);
        }
        for (PuzzleSet set : sets) {
            remark(messages.text("bench.set", set.name(), set.size()));
        }
        return sets.stream().map(BuiltInSets::mixed).toList();
    }

    private @Nullable PuzzleSet read(String file) {
        List<String> puzzles = new ArrayList<>();
        int number = 0;
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(session.open(file), StandardCharsets.ISO_8859_1))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                if (line.isBlank() || line.startsWith("#")) {
                    continue;
                }
                String puzzle = line.strip();
                if (!PuzzleSet.isPuzzle(puzzle)) {
                    session.say(messages.text("bench.line", file, number, CELLS));
                    return null;
                }
                puzzles.add(puzzle);
            }
        } catch (IOException e) {
            throw new IoFailure(file, e);
        }
        if (puzzles.isEmpty()) {
            session.say(messages.text("bench.no-puzzle", file));
            return null;
        }
        String name = String.valueOf(Path.of(file).getFileName());
        int dot = name.lastIndexOf('.');
        return PuzzleSet.of(dot > 0 ? name.substring(0, dot) : name, puzzles);
    }

    /** The contestant, or one that stands for it if it cannot take part. */
    private Contestant contestant(String name, Supplier<Contestant> maker) {
        try {
            Contestant contestant = maker.get();
            remark(messages.text("bench.engine", name, contestant.description()));
            return contestant;
        } catch (Unavailable failure) {
            session.say(messages.text("bench.absent", name, failure.reason()));
            return new Missing(name, failure.reason());
        }
    }

    private List<Result> measure(Measurement measurement, PuzzleSet set, List<Contestant> contestants) {
        boolean show = session.errIsTerminal();
        List<Result> results = measurement.run(set, contestants, (contestant, stage) -> {
            if (show) {
                String doing = messages.text("bench." + stage.name().toLowerCase(Locale.ROOT));
                session.print("\r" + messages.text("bench.progress", set.name(), contestant, doing) + "\u001b[K");
            }
        });
        if (show) {
            session.print("\r\u001b[K");
        }
        return results;
    }

    private int report(List<Result> results, String format, Measurement measurement) {
        boolean wrong = false;
        for (Result result : results) {
            if (result.outcome() instanceof Result.Wrong failed) {
                wrong = true;
                WrongAnswer answer = failed.answer();
                String what = messages.text("bench.fault." + answer.kind().name(), answer.said(), answer.expected());
                session.say(messages.text(
                        "bench.fault", result.contestant(), result.set(), answer.number(), answer.puzzle(), what));
            }
        }
        List<String> words = new ArrayList<>();
        for (String key : List.of("set", "name", "puzzles", "rate", "lowest", "highest", "ratio", "wrong", "missing")) {
            words.add(messages.text("bench.table." + key));
        }
        Table table = ResultTable.forPeople(results, words);
        switch (format) {
            case "csv" -> print(ResultTable.forPrograms(results).csv());
            case "markdown" ->
                print(messages.text(
                                "bench.conditions", Machine.here(), measurement.rounds(), measurement.lapNanos() / 1e9)
                        + "\n\n" + table.markdown());
            default -> print(table.text());
        }
        return wrong ? ExitStatus.FLAWED : ExitStatus.OK;
    }

    private void print(String text) {
        Output.printAll(session, text);
    }

    private void remark(String text) {
        if (verbose) {
            session.say(text);
        }
    }
}
