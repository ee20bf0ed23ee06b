package io.shudu.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.kinds.JsonFormat;
import io.shudu.core.format.kinds.PencilmarkFormat;
import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** What holds for every format on every board. */
class FormatPropertyTest {
    private static final String NOISE =
            ".0*_ 19AZa@|-+=:,;#\"'{}[]<>&/!\t\n\r\0é\uFF11\uFF0C%\uD83D\uDE00\uD800│═\uFEFF\u3000";

    @Provide
    Arbitrary<Geometry> boards() {
        return Arbitraries.of(
                Geometry.of(2, 2),
                Geometry.of(2, 3),
                Geometry.of(3, 2),
                Geometry.CLASSIC,
                Geometry.of(3, 4),
                Geometry.of(4, 3),
                Geometry.of(2, 6),
                Geometry.of(4, 4),
                Geometry.of(5, 5),
                Geometry.of(6, 6));
    }

    @Provide
    Arbitrary<GridFormat> formats() {
        return Arbitraries.of(GridFormats.all());
    }

    @Property(tries = 600)
    void what_is_written_reads_as_the_same_grid(
            @ForAll("boards") Geometry board, @ForAll("formats") GridFormat format, @ForAll int seed) {
        Grid grid = position(board, seed);

        assertThat(format.parse(format.write(grid), board)).isEqualTo(Carried.result(format, grid));
    }

    @Property(tries = 600)
    void the_text_alone_tells_format_and_board(
            @ForAll("boards") Geometry board, @ForAll("formats") GridFormat format, @ForAll int seed) {
        Grid grid = position(board, seed);
        String text = format.write(grid);
        GridFormat recognised = GridFormats.recognise(text);

        boolean tellsBoxes = showsBoxes(format) || board.equals(Geometry.ofSide(board.side()));
        assertThat(recognised.parse(text, tellsBoxes ? null : board))
                .as("%s taken for %s:%n%s", format.id(), recognised.id(), text)
                .isEqualTo(Carried.result(format, grid));
    }

    @Property(tries = 400)
    void any_pencil_marks_come_back_as_they_went_out(@ForAll("boards") Geometry board, @ForAll int seed) {
        Grid grid = scribbles(board, new SeedSequence(seed).at(0));
        String text = new PencilmarkFormat().write(grid);

        assertThat(GridFormats.recognise(text).id()).as(text).isEqualTo("pencilmarks");
        assertThat(new PencilmarkFormat().parse(text, null)).as(text).isEqualTo(new ParseResult.Ok(grid));
        assertThat(new JsonFormat().parse(new JsonFormat().write(grid), board)).isEqualTo(new ParseResult.Ok(grid));
    }

    /** Any digits, whatever the rules say, and any marks: none, one, some or all of a cell. */
    private static Grid scribbles(Geometry board, Rng rng) {
        int[] digits = new int[board.cellCount()];
        boolean[] givens = new boolean[digits.length];
        CandidateSet.Builder marks = new CandidateSet.Builder(board);
        int filled = rng.nextInt(4);
        for (int cell = 0; cell < digits.length; cell++) {
            givens[cell] = rng.nextInt(2) == 0;
            if (cell > 0 && rng.nextInt(3) < filled) {
                digits[cell] = 1 + rng.nextInt(board.side());
            } else if (rng.nextInt(2) == 0) {
                marks.add(cell, 1 + rng.nextInt(board.side()));
            } else {
                int density = rng.nextInt(4);
                for (int digit = 1; digit <= board.side(); digit++) {
                    if (rng.nextInt(3) < density) {
                        marks.add(cell, digit);
                    }
                }
            }
        }
        return Grid.of(board, digits, givens).withCandidates(marks.build());
    }

    @Property(tries = 1500)
    void damage_is_explained_inside_the_text(
            @ForAll("boards") Geometry board,
            @ForAll("formats") GridFormat format,
            @ForAll int seed,
            @ForAll @IntRange(min = 1, max = 12) int changes) {
        Rng rng = new SeedSequence(seed).at(1);
        StringBuilder text = new StringBuilder(format.write(position(board, seed)));
        for (int i = 0; i < changes && !text.isEmpty(); i++) {
            damage(text, rng);
        }

        for (GridFormat reader : new GridFormat[] {format, GridFormats.recognise(text.toString())}) {
            if (reader.parse(text.toString(), null) instanceof ParseResult.Bad bad) {
                Places.check(bad, text.toString());
            }
            if (reader.parse(text.toString(), board) instanceof ParseResult.Bad bad) {
                Places.check(bad, text.toString());
            }
        }
    }

    private static void damage(StringBuilder text, Rng rng) {
        int at = rng.nextInt(text.length());
        char noise = NOISE.charAt(rng.nextInt(NOISE.length()));
        switch (rng.nextInt(4)) {
            case 0 -> text.deleteCharAt(at);
            case 1 -> text.insert(at, noise);
            case 2 -> text.setCharAt(at, noise);
            default -> text.delete(at, Math.min(text.length(), at + rng.nextInt(30)));
        }
    }

    private static boolean showsBoxes(GridFormat format) {
        return switch (format.id()) {
            case "bordered", "frame", "double-frame", "spaced", "ss", "pencilmarks", "json", "link" -> true;
            default -> false;
        };
    }

    /** A position without conflicts: digits of a sound grid, some given, some placed, perhaps with pencil marks. */
    private static Grid position(Geometry board, int seed) {
        Rng rng = new SeedSequence(seed).at(0);
        int side = board.side();
        int[] names = rng.permutation(1, side);
        int[] digits = new int[board.cellCount()];
        boolean[] givens = new boolean[digits.length];
        int empties = rng.nextInt(4);
        for (int cell = 0; cell < digits.length; cell++) {
            int row = board.row(cell);
            int shift = row % board.boxRows() * board.boxColumns() + row / board.boxRows();
            int digit = names[(board.column(cell) + shift) % side];
            digits[cell] = rng.nextInt(4) < empties ? 0 : digit;
            givens[cell] = rng.nextInt(4) > 0;
        }
        Grid grid = Grid.of(board, digits, givens);
        return rng.nextInt(2) == 0 || grid.isComplete() ? grid : grid.withCandidates(marks(grid, rng));
    }

    /** Some of the possible candidates. */
    private static CandidateSet marks(Grid grid, Rng rng) {
        CandidateSet possible = CandidateSet.of(grid);
        CandidateSet marks = possible;
        for (int cell = 0; cell < grid.geometry().cellCount(); cell++) {
            for (int digit = 1; digit <= grid.geometry().side(); digit++) {
                if (marks.contains(cell, digit) && rng.nextInt(3) == 0) {
                    marks = marks.without(cell, digit);
                }
            }
        }
        return marks;
    }
}
