/** The command line: one file a sub-command, and what they share. */
@NullMarked
package io.shudu.cli;

import org.jspecify.annotations.NullMarked;
