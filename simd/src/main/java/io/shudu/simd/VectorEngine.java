package io.shudu.simd;

import static io.shudu.simd.Lanes.LANES;

import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.classic.PuzzleBatch;
import io.shudu.core.solve.spi.BatchEngine;
import io.shudu.core.thread.Interruption;

/**
 * The lane-parallel engine: one puzzle a vector lane, all lanes in step.
 *
 * <p>A sweep ({@link Lanes}) draws conclusions in every lane at once, with the same instructions for each: no tables,
 * no branches. Between sweeps each lane is seen to by itself: where conclusions have run out, a guess is made
 * ({@link Branching}) and the other possibility goes on the lane's own stack ({@link Stacks}); where there is a
 * contradiction, the last such possibility is taken up; where the search is over, the next puzzle moves in
 * ({@link LaneText}) at once, so that no lane idles before the batch runs out.
 *
 * <p>Lanes are named by bits of an int.
 */
final class VectorEngine implements BatchEngine {
    /** A look at whether the thread is interrupted is due when these bits of the number of sweeps are 0. */
    private static final int LOOK = (1 << 9) - 1;

    private final Lanes lanes = new Lanes();
    private final Stacks stacks = new Stacks(lanes);
    private final Branching branching = new Branching();

    // Of the puzzle in each lane: its number in the batch, its solutions found, its guesses.
    private final int[] puzzle = new int[LANES];
    private final int[] found = new int[LANES];
    private final long[] guesses = new long[LANES];

    private final byte[] scratch = new byte[3 * Integer.SIZE];

    /** The next puzzle of the batch that no lane has had. */
    private int next;
    /** Lanes with a puzzle. */
    private int busy;

    @Override
    public String id() {
        return VectorEngineProvider.ID;
    }

    @Override
    public long solve(PuzzleBatch batch, SolveLimit limit) {
        long total = 0;
        next = 0;
        busy = 0;
        for (int lane = 0; lane < LANES; lane++) {
            refill(lane, batch);
        }
        for (int sweeps = 0; busy != 0; sweeps++) {
            if ((sweeps & LOOK) == 0 && Interruption.isAsked()) {
                return total + abandon(batch);
            }
            lanes.sweep();
            int broken = lanes.broken;
            int solved = lanes.complete & ~broken;
            // Near the root a needless guess costs most, so only there is every conclusion waited for.
            int stuck = ~(broken | solved | lanes.advanced | (lanes.changed & ~stacks.guessing));
            if ((stuck & busy) != 0) {
                branching.weigh(lanes);
            }
            for (int events = (broken | solved | stuck) & busy; events != 0; events &= events - 1) {
                int lane = Integer.numberOfTrailingZeros(events);
                int bit = events & -events;
                if ((stuck & bit) != 0) {
                    if (guesses[lane] >= limit.nodes()) {
                        total += finish(lane, batch, false);
                    } else if (branching.choose(lanes, lane)) {
                        guesses[lane]++;
                        stacks.guess(lane, branching);
                    }
                } else if ((solved & bit) != 0 && solved(lane, batch) == limit.solutions()) {
                    total += finish(lane, batch, false);
                } else if (!stacks.pop(lane)) {
                    total += finish(lane, batch, true);
                }
            }
        }
        return total;
    }

    /** Notes the solution in a lane and says how many there are now. */
    private long solved(int lane, PuzzleBatch batch) {
        if (found[lane] == 0) {
            LaneText.write(lanes, lane, batch.solutions(), puzzle[lane] * PuzzleBatch.CELLS, scratch);
        }
        return ++found[lane];
    }

    private long finish(int lane, PuzzleBatch batch, boolean everything) {
        batch.found(puzzle[lane], found[lane], everything);
        long made = guesses[lane];
        refill(lane, batch);
        return made;
    }

    /** Leaves the puzzles that are not done as they are, and tells how many guesses were made for them. */
    private long abandon(PuzzleBatch batch) {
        long made = 0;
        for (int left = busy; left != 0; left &= left - 1) {
            int lane = Integer.numberOfTrailingZeros(left);
            batch.found(puzzle[lane], found[lane], false);
            made += guesses[lane];
        }
        batch.interrupted(next);
        return made;
    }

    /** Puts the next puzzle into a lane, if there is one. */
    private void refill(int lane, PuzzleBatch batch) {
        stacks.clear(lane);
        found[lane] = 0;
        guesses[lane] = 0;
        for (; next < batch.size(); next++) {
            if (LaneText.read(batch.text(), batch.start(next), lanes, lane)) {
                puzzle[lane] = next++;
                busy |= 1 << lane;
                return;
            }
            batch.foundBad(next);
        }
        busy &= ~(1 << lane);
    }
}
