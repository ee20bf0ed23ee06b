/** What is read: files and pipes, packed or in other encodings, of any length. */
@NullMarked
package io.shudu.cli.input;

import org.jspecify.annotations.NullMarked;
