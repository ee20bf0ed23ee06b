/** How soon puzzles of a wanted kind are found. */
@NullMarked
package io.shudu.bench.wish;

import org.jspecify.annotations.NullMarked;
