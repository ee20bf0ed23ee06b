/** Puzzles whose givens draw a picture. */
@NullMarked
package io.shudu.generate.patterns;

import org.jspecify.annotations.NullMarked;
