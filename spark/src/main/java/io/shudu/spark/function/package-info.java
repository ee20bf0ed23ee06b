/** The functions as Spark's SQL knows them. */
@NullMarked
package io.shudu.spark.function;

import org.jspecify.annotations.NullMarked;
