package io.shudu.generate;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.holes.HoleStrategy;

/**
 * What kind of puzzle is wanted.
 *
 * @param geometry the board
 * @param method how the complete grid is made
 * @param holes which digits are taken away
 * @param unique whether the puzzle must have exactly one solution
 * @param tries how many grids to try before settling for the best puzzle so far
 */
public record GenerationSpec(Geometry geometry, GridMethod method, HoleStrategy holes, boolean unique, int tries) {}
