/** What grid methods and puzzles share and nobody else needs. */
@NullMarked
package io.shudu.generate.internal;

import org.jspecify.annotations.NullMarked;
