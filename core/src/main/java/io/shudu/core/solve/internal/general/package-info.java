/** The search engine for every geometry. */
@NullMarked
package io.shudu.core.solve.internal.general;

import org.jspecify.annotations.NullMarked;
