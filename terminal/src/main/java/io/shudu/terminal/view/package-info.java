/** What the screen shows, line by line. */
@NullMarked
package io.shudu.terminal.view;

import org.jspecify.annotations.NullMarked;
