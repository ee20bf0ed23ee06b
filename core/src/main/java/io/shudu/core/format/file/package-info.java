/** Files of many puzzles: what kind of file it is, and one puzzle of it after the other. */
@NullMarked
package io.shudu.core.format.file;

import org.jspecify.annotations.NullMarked;
