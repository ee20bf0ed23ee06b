/** The measurement beside tdoku: its puzzles and its table of what was promised. */
@NullMarked
package io.shudu.bench.tdoku;

import org.jspecify.annotations.NullMarked;
