/** What is said to people. */
@NullMarked
package io.shudu.spark.words;

import org.jspecify.annotations.NullMarked;
