/** JMH benchmarks of single operations; they stand among the tests so that JMH is on nobody's path. */
@NullMarked
package io.shudu.bench.jmh;

import org.jspecify.annotations.NullMarked;
