/** Saved games in the user's data folder. */
@NullMarked
package io.shudu.terminal.keep;

import org.jspecify.annotations.NullMarked;
