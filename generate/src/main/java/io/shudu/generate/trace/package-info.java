/** What generators do, step by step, to be looked at. */
@NullMarked
package io.shudu.generate.trace;

import org.jspecify.annotations.NullMarked;
