/** The text formats, one class for each. */
@NullMarked
package io.shudu.core.format.kinds;

import org.jspecify.annotations.NullMarked;
