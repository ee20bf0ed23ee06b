/** Searching for the solutions of a grid: how many, which, and at what cost. */
@NullMarked
package io.shudu.core.solve;

import org.jspecify.annotations.NullMarked;
