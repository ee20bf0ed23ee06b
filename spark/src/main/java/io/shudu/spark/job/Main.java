package io.shudu.spark.job;

import io.shudu.render.words.Language;
import io.shudu.spark.ShuduExtensions;
import io.shudu.spark.words.SparkWords;
import io.shudu.spark.work.Settings;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Locale;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;

/**
 * The program of the jar for a cluster: {@code spark-submit --class io.shudu.spark.job.Main shudu-cluster.jar solve IN
 * OUT}. The command line calls it as well.
 */
public final class Main {
    private static final String LOGGING = "log4j2.configurationFile";

    private Main() {}

    /** Runs a job and ends the process. */
    public static void main(String[] args) {
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        int status = run(List.of(args), err, false);
        if (status != 0) {
            System.exit(status);
        }
    }

    /**
     * Runs a job.
     *
     * @param terminal whether a person looks on
     * @return what the process should end with
     */
    public static int run(List<String> args, PrintStream err, boolean terminal) {
        Language language = Language.ENGLISH;
        if (System.getProperty("spark.master") == null && System.getProperty(LOGGING) == null) {
            // Not by spark-submit: the first class of Spark that is used looks at this.
            System.setProperty(LOGGING, "io/shudu/spark/job/log4j2.properties");
        }
        try {
            JobOptions options = new JobOptions(args);
            language = options.language;
            return run(options, err, terminal);
        } catch (JobProblem problem) {
            err.println(SparkWords.text(languageOf(args), "job.error", String.valueOf(problem.getMessage())));
            return problem.status();
        } catch (Exception problem) {
            // Spark's own exceptions are checked ones that nobody declares.
            err.println(SparkWords.text(
                    language, "job.error", SparkWords.text(language, "job.failed", firstLine(problem))));
            return JobProblem.IO;
        }
    }

    private static Language languageOf(List<String> args) {
        int named = args.indexOf("--lang");
        return Language.of(named >= 0 && named + 1 < args.size() ? args.get(named + 1) : "en");
    }

    private static String firstLine(Throwable problem) {
        String words = String.valueOf(problem.getMessage());
        return problem.getClass().getSimpleName() + ": "
                + words.lines().findFirst().orElse("");
    }

    private static int run(JobOptions options, PrintStream err, boolean terminal)
            throws IOException, InterruptedException {
        long begun = System.nanoTime();
        SparkSession session = session(options);
        try {
            Target target = new Target(session, options);
            Tally tally = new Tally();
            boolean written = false;
            Progress progress = options.quiet() ? null : new Progress(session, options.language, err, terminal);
            try {
                target.write(new Results(session, options).of(tally));
                written = true;
            } finally {
                if (progress != null) {
                    progress.close();
                }
                if (!written && target.hasPart()) {
                    err.println(SparkWords.text(
                            options.language,
                            "job.error",
                            SparkWords.text(options.language, "job.kept", target.part())));
                }
            }
            if (!options.quiet()) {
                double seconds = (System.nanoTime() - begun) / 1e9;
                err.println(tally.summary(options.language, options.kind, seconds));
                err.println(SparkWords.text(options.language, "job.out", options.out));
            }
            return 0;
        } finally {
            session.stop();
        }
    }

    /** What {@code spark-submit} has set counts; without it, Spark works inside this process. */
    private static SparkSession session(JobOptions options) {
        SparkConf conf = new SparkConf();
        if (!conf.contains("spark.app.name")) {
            conf.setAppName("shudu " + options.kind.name().toLowerCase(Locale.ROOT));
        }
        String master = options.master();
        if (master != null) {
            conf.setMaster(master);
        } else if (!conf.contains("spark.master")) {
            conf.setMaster("local[*]");
        }
        if (conf.get("spark.master").startsWith("local")) {
            conf.setIfMissing("spark.ui.enabled", "false");
            conf.setIfMissing("spark.driver.host", "127.0.0.1");
            conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
        } else if (jar() != null && !conf.contains("spark.jars")) {
            conf.set("spark.jars", jar());
        }
        // Spark's usual tasks of 128 MB are so long that at the end most cores wait for the last one.
        conf.setIfMissing("spark.sql.files.maxPartitionBytes", "32m");
        String others = conf.get(ShuduExtensions.SETTING, "");
        if (!others.contains(ShuduExtensions.class.getName())) {
            String ours = ShuduExtensions.class.getName();
            conf.set(ShuduExtensions.SETTING, others.isEmpty() ? ours : others + "," + ours);
        }
        conf.set(Settings.ENGINE, options.engine());
        conf.set(Settings.LANGUAGE, options.language == Language.CHINESE ? "zh" : "en");
        return SparkSession.builder().config(conf).getOrCreate();
    }

    /** The jar that this class came in, which machines of a cluster need, too. */
    private static @Nullable String jar() {
        CodeSource source = Main.class.getProtectionDomain().getCodeSource();
        String place = source == null ? "" : source.getLocation().getPath();
        return place.endsWith(".jar") ? Path.of(place).toUri().toString() : null;
    }
}
