/** Puzzles for embossers. */
@NullMarked
package io.shudu.print.braille;

import org.jspecify.annotations.NullMarked;
