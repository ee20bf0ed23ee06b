/** What is said to people, in English and Chinese. */
@NullMarked
package io.shudu.render.words;

import org.jspecify.annotations.NullMarked;
