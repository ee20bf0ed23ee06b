/** What a player is told: whether all is well on the board, and what can be done next. */
@NullMarked
package io.shudu.logic.teach;

import org.jspecify.annotations.NullMarked;
