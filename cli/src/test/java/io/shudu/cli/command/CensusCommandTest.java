package io.shudu.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.Shell;
import io.shudu.cli.session.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CensusCommandTest {
    private static Shell.Outcome census(String... options) {
        String[] args = new String[options.length + 5];
        List.of("census", "--count", "500", "--seed", "7").toArray(args);
        System.arraycopy(options, 0, args, 5, options.length);
        return new Shell().run(args);
    }

    private static String withoutRate(String csv) {
        return csv.replaceAll(",\\d+,(true|false)\n", ",$1\n");
    }

    @Test
    void aTableAndASentenceOnEachMethod() {
        Shell.Outcome outcome = census("--method", "uniform,shift");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.err()).isEmpty();
        List<String> lines = outcome.out().lines().toList();
        assertThat(lines).hasSize(8);
        assertThat(lines.get(0)).startsWith("500 grids of each method, seed 7. ");
        assertThat(lines.get(2)).startsWith("method ").contains("band 1", "stack 3", "grids/s");
        assertThat(lines.get(6)).startsWith("uniform: no sign of unequal chances");
        assertThat(lines.get(7))
                .startsWith("shift: chances are not equal: in band 1")
                .contains("too few rectangles");
    }

    @Test
    void chineseColumnsAndSentences() {
        String out = census("--method", "uniform", "--symmetry-shuffle", "--lang", "zh")
                .out();
        assertThat(out).contains("随机对称变换", "宫行 1", "uniform：没有迹象表明机会不均等");
    }

    @Test
    void theSeedDecidesEverythingButTheRate() {
        String one = census("--method", "uniform,shuffle", "-f", "csv", "--threads", "1")
                .out();
        String two = census("--method", "uniform,shuffle", "-f", "csv", "--threads", "2")
                .out();
        assertThat(withoutRate(two)).isEqualTo(withoutRate(one));
        List<String> lines = one.lines().toList();
        assertThat(lines).hasSize(3);
        int columns = lines.getFirst().split(",", -1).length;
        assertThat(lines).allMatch(line -> line.split(",", -1).length == columns);
        assertThat(lines.get(1)).startsWith("uniform,500,7,false,26,").endsWith(",false");
        assertThat(lines.get(2)).startsWith("shuffle,500,7,false,26,").endsWith(",true");
        String moved =
                census("--method", "uniform", "-f", "csv", "--symmetry-shuffle").out();
        assertThat(moved).contains("uniform,500,7,true,26,").isNotEqualTo(one);
    }

    @Test
    void jsonHasAllMethodsUnlessTold() {
        String out = new Shell()
                .run("census", "--count", "100", "--seed", "1", "-f", "json")
                .out();
        assertThat(out.lines())
                .hasSize(7)
                .allMatch(line -> line.startsWith("{\"method\":\"") && line.contains("\"chute\":\"stack3\""));
    }

    @Test
    void aChart(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("chart.svg");
        assertThat(census("--method", "uniform", "--svg", file.toString()).status())
                .isZero();
        assertThat(Files.readString(file)).startsWith("<svg").contains(">uniform<", "equal chances");
        Shell.Outcome failed = census("--method", "uniform", "--svg", folder.toString());
        assertThat(failed.status()).isEqualTo(ExitStatus.IO);
        assertThat(failed.err()).contains("is a folder, not a file");
    }

    @Test
    void wrongUsage() {
        assertThat(census("--method", "uniform,magic").err()).contains("--method magic: unknown; use one of search");
        assertThat(census("--method", "uniform", "-f", "xml").err()).contains("--format xml: use one of text, csv");
        Shell.Outcome few = new Shell().run("census", "--count", "99");
        assertThat(few.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(few.err()).contains("--count 99: must be a whole number from 100 to 100000000");
    }
}
