/** A position with its candidates, and the sets that techniques calculate with. */
@NullMarked
package io.shudu.logic.position;

import org.jspecify.annotations.NullMarked;
