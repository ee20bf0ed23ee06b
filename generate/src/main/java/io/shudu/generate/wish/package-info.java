/** What kind of thinking a puzzle is to need: level, score, techniques. */
@NullMarked
package io.shudu.generate.wish;

import org.jspecify.annotations.NullMarked;
