/** What keys do: the game, its hints and checks, and the screens around it. */
@NullMarked
package io.shudu.terminal.play;

import org.jspecify.annotations.NullMarked;
