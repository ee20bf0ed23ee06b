package io.shudu.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.few.FewClues;
import io.shudu.generate.grids.BoxesMethod;
import io.shudu.generate.grids.ChainMethod;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.grids.RestartMethod;
import io.shudu.generate.grids.SearchMethod;
import io.shudu.generate.holes.HoleStrategies;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.unbiased.UnbiasedPuzzles;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever makes puzzles ends when the thread is interrupted, with an exception, and is as good as new afterwards. */
class InterruptedGeneratorTest {
    private static final int FOREVER = 1_000_000;

    @AfterEach
    void uninterrupt() {
        Thread.interrupted();
    }

    private static Generator generator(int side, String holes) {
        Geometry geometry = Geometry.ofSide(side);
        HoleStrategy strategy = Objects.requireNonNull(HoleStrategies.parse(holes, geometry));
        GenerationSpec spec = new GenerationSpec(geometry, GridMethods.usual(geometry), strategy, true, FOREVER);
        return new Generator(spec, 1);
    }

    /** Wishes that cannot come true, and some that take a while. */
    @ParameterizedTest
    @CsvSource({
        "9, 70, ClassicDigger",
        "9, 8/row, ClassicDigger",
        "9, minimal/30, ClassicDigger",
        "9, sparse/64, FewClues",
        "9, pattern/heart, PatternRecipe",
        "6, 35, SearchDigger",
        "8, 7/row, SearchDigger",
        "16, 200, SinglesDigger",
        "36, 796, SinglesDigger"
    })
    void a_generator_ends_whatever_it_is_doing(int side, String holes, String where) throws Exception {
        Generator generator = generator(side, holes);
        FutureTask<Puzzle> work = new FutureTask<>(() -> {
            try {
                long index = 0;
                while (generator.make(index).missing() == 0) {
                    index++;
                }
                throw new AssertionError("given up");
            } finally {
                assertThat(Thread.currentThread().isInterrupted()).isTrue();
            }
        });
        Thread thread = Thread.ofPlatform().daemon().start(work);
        while (Arrays.stream(thread.getStackTrace())
                .noneMatch(frame -> frame.getClassName().endsWith("." + where))) {
            assertThat(work.isDone()).isFalse();
        }
        thread.interrupt();
        assertThatThrownBy(work::get)
                .isInstanceOf(ExecutionException.class)
                .hasCauseInstanceOf(CancellationException.class);
    }

    @ParameterizedTest
    @CsvSource({"9, 50", "9, minimal", "9, sparse/61", "9, pattern/smile", "9, unbiased", "6, 20", "16, 120"})
    void a_generator_makes_the_same_puzzle_after_an_interrupt(int side, String holes) {
        Generator generator = generator(side, holes);
        Puzzle expected = generator.make(3);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> generator.make(3)).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(generator.make(3)).isEqualTo(expected);
    }

    /** The grid is made, and only then is the thread interrupted: half a puzzle is none. */
    @Test
    void what_was_dug_until_then_is_no_puzzle() {
        GridMethod interrupting = new GridMethod() {
            @Override
            public String id() {
                return "search";
            }

            @Override
            public Grid make(Geometry geometry, Rng rng) {
                Grid grid = new SearchMethod().make(geometry, rng);
                Thread.currentThread().interrupt();
                return grid;
            }
        };
        for (int side : new int[] {4, 9, 16}) {
            Geometry geometry = Geometry.ofSide(side);
            HoleStrategy holes = Objects.requireNonNull(HoleStrategies.parse("5", geometry));
            Generator generator = new Generator(new GenerationSpec(geometry, interrupting, holes, true, 1), 1);
            assertThatThrownBy(() -> generator.make(0)).isInstanceOf(CancellationException.class);
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 16})
    void grid_methods_that_search_end(int side) {
        Geometry geometry = Geometry.ofSide(side);
        Thread.currentThread().interrupt();
        for (GridMethod method : new GridMethod[] {new SearchMethod(), new RestartMethod(), new BoxesMethod()}) {
            assertThatThrownBy(() -> method.make(geometry, new SeedSequence(1).at(0)))
                    .as(method.id())
                    .isInstanceOf(CancellationException.class);
        }
        assertThat(Thread.interrupted()).isTrue();
        assertThat(new ChainMethod().make(geometry, new SeedSequence(1).at(0)).isSolved())
                .isTrue();
    }

    @Test
    void searches_for_few_clues_and_unbiased_puzzles_end() {
        FewClues few = new FewClues();
        UnbiasedPuzzles unbiased = new UnbiasedPuzzles();
        FewClues.Found found = few.find(21, new SeedSequence(1).at(0), FOREVER);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> few.find(17, new SeedSequence(1).at(0), FOREVER))
                .isInstanceOf(CancellationException.class);
        assertThatThrownBy(() -> unbiased.next(new SeedSequence(1).at(0))).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        FewClues.Found again = few.find(21, new SeedSequence(1).at(0), FOREVER);
        assertThat(again.puzzle()).isEqualTo(found.puzzle());
        assertThat(unbiased.next(new SeedSequence(1).at(0)))
                .isEqualTo(new UnbiasedPuzzles().next(new SeedSequence(1).at(0)));
    }
}
