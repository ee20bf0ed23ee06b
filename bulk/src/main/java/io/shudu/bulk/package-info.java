/** Puzzles by the million through files and pipes: all cores, constant memory, the order of the input. */
@NullMarked
package io.shudu.bulk;

import org.jspecify.annotations.NullMarked;
