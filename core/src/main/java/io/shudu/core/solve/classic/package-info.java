/** The classic board alone: many puzzles at once, and questions about one that are asked again and again. */
@NullMarked
package io.shudu.core.solve.classic;

import org.jspecify.annotations.NullMarked;
