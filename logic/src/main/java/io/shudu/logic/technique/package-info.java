/** The techniques, a family a file. */
@NullMarked
package io.shudu.logic.technique;

import org.jspecify.annotations.NullMarked;
