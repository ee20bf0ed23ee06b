package io.shudu.cli;

import static io.shudu.testkit.Puzzles.EASY;
import static io.shudu.testkit.Puzzles.HARD;
import static io.shudu.testkit.Puzzles.SOLVED;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.bulk.BulkSolver;
import io.shudu.bulk.EngineChoice;
import io.shudu.bulk.Results;
import io.shudu.cli.command.LineSettings;
import io.shudu.cli.command.PuzzleCommand;
import io.shudu.cli.command.SolveAnswers;
import io.shudu.cli.command.SolveCommand;
import io.shudu.cli.input.Input;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.classic.BatchSolver;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.management.JMException;
import javax.management.ObjectName;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Lines that are solved as bytes give the results of lines that are read as text, byte for byte. */
class LinesOfBytesTest {
    /** Without four cells in which two digits can change places. */
    private static final String TWO =
            "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179";

    private static final LineSettings AS_TEXT = new LineSettings(Input.LinesLeft.NONE, threads -> 1, 1);

    private static LineSettings asBytes(int chunkSize) {
        return new LineSettings(Input.LinesLeft.ALL, threads -> chunkSize, 1);
    }

    private static Shell.Outcome run(byte[] input, LineSettings settings, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Session session = new Session(new ByteArrayInputStream(input), out, err, "", "", Map.of(), Messages.of("en"));
        int status =
                Parser.commandLine(session, new SolveCommand(session, settings)).execute(args);
        return new Shell.Outcome(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    @Property(tries = 200)
    void resultsAreTheSame(
            @ForAll("files") byte[] file,
            @ForAll("formats") String format,
            @ForAll @IntRange(min = 1, max = 4) int threads,
            @ForAll @IntRange(min = 1, max = 600) int chunkSize,
            @ForAll("options") List<String> options) {
        String[] args = Stream.concat(
                        Stream.of("solve", "-f", format, "--threads", String.valueOf(threads)), options.stream())
                .toArray(String[]::new);
        assertThat(run(file, asBytes(chunkSize), args)).isEqualTo(run(file, AS_TEXT, args));
    }

    @Provide
    Arbitrary<String> formats() {
        return Arbitraries.of("line", "csv", "json");
    }

    @Provide
    Arbitrary<List<String>> options() {
        return Arbitraries.of(
                List.of(),
                List.of(),
                List.of("-q"),
                List.of("--limit", "1"),
                List.of("--limit", "5"),
                List.of("--budget", "1"),
                List.of("--from", "line"),
                List.of("--size", "9"),
                List.of("--all", "--limit", "20"),
                List.of("--count", "--limit", "10"));
    }

    @Provide
    Arbitrary<byte[]> files() {
        Arbitrary<String> puzzles = Arbitraries.of(
                EASY,
                SOLVED,
                EASY.replace('.', '0'),
                EASY.replace('.', '_').replace('5', '*'),
                // Exactly two solutions, several, none, and one that is hard to find.
                TWO,
                ".".repeat(72) + SOLVED.substring(72),
                SOLVED.substring(0, 72) + ".........",
                "55" + EASY.substring(2),
                "5" + EASY.substring(1).replace('3', '1'),
                HARD);
        Arbitrary<String> others = Arbitraries.of(
                "",
                "   ",
                "# a comment",
                "#" + EASY.substring(1),
                " " + EASY,
                EASY + " # a remark",
                EASY + ",",
                EASY + "," + SOLVED,
                EASY + ";3;x",
                EASY.substring(1),
                EASY + "1",
                EASY.replace('7', 'A'),
                EASY.replace('7', '\t'),
                "1234341221434321",
                "123434122.......",
                ".".repeat(36),
                "数独" + EASY,
                "{\"puzzle\":\"" + EASY + "\"}",
                "{\"puzzle\":",
                ":0000:x:" + EASY + "::::",
                "x".repeat(700),
                "\u00a0" + EASY,
                "quizzes,solutions",
                "\uFEFF" + EASY);
        Arbitrary<byte[]> strange = Arbitraries.bytes().array(byte[].class).ofMaxSize(100);
        Arbitrary<byte[]> line = Arbitraries.oneOf(
                puzzles.map(LinesOfBytesTest::bytes),
                puzzles.map(LinesOfBytesTest::bytes),
                others.map(LinesOfBytesTest::bytes),
                strange);
        Arbitrary<byte[]> end =
                Arbitraries.of("\n", "\n", "\n", "\r\n", "\r", "\n\n").map(LinesOfBytesTest::bytes);
        Arbitrary<byte[]> last = Arbitraries.of("", "\n", EASY, EASY + "\r").map(LinesOfBytesTest::bytes);
        Arbitrary<byte[]> first = Arbitraries.of("", "\uFEFF", "# head\n").map(LinesOfBytesTest::bytes);
        Arbitrary<byte[]> middle = Combinators.combine(line, end)
                .as((a, b) -> joined(List.of(a, b)))
                .list()
                .ofMaxSize(14)
                .map(LinesOfBytesTest::joined);
        return Combinators.combine(first, middle, last).as((a, b, c) -> joined(List.of(a, b, c)));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] joined(List<byte[]> parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        parts.forEach(all::writeBytes);
        return all.toByteArray();
    }

    @Test
    void aLineTooLongForAnyPuzzleIsCutInTheSamePlace() {
        // Characters of one, two, three and four bytes, cut where the reader of text cuts them.
        for (String sign : List.of("1", "é", "独", "🀄")) {
            byte[] file = bytes(sign.repeat(1_000_200) + "\n" + EASY + "\n{" + sign.repeat(1_000_200) + "\n" + EASY);
            for (String format : List.of("line", "csv", "json")) {
                assertThat(run(file, asBytes(1000), "solve", "-f", format, "--from", "line"))
                        .isEqualTo(run(file, AS_TEXT, "solve", "-f", format, "--from", "line"));
            }
        }
    }

    @Test
    void onlyWhatIsLongEnoughIsReadAsBytesUnlessAnEngineIsAskedFor() {
        byte[] few = bytes((EASY + "\n").repeat(10));
        byte[] many = bytes((EASY + "\n").repeat(2000));
        String engine = "engine classic: 2000 solved\n";
        assertThat(run(many, LineSettings.USUAL, "solve", "-v", "--engine", "classic"))
                .isEqualTo(new Shell.Outcome(0, (SOLVED + "\n").repeat(2000), engine));
        assertThat(run(many, LineSettings.USUAL, "solve", "-v", "--engine", "auto")
                        .err())
                .startsWith(engine);
        assertThat(run(few, LineSettings.USUAL, "solve", "-v", "--engine", "classic")
                        .err())
                .isEqualTo("engine classic: 10 solved\n");
        assertThat(run(few, LineSettings.USUAL, "solve", "-v", "--engine", "general")
                        .err())
                .isEqualTo("engine general: 10 solved\n");
    }

    @Test
    void ofSeveralSolutionsTheSameOneIsWrittenWhicheverEngineFindsThem() throws Exception {
        String many = ".".repeat(72) + SOLVED.substring(72);
        String puzzles = EASY + "\n" + TWO + "\n" + many + "\n";
        for (String format : List.of("line", "csv", "json")) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            Session session = new Session(InputStream.nullInputStream(), out, err, "", "", Map.of(), Messages.of("en"));
            SolveCommand command = new SolveCommand(session);
            Sink.Shape shape = Sink.Shape.valueOf(format.toUpperCase(Locale.ROOT));
            BatchSolver engine = Objects.requireNonNull(BatchSolver.of(LastFirst.ID));
            new BulkSolver(1, 1000, SolveLimit.unique(), first -> 100)
                    .solve(
                            new ByteArrayInputStream(bytes(puzzles)),
                            EngineChoice.only(() -> engine),
                            () -> new SolveAnswers(command, "<stdin>", shape, SolveLimit.unique()),
                            (Results<PuzzleCommand.Result> results) -> {
                                out.write(results.bytes(), 0, results.length());
                                results.notes().forEach(note -> session.say(String.valueOf(note.remark())));
                            },
                            () -> {});
            Shell.Outcome asText = run(bytes(puzzles), AS_TEXT, "solve", "-f", format);
            assertThat(asText.out()).endsWith(out.toString(StandardCharsets.UTF_8));
            assertThat(err.toString(StandardCharsets.UTF_8))
                    .isEqualTo(asText.err())
                    .isEqualTo("<stdin>:2: 2 or more solutions\n<stdin>:3: 2 or more solutions\n");
        }
    }

    @Test
    void argumentsAreSolvedByTheEngineAskedFor() {
        Shell.Outcome outcome =
                run(new byte[0], LineSettings.USUAL, "solve", "-v", "--engine", "classic", EASY, " ", EASY);
        assertThat(outcome.status()).isEqualTo(1);
        assertThat(outcome.out()).isEqualTo(SOLVED + "\n\n" + SOLVED + "\n");
        assertThat(outcome.err())
                .startsWith("<argument 2>:1: there is nothing to read")
                .endsWith("engine classic: 2 solved\n");
    }

    @Test
    void whatIsNoPuzzleWithOneSolutionNeedsLittleMemory() throws JMException {
        String many = ".".repeat(72) + SOLVED.substring(72);
        for (String line : List.of("# a comment", "bad", EASY.substring(1), many)) {
            assertThat(allocated((line + "\n").repeat(5000), asBytes(1 << 15)) / 5000)
                    .as(line)
                    .isLessThan(20_000);
        }
        assertThat(allocated("\n".repeat(1_000_000), AS_TEXT) / 1_000_000).isLessThan(50);
        assertThat(allocated(EASY + "\n".repeat(1_000_000), asBytes(1 << 15)) / 1_000_000)
                .isLessThan(50);
    }

    /**
     * Bytes of memory that are taken, and perhaps given back, to solve a file: the least of three times, because other
     * threads of this machine take some, too.
     */
    private static long allocated(String text, LineSettings settings) throws JMException {
        byte[] file = bytes(text);
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            long before = allocated();
            run(file, settings, "solve", "-q", "--threads", "1");
            least = Math.min(least, allocated() - before);
        }
        return least;
    }

    /** By all threads, also those that have ended. */
    private static long allocated() throws JMException {
        return (Long) ManagementFactory.getPlatformMBeanServer()
                .getAttribute(new ObjectName("java.lang:type=Threading"), "TotalThreadAllocatedBytes");
    }

    @Test
    void everyPuzzleIsCountedForOneEngine() {
        byte[] mixed = bytes(EASY + "\n" + ".".repeat(81) + "\n" + EASY + " remark\n" + EASY + "\nbad\n");
        int sum = run(mixed, asBytes(100), "solve", "-q", "-v", "--engine", "classic")
                .err()
                .lines()
                .filter(line -> line.startsWith("engine "))
                .mapToInt(line -> Integer.parseInt(line.replaceAll("\\D", "")))
                .sum();
        assertThat(sum).isEqualTo(4);
    }
}
