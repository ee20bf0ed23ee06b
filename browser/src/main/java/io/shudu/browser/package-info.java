/** The engine as a JavaScript module. */
@NullMarked
package io.shudu.browser;

import org.jspecify.annotations.NullMarked;
