/** Steps that a person can follow. */
@NullMarked
package io.shudu.logic;

import org.jspecify.annotations.NullMarked;
