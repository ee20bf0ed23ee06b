/** What the functions do with the rows of a batch. */
@NullMarked
package io.shudu.spark.work;

import org.jspecify.annotations.NullMarked;
