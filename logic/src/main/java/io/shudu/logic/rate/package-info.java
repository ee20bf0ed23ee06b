/** What a puzzle asks of a person, on several scales. */
@NullMarked
package io.shudu.logic.rate;

import org.jspecify.annotations.NullMarked;
