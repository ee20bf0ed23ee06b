/** How rows go through the engine in batches, inside a plan of Spark. */
@NullMarked
package io.shudu.spark.plan;

import org.jspecify.annotations.NullMarked;
