/** The game in a terminal. */
@NullMarked
package io.shudu.terminal;

import org.jspecify.annotations.NullMarked;
