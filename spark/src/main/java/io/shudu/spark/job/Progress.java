package io.shudu.spark.job;

import io.shudu.render.words.Language;
import io.shudu.spark.words.SparkWords;
import java.io.PrintStream;
import org.apache.spark.SparkStageInfo;
import org.apache.spark.sql.SparkSession;

/** Says now and then how far a job is: on one line of a terminal, else every half a minute. */
final class Progress {
    private static final long PAUSE_MILLIS = 1000;
    private static final int QUIET_ROUNDS = 30;

    private final Thread thread;
    private final boolean terminal;
    private final PrintStream err;
    private boolean written;

    Progress(SparkSession session, Language language, PrintStream err, boolean terminal) {
        this.err = err;
        this.terminal = terminal;
        thread = Thread.ofPlatform().daemon().name("shudu-progress").start(() -> run(session, language));
    }

    private void run(SparkSession session, Language language) {
        try {
            for (int round = 1; ; round++) {
                Thread.sleep(PAUSE_MILLIS);
                if (terminal || round % QUIET_ROUNDS == 0) {
                    tell(session, language);
                }
            }
        } catch (InterruptedException done) {
            if (terminal && written) {
                err.println();
            }
        }
    }

    private void tell(SparkSession session, Language language) {
        int done = 0;
        int all = 0;
        for (int stage : session.sparkContext().statusTracker().getActiveStageIds()) {
            scala.Option<SparkStageInfo> info =
                    session.sparkContext().statusTracker().getStageInfo(stage);
            if (info.isDefined()) {
                done += info.get().numCompletedTasks();
                all += info.get().numTasks();
            }
        }
        if (all > 0) {
            String words = SparkWords.text(language, "job.progress", done, all);
            err.print(terminal ? "\r" + words + "  " : words + "\n");
            err.flush();
            written = true;
        }
    }

    /** Ends it. */
    void close() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException again) {
            Thread.currentThread().interrupt();
        }
    }
}
