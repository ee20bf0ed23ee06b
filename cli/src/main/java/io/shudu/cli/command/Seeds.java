package io.shudu.cli.command;

import io.shudu.core.random.SeedSequence;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --seed}: the same number makes the same things, on every machine. */
public final class Seeds {
    @Option(names = "--seed", paramLabel = "S")
    public @Nullable String seed;

    /** The seed asked for, or a new one. */
    public long seed() {
        if (seed == null) {
            return new SecureRandom().nextLong() & SeedSequence.MAX_SEED;
        }
        return Values.number(seed, 0, SeedSequence.MAX_SEED, "usage.seed");
    }
}
