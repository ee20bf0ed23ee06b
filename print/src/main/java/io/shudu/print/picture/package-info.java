/** Codes and pictures. */
@NullMarked
package io.shudu.print.picture;

import org.jspecify.annotations.NullMarked;
