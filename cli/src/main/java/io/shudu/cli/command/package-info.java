/** The sub-commands, and the options that several of them share. */
@NullMarked
package io.shudu.cli.command;

import org.jspecify.annotations.NullMarked;
