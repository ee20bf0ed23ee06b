/** What several techniques look for: links, groups, consequences. */
@NullMarked
package io.shudu.logic.pattern;

import org.jspecify.annotations.NullMarked;
