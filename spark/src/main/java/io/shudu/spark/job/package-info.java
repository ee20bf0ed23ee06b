/** Jobs for people without a notebook. */
@NullMarked
package io.shudu.spark.job;

import org.jspecify.annotations.NullMarked;
