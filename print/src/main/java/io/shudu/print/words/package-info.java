/** What stands on paper, in English and Chinese. */
@NullMarked
package io.shudu.print.words;

import org.jspecify.annotations.NullMarked;
