/** How far exotic patterns lead in the hardest puzzles. */
@NullMarked
package io.shudu.bench.exotic;

import org.jspecify.annotations.NullMarked;
