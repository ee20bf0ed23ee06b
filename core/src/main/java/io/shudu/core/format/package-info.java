/** Grids as text: one file a format, recognition by content, and errors that say where and why. */
@NullMarked
package io.shudu.core.format;

import org.jspecify.annotations.NullMarked;
