package io.shudu.cli.command;

import io.shudu.cli.output.Output;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Session;
import io.shudu.render.words.Language;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code shudu cluster}: jobs on Apache Spark, inside this process or on a cluster.
 *
 * <p>Spark is larger than all the rest together, so nothing of the project depends on the module that uses it. Its
 * program takes the same words as {@code spark-submit} passes on, and is called by its name.
 */
@Command(name = "cluster")
public final class ClusterCommand extends NeedsMore {
    public static final List<String> JOBS = List.of("solve", "rate", "canon", "dedupe", "generate", "census");

    private static final String PROGRAM = "io.shudu.spark.job.Main";

    @Parameters(index = "0", paramLabel = "JOB")
    public String job = "";

    @Parameters(index = "1..*", paramLabel = "PLACE", arity = "1..2")
    public List<String> places = new ArrayList<>();

    @Option(names = "--master", paramLabel = "URL")
    public @Nullable String master;

    @Option(names = "--from", paramLabel = "FORMAT")
    public @Nullable String from;

    @Option(names = "--to", paramLabel = "FORMAT")
    public @Nullable String to;

    @Option(names = "--column", paramLabel = "NAME")
    public @Nullable String column;

    @Option(names = "--partitions", paramLabel = "N")
    public @Nullable String partitions;

    @Option(names = "--compress", paramLabel = "CODEC")
    public @Nullable String compress;

    @Option(names = "--by", paramLabel = "COLUMN")
    public @Nullable String by;

    @Option(names = "--scale", paramLabel = "SCALE")
    public @Nullable String scale;

    @Option(names = "--engine", paramLabel = "ENGINE")
    public @Nullable String engine;

    @Option(
            names = {"-n", "--count"},
            paramLabel = "N")
    public @Nullable String count;

    @Option(names = "--seed", paramLabel = "N")
    public @Nullable String seed;

    @Option(names = "--wish", paramLabel = "WISH")
    public @Nullable String wish;

    @Option(names = "--levels")
    public boolean levels;

    @Option(names = "--replace")
    public boolean replace;

    @Option(names = "--print")
    public boolean print;

    @Option(names = {"-q", "--quiet"})
    public boolean quiet;

    public ClusterCommand(Session session) {
        super(session, "cluster.spark");
    }

    @Override
    public void checkOptions() {
        Values.oneOf("cluster", job, JOBS);
        Values.refuseIf(places.size() != (job.equals("generate") ? 1 : 2), "usage.cluster-places");
    }

    @Override
    int run() {
        try {
            Class<?> program = Class.forName(PROGRAM);
            return print ? print(jar(program)) : run(program);
        } catch (ClassNotFoundException missing) {
            session.fail(messages.text("cluster.jar"));
            return ExitStatus.IO;
        }
    }

    /** The words for the program. */
    private List<String> words() {
        Map<String, @Nullable Object> options = new LinkedHashMap<>();
        options.put("--from", from);
        options.put("--to", to);
        options.put("--column", column);
        options.put("--partitions", partitions);
        options.put("--compress", compress);
        options.put("--by", by);
        options.put("--scale", scale);
        options.put("--engine", engine);
        options.put("--count", count);
        options.put("--seed", seed);
        options.put("--wish", wish);
        options.put("--levels", levels);
        options.put("--replace", replace);
        options.put("--quiet", quiet);
        List<String> words = new ArrayList<>(List.of(job));
        words.addAll(places);
        options.forEach((name, value) -> {
            if (value instanceof String text) {
                words.addAll(List.of(name, text));
            } else if (Boolean.TRUE.equals(value)) {
                words.add(name);
            }
        });
        if (messages.language() == Language.CHINESE) {
            words.addAll(List.of("--lang", "zh"));
        }
        return words;
    }

    private int run(Class<?> program) {
        List<String> words = words();
        if (master != null) {
            words.addAll(List.of("--master", master));
        }
        Vectors.loadApi();
        PrintStream err = new PrintStream(session.err(), true, StandardCharsets.UTF_8);
        try {
            return (Integer) program.getMethod("run", List.class, PrintStream.class, boolean.class)
                    .invoke(null, words, err, session.errIsTerminal());
        } catch (InvocationTargetException problem) {
            if (problem.getCause() instanceof NoClassDefFoundError missing) {
                throw missing;
            }
            throw new IllegalStateException(problem.getCause());
        } catch (ReflectiveOperationException changed) {
            throw new IllegalStateException(changed);
        }
    }

    /** The line that does the same on a cluster. */
    private int print(String jar) {
        List<String> line = new ArrayList<>(List.of("spark-submit"));
        if (master != null) {
            line.addAll(List.of("--master", master));
        }
        line.addAll(List.of("--class", PROGRAM, jar));
        line.addAll(words());
        Output.printAll(
                session,
                String.join(" ", line.stream().map(ClusterCommand::quoted).toList()) + "\n");
        return ExitStatus.OK;
    }

    private static String quoted(String word) {
        return word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    private static String jar(Class<?> program) {
        CodeSource source = program.getProtectionDomain().getCodeSource();
        return source == null
                ? "shudu-cluster.jar"
                : Path.of(URI.create(source.getLocation().toString())).toString();
    }
}
