package io.shudu.spark.job;

import io.shudu.render.words.Language;
import io.shudu.spark.words.SparkWords;

/** What is wrong with a job, in words for whoever started it. */
final class JobProblem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The command line has the same. */
    static final int USAGE = 2;

    static final int IO = 3;

    private final int status;

    private JobProblem(int status, String words) {
        super(words);
        this.status = status;
    }

    static JobProblem usage(Language language, String key, Object... args) {
        return new JobProblem(USAGE, SparkWords.text(language, key, args));
    }

    static JobProblem io(Language language, String key, Object... args) {
        return new JobProblem(IO, SparkWords.text(language, key, args));
    }

    /** What the process ends with. */
    int status() {
        return status;
    }
}
