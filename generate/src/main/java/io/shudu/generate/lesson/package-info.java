/** Positions to learn a technique from. */
@NullMarked
package io.shudu.generate.lesson;

import org.jspecify.annotations.NullMarked;
