package io.shudu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.session.ExitStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the command line says by itself; what jobs do is tested where they are. */
class ClusterCommandTest {
    @ParameterizedTest
    @CsvSource({
        "fly in out, 'solve, rate, canon, dedupe, generate, census'",
        "solve in, name where the puzzles are",
        "generate in out, name where the puzzles are"
    })
    void wrongCallsAreRefused(String call, String words) {
        Shell.Outcome outcome = new Shell().run(("cluster " + call).split(" "));
        assertThat(outcome.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(outcome.err()).contains(words);
    }

    @Test
    void withoutTheJarItSaysWhereToGetIt() {
        Shell.Outcome outcome = new Shell().run("cluster", "solve", "in", "out", "--master", "local[2]", "--replace");
        assertThat(outcome.status()).isEqualTo(ExitStatus.IO);
        assertThat(outcome.err()).startsWith("shudu: the jar for Spark is missing");
        assertThat(new Shell()
                        .run("cluster", "solve", "in", "out", "--print", "--lang", "zh")
                        .err())
                .startsWith("shudu：缺少");
    }
}
