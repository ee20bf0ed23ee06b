/** A page as data: what stands where, and what it means. */
@NullMarked
package io.shudu.print.page;

import org.jspecify.annotations.NullMarked;
