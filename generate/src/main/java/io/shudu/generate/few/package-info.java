/** Classic puzzles with very few clues, found by search. */
@NullMarked
package io.shudu.generate.few;

import org.jspecify.annotations.NullMarked;
