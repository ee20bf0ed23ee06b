/** One game of one player: the board, everything done so far, and how it is written down. */
@NullMarked
package io.shudu.terminal.game;

import org.jspecify.annotations.NullMarked;
