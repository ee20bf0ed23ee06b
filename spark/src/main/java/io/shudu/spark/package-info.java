/** Shudu's functions for Apache Spark. */
@NullMarked
package io.shudu.spark;

import org.jspecify.annotations.NullMarked;
