/** How fast puzzles are rated and hints are given, beside HoDoKu. */
@NullMarked
package io.shudu.bench.rating;

import org.jspecify.annotations.NullMarked;
