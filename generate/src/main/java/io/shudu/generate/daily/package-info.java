/** The puzzles of a day. */
@NullMarked
package io.shudu.generate.daily;

import org.jspecify.annotations.NullMarked;
