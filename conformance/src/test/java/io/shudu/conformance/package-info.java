/** Tests over all libraries at once. */
@NullMarked
package io.shudu.conformance;

import org.jspecify.annotations.NullMarked;
