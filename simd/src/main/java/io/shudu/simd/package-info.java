/** The lane-parallel engine: one puzzle a vector lane. */
@NullMarked
package io.shudu.simd;

import org.jspecify.annotations.NullMarked;
