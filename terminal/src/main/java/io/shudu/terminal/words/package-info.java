/** What the game in a terminal says. */
@NullMarked
package io.shudu.terminal.words;

import org.jspecify.annotations.NullMarked;
