/** How near a grid method comes to equal chances for all classic grids. */
@NullMarked
package io.shudu.generate.census;

import org.jspecify.annotations.NullMarked;
