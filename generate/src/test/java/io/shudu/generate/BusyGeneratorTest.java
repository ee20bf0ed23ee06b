package io.shudu.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.census.Census;
import io.shudu.generate.few.FewClues;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.holes.RandomCells;
import io.shudu.generate.unbiased.UnbiasedPuzzles;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Whoever keeps working memory refuses a second call while another one is at work. */
class BusyGeneratorTest {
    private static final String REFUSAL = "one for each thread";

    @Test
    void a_generator_cannot_be_used_inside_a_method_of_its_own() {
        AtomicReference<Generator> itself = new AtomicReference<>();
        GridMethod nested = new GridMethod() {
            @Override
            public String id() {
                return "nested";
            }

            @Override
            public Grid make(Geometry geometry, Rng rng) {
                assertThatIllegalStateException()
                        .isThrownBy(() -> itself.get().make(1))
                        .withMessageContaining(REFUSAL);
                return new UniformMethod().make(geometry, rng);
            }
        };
        itself.set(new Generator(new GenerationSpec(Geometry.CLASSIC, nested, new RandomCells(40), true, 1), 1));
        assertThat(itself.get().make(0).missing()).isZero();
        assertThat(itself.get().make(0).missing()).isZero();
    }

    @Test
    void two_threads_are_noticed() throws Exception {
        Generator generator = new Generator(
                new GenerationSpec(Geometry.CLASSIC, new UniformMethod(), new RandomCells(50), true, 10), 1);
        assertOverlapsAreRefused(() -> generator.make(0));
        FewClues few = new FewClues();
        assertOverlapsAreRefused(() -> few.find(22, new SeedSequence(1).at(0), 1000));
        UnbiasedPuzzles unbiased = new UnbiasedPuzzles();
        assertOverlapsAreRefused(() -> unbiased.next(new SeedSequence(1).at(0)));
        Census census = new Census();
        Grid grid = new UniformMethod().make(Geometry.CLASSIC, new SeedSequence(1).at(0));
        assertOverlapsAreRefused(() -> census.add(grid));
    }

    /** Two threads do the same again and again until one begins while the other is at it, which must be refused. */
    private static void assertOverlapsAreRefused(Runnable call) throws InterruptedException {
        AtomicInteger refused = new AtomicInteger();
        Runnable calling = () -> {
            for (int i = 0; i < 1_000_000 && refused.get() == 0; i++) {
                try {
                    call.run();
                } catch (IllegalStateException refusal) {
                    assertThat(refusal).hasMessageContaining(REFUSAL);
                    refused.incrementAndGet();
                }
            }
        };
        Thread other = Thread.ofPlatform().daemon().start(calling);
        calling.run();
        other.join();
        assertThat(refused).hasPositiveValue();
    }
}
