package io.shudu.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import org.assertj.core.api.AbstractAssert;
import org.assertj.core.api.Assertions;
import org.jspecify.annotations.Nullable;

/** What a text is read as, to be checked. */
public final class Reads extends AbstractAssert<Reads, ParseResult> {
    private Reads(ParseResult actual) {
        super(actual, Reads.class);
    }

    public static Reads that(ParseResult result) {
        return new Reads(result);
    }

    public static Reads text(GridFormat format, String text) {
        return that(format.parse(text, null));
    }

    public static Reads text(GridFormat format, String text, @Nullable Geometry expected) {
        return that(format.parse(text, expected));
    }

    /** The grid that was read. */
    public Grid grid() {
        assertThat(actual).isInstanceOf(ParseResult.Ok.class);
        return ((ParseResult.Ok) actual).grid();
    }

    public Reads asGivens(String line) {
        assertThat(grid().toString()).isEqualTo(line);
        assertThat(grid().withCandidates(null)).isEqualTo(grid().allGiven());
        return this;
    }

    /** Digits with {@code +} before those that are placed. */
    public Reads asCells(String cells) {
        StringBuilder written = new StringBuilder();
        for (int cell = 0; cell < grid().geometry().cellCount(); cell++) {
            written.append(grid().isEmpty(cell) || grid().isGiven(cell) ? "" : "+")
                    .append(Symbols.of(grid().digit(cell)));
        }
        assertThat(written.toString()).isEqualTo(cells);
        return this;
    }

    public Reads withBoxes(int rows, int columns) {
        assertThat(grid().geometry()).isEqualTo(Geometry.of(rows, columns));
        return this;
    }

    public Reads withoutCandidates() {
        assertThat(grid().candidates()).isNull();
        return this;
    }

    public Reads withCandidates(String text) {
        assertThat(grid().candidates()).hasToString(text);
        return this;
    }

    public void asBad(int line, int column, ParseReason reason, Object... args) {
        Assertions.assertThat(actual).isEqualTo(ParseResult.Bad.of(line, column, reason, args));
    }
}
