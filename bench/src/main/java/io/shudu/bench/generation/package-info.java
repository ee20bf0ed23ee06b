/** How fast grids and puzzles are made. */
@NullMarked
package io.shudu.bench.generation;

import org.jspecify.annotations.NullMarked;
