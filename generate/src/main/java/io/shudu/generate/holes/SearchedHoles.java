package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;

/** Holes of puzzles that are searched for together with their grids: on the classic board alone, wherever they lie. */
interface SearchedHoles extends HoleStrategy {
    @Override
    default boolean isAnywhere() {
        return true;
    }

    @Override
    default boolean suits(Geometry geometry) {
        return geometry.equals(Geometry.CLASSIC);
    }

    @Override
    default boolean choosesGrids() {
        return true;
    }

    @Override
    default boolean takesLong() {
        return true;
    }
}
