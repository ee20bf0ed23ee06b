package io.shudu.spark.work;

import io.shudu.render.words.Language;
import io.shudu.spark.words.SparkWords;
import java.io.Serializable;
import java.util.List;

/**
 * What a session decides about all functions, taken down when a query is made.
 *
 * @param language the language of problems
 * @param engine what solves batches of classic puzzles: {@code auto}, {@code classic} or {@code vector}
 */
public record Settings(Language language, String engine) implements Serializable {
    /** The setting of the language, {@code en} or {@code zh}. */
    public static final String LANGUAGE = "spark.shudu.lang";
    /** The setting of the engine. */
    public static final String ENGINE = "spark.shudu.engine";
    /** What solves if nobody asks for an engine. */
    public static final String AUTO = "auto";
    /** What does not need the Vector API. */
    public static final String CLASSIC = "classic";
    /** What needs it. */
    public static final String VECTOR = "vector";

    /** Checks the engine's name. */
    public Settings {
        if (!List.of(AUTO, CLASSIC, VECTOR).contains(engine)) {
            throw new IllegalArgumentException(SparkWords.text(language, "engine", engine));
        }
    }

    /** The same for rows that come one by one. */
    public Settings classic() {
        return new Settings(language, CLASSIC);
    }
}
