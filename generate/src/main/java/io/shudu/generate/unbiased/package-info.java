/** Minimal puzzles without the preferences of a generator. */
@NullMarked
package io.shudu.generate.unbiased;

import org.jspecify.annotations.NullMarked;
