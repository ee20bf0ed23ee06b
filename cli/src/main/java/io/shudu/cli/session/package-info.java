/** What a command runs in: streams, language, and how it ends. */
@NullMarked
package io.shudu.cli.session;

import org.jspecify.annotations.NullMarked;
