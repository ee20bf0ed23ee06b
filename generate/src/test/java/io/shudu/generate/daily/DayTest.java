package io.shudu.generate.daily;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.holes.Symmetry;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.ScaleId;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DayTest {
    @Test
    void everyDayOfTheCalendarIsRead() {
        for (LocalDate date = LocalDate.of(1999, 1, 1); date.getYear() < 2005; date = date.plusDays(1)) {
            assertThat(Day.parse(date.toString())).hasToString(date.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "2026-02-29",
                "2100-02-29",
                "2026-04-31",
                "2026-13-01",
                "2026-00-01",
                "2026-01-00",
                "1969-12-31",
                "10000-01-01",
                "2026-1-01",
                "2026-1-001",
                "20261-1-1",
                "2026/01/01",
                "-026-01-01",
                "2026-01-0１"
            })
    void otherTextsAreNoDay(String text) {
        assertThat(Day.parse(text)).isNull();
    }

    @Test
    void daysThatDoNotExistAreRefused() {
        assertThatThrownBy(() -> new Day(2026, 2, 29)).hasMessage("2026-2-29: there is no such day");
    }

    /** Whoever asks gets the same, by the date or by the id; and each keeps the promise of its rung. */
    @Test
    void theDateIsAllThatCounts() {
        Set<Grid> seen = new HashSet<>();
        for (String date : new String[] {"2026-11-17", "2026-11-18", "2028-02-29"}) {
            for (Rung rung : Rung.values()) {
                Puzzle puzzle = new Day(
                                Integer.parseInt(date.substring(0, 4)),
                                Integer.parseInt(date.substring(5, 7)),
                                Integer.parseInt(date.substring(8)))
                        .puzzle(rung)
                        .make();
                assertThat(seen.add(puzzle.grid())).isTrue();
                assertThat(puzzle.grid().geometry()).isEqualTo(rung.geometry());
                assertThat(Symmetry.of(puzzle.grid()))
                        .isIn(Symmetry.ROT180, Symmetry.ROT90, Symmetry.MIRRORS, Symmetry.DIAGONALS, Symmetry.FULL);
                assertThat(Solver.of(rung.geometry()).solve(puzzle.grid()).verdict())
                        .isEqualTo(Verdict.ONE);
                assertThat(new Rater(rung.geometry(), EnumSet.of(ScaleId.SHUDU))
                                .rate(puzzle.grid(), puzzle.solution())
                                .level())
                        .isEqualTo(rung.level());
                String id = PuzzleId.of(puzzle.provenance());
                assertThat(id).endsWith(":" + date.replace("-", "") + ":" + rung.number());
                assertThat(PuzzleId.parse(id))
                        .isInstanceOfSatisfying(
                                PuzzleId.Result.Ok.class,
                                ok -> assertThat(ok.provenance().make().grid()).isEqualTo(puzzle.grid()));
            }
        }
    }

    @Test
    void rungsHaveNames() {
        assertThat(Rung.ids()).containsExactly("mini", "easy", "medium", "hard");
        assertThat(Rung.byId("mini")).isEqualTo(Rung.MINI);
        assertThat(Rung.byId("MINI")).isNull();
    }
}
