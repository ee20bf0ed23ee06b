/** Boards as data: geometry, grids, candidates, and the random numbers everything else draws from. */
@NullMarked
package io.shudu.core.grid;

import org.jspecify.annotations.NullMarked;
