/** Fonts, and how much room words take in them. */
@NullMarked
package io.shudu.print.type;

import org.jspecify.annotations.NullMarked;
