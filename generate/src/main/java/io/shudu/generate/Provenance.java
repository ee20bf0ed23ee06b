package io.shudu.generate;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.transform.Transform;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.patterns.HeartPuzzle;

/** Where a puzzle comes from: everything that is needed to make it again. {@link PuzzleId} writes it as one word. */
public sealed interface Provenance {
    /** The board. */
    Geometry geometry();

    /** Id of the way in which the complete grid is made. */
    String method();

    /** Id of the hole strategy. */
    String holes();

    /** How the givens lie. */
    Symmetry symmetry();

    /** What was asked for besides. */
    Acceptance acceptance();

    /** The run's seed. */
    long seed();

    /** The puzzle's number in the run, from 0. */
    long index();

    /**
     * Makes the puzzle, the same one each time.
     *
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    Puzzle make();

    /** A puzzle of a {@link Generator}, in disguise or not. */
    sealed interface Generated extends Provenance {
        /** What kind of puzzle was wanted. */
        GenerationSpec spec();

        @Override
        default Geometry geometry() {
            return spec().geometry();
        }

        @Override
        default String method() {
            return spec().method().id();
        }

        @Override
        default String holes() {
            return spec().holes().id();
        }

        @Override
        default Symmetry symmetry() {
            return spec().symmetry();
        }

        @Override
        default Acceptance acceptance() {
            return spec().acceptance();
        }
    }

    /**
     * A puzzle of a {@link Generator}.
     *
     * @param spec what kind of puzzle was wanted
     * @param seed the run's seed
     * @param index the puzzle's number in the run, from 0
     */
    record Run(GenerationSpec spec, long seed, long index) implements Generated {
        @Override
        public Puzzle make() {
            return new Generator(spec, seed).make(index);
        }
    }

    /**
     * A {@link HeartPuzzle}.
     *
     * @param seed which of its variants
     */
    record Heart(long seed) implements Provenance {
        /** The method's id, and the word for it in a {@link PuzzleId}. */
        static final String ID = "heart";

        @Override
        public Geometry geometry() {
            return Geometry.CLASSIC;
        }

        @Override
        public String method() {
            return ID;
        }

        @Override
        public String holes() {
            return Integer.toString(Geometry.CLASSIC.cellCount() - HeartPuzzle.CLUES);
        }

        @Override
        public Symmetry symmetry() {
            return Symmetry.MIRROR;
        }

        @Override
        public Acceptance acceptance() {
            return Acceptance.UNIQUE;
        }

        @Override
        public long index() {
            return 0;
        }

        @Override
        public Puzzle make() {
            HeartPuzzle heart = HeartPuzzle.of(seed);
            return new Puzzle(heart.grid(), heart.solution(), 0, true, 1, 1, this);
        }
    }

    /**
     * A puzzle of a {@link Generator} in disguise: changed by a symmetry that keeps what it was asked for.
     *
     * @param original the puzzle
     * @param disguise which symmetry
     */
    record Disguised(Run original, long disguise) implements Generated {
        /** The word for it in a {@link PuzzleId}. */
        static final String ID = "disguised";

        @Override
        public GenerationSpec spec() {
            return original.spec();
        }

        @Override
        public long seed() {
            return original.seed();
        }

        @Override
        public long index() {
            return original.index();
        }

        @Override
        public Puzzle make() {
            return of(original.make());
        }

        /** The original, once it is made, in disguise. Where clues have to lie in some way, only digits change. */
        public Puzzle of(Puzzle made) {
            Rng rng = new SeedSequence(disguise).at(0);
            Geometry geometry = geometry();
            Transform transform = original.spec().isAnywhere()
                    ? Transform.random(geometry, rng)
                    : Transform.relabel(geometry, rng.permutation(1, geometry.side()));
            return new Puzzle(
                    transform.apply(made.grid()),
                    transform.apply(made.solution()),
                    made.missing(),
                    made.accepted(),
                    made.tries(),
                    made.weight(),
                    this);
        }
    }
}
