package io.shudu.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.grid.Grid;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/**
 * Throws arbitrary texts at every format: none may make it fail, every problem must have a place in the text, and what
 * was read must survive being written and read again. In a normal build only the seeds and former findings are tried.
 */
class FormatFuzzTest {
    @FuzzTest(maxDuration = "10m")
    void line(@NotNull String text) {
        check("line", text);
    }

    @FuzzTest(maxDuration = "10m")
    void sdm(@NotNull String text) {
        check("sdm", text);
    }

    @FuzzTest(maxDuration = "10m")
    void plain(@NotNull String text) {
        check("plain", text);
    }

    @FuzzTest(maxDuration = "10m")
    void bordered(@NotNull String text) {
        check("bordered", text);
    }

    @FuzzTest(maxDuration = "10m")
    void frame(@NotNull String text) {
        check("frame", text);
    }

    @FuzzTest(maxDuration = "10m")
    void doubleFrame(@NotNull String text) {
        check("double-frame", text);
    }

    @FuzzTest(maxDuration = "10m")
    void spaced(@NotNull String text) {
        check("spaced", text);
    }

    @FuzzTest(maxDuration = "10m")
    void sdk(@NotNull String text) {
        check("sdk", text);
    }

    @FuzzTest(maxDuration = "10m")
    void hodoku(@NotNull String text) {
        check("hodoku", text);
    }

    @FuzzTest(maxDuration = "10m")
    void simpleSudoku(@NotNull String text) {
        check("ss", text);
    }

    @FuzzTest(maxDuration = "10m")
    void pencilmarks(@NotNull String text) {
        check("pencilmarks", text);
    }

    @FuzzTest(maxDuration = "10m")
    void kaggle(@NotNull String text) {
        check("kaggle", text);
    }

    @FuzzTest(maxDuration = "10m")
    void openSudoku(@NotNull String text) {
        check("opensudoku", text);
    }

    @FuzzTest(maxDuration = "10m")
    void json(@NotNull String text) {
        check("json", text);
    }

    @FuzzTest(maxDuration = "10m")
    void separated(@NotNull String text) {
        check("separated", text);
    }

    @FuzzTest(maxDuration = "10m")
    void link(@NotNull String text) {
        check("link", text);
    }

    @FuzzTest(maxDuration = "10m")
    void recognise(@NotNull String text) {
        GridFormat format = GridFormats.recognise(text);
        check(format.id(), text);
    }

    @FuzzTest(maxDuration = "10m")
    void reader(@NotNull String text) {
        List<String> lines = TextLines.split(text, Integer.MAX_VALUE);
        Iterator<String> source = lines.iterator();
        GridReader reader = new GridReader(() -> source.hasNext() ? source.next() : null, null, null);
        int last = 0;
        for (GridReader.Entry entry = reader.next(); entry != null; entry = reader.next()) {
            assertThat(entry.line()).isBetween(Math.max(1, last), lines.size() + 1);
            last = entry.line();
            if (entry instanceof GridReader.Entry.Puzzle puzzle && puzzle.result() instanceof ParseResult.Bad bad) {
                assertThat(bad.line()).isBetween(entry.line(), lines.size() + 1);
            }
        }
        assertThat(source.hasNext()).isFalse();
    }

    private static void check(String id, String text) {
        GridFormat format = Objects.requireNonNull(GridFormats.byId(id));
        switch (format.parse(text, null)) {
            case ParseResult.Bad bad -> Places.check(bad, text);
            case ParseResult.Ok ok -> {
                Grid first = ok.grid();
                String written = format.write(first);
                assertThat(format.parse(written, first.geometry()))
                        .as(written)
                        .isEqualTo(Carried.result(format, first));
            }
        }
    }
}
