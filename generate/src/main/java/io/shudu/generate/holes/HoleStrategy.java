package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Named;
import io.shudu.core.random.Rng;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Recipe;
import java.util.ArrayList;
import java.util.List;

/** A way to choose which digits of a complete grid to take away. */
public interface HoleStrategy extends Named {
    /** The text that options and provenance use, such as {@code 40} or {@code 5/row}. */
    @Override
    String id();

    /** How many holes it makes on a board, wherever they are. */
    Total total(Geometry geometry);

    /** Whether it can be asked for on a board. */
    default boolean suits(Geometry geometry) {
        return true;
    }

    /** Whether it only says how many holes there are, wherever they lie. */
    default boolean isAnywhere() {
        return false;
    }

    /** Whether it chooses the complete grids itself, so that no method can be asked for but equal chances. */
    default boolean choosesGrids() {
        return false;
    }

    /**
     * What to do for a wish that says nothing but how many holes: another strategy, if digging at random hardly gets
     * there.
     */
    default HoleStrategy searched() {
        return this;
    }

    /** The way to puzzles with these holes. */
    default Recipe recipe(GenerationSpec spec) {
        return new DiggingRecipe(spec);
    }

    /** The way to puzzles with these holes that are right for a judge, too. */
    default Recipe recipe(GenerationSpec spec, Acceptance.Judge judge) {
        Recipe recipe = recipe(spec);
        return new Recipe() {
            @Override
            public Attempt attempt(Rng rng) {
                return recipe.attempt(rng).judged(judge);
            }

            @Override
            public Attempt improve(List<Attempt> nearest) {
                return recipe.improve(nearest).judged(judge);
            }
        };
    }

    /** Whether its puzzles are searched for, so that one may take seconds or more; all others take milliseconds. */
    default boolean takesLong() {
        return false;
    }

    /** How many of so many holes the wish does not want. */
    default int tooMany(int holes) {
        return 0;
    }

    /** Which cells to empty, as quotas to fill one after the other: any cells, unless it says otherwise. */
    default List<Quota> plan(Geometry geometry, Rng rng) {
        List<Integer> cells = new ArrayList<>(geometry.cellCount());
        for (int cell : rng.permutation(0, geometry.cellCount())) {
            cells.add(cell);
        }
        Total total = total(geometry);
        return List.of(Quota.ofCells(cells, total.wanted(), total.required()));
    }

    /**
     * Likewise in a symmetric pattern: random orbits of the whole board. What the strategy says about rows or columns
     * is kept in sum only, because an orbit lies in several of them.
     */
    default List<Quota> plan(Geometry geometry, Symmetry symmetry, Rng rng) {
        Total total = total(geometry);
        List<List<Integer>> orbits = Symmetry.shuffled(symmetry.orbits(geometry.side()), rng);
        return List.of(new Quota(orbits, total.wanted(), total.required()));
    }

    /**
     * A number of holes.
     *
     * @param wanted how many there should be
     * @param required how many there must be, or the goal is missed
     */
    record Total(int wanted, int required) {}

    /**
     * Groups of cells to empty in this order until enough cells are empty. The cells of a group become empty together
     * or stay together; a group that would make too many holes is passed over.
     *
     * @param groups the groups to try, in order; no cell is in two
     * @param wanted how many cells should become empty
     * @param required how many cells must become empty, or the goal is missed
     */
    record Quota(List<List<Integer>> groups, int wanted, int required) {
        /** Copies the groups and checks that the numbers fit together. */
        public Quota {
            List<List<Integer>> copies = new ArrayList<>(groups.size());
            int cells = 0;
            for (List<Integer> group : groups) {
                copies.add(List.copyOf(group));
                cells += group.size();
            }
            groups = List.copyOf(copies);
            if (required < 0 || required > wanted || wanted > cells) {
                throw new IllegalArgumentException(
                        required + " required and " + wanted + " wanted of " + cells + " cells");
            }
        }

        /** The same with the largest groups first. */
        Quota largeFirst() {
            List<List<Integer>> sorted = new ArrayList<>(groups);
            sorted.sort((one, other) -> other.size() - one.size());
            return new Quota(sorted, wanted, required);
        }

        /** A quota of cells that become empty one by one. */
        static Quota ofCells(List<Integer> cells, int wanted, int required) {
            List<List<Integer>> groups = new ArrayList<>(cells.size());
            for (int cell : cells) {
                groups.add(List.of(cell));
            }
            return new Quota(groups, wanted, required);
        }

        /**
         * How many required holes are missing when so many cells are empty. Fewer than the largest group has are none:
         * groups cannot be divided, so that a number may be out of reach by less than one of them.
         */
        public int missing(int emptied) {
            int largest = groups.stream().mapToInt(List::size).max().orElse(0);
            int gap = required - emptied;
            return gap < largest ? 0 : gap;
        }
    }
}
