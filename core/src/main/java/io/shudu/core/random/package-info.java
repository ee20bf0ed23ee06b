/** Chance that is the same on every machine. */
@NullMarked
package io.shudu.core.random;

import org.jspecify.annotations.NullMarked;
