/** Books of puzzles. */
@NullMarked
package io.shudu.print.book;

import org.jspecify.annotations.NullMarked;
