/** The search engine for the classic board. */
@NullMarked
package io.shudu.core.solve.internal.classic;

import org.jspecify.annotations.NullMarked;
