/** Measures how fast classic puzzles are solved, by whom, and whether rightly. */
@NullMarked
package io.shudu.bench;

import org.jspecify.annotations.NullMarked;
