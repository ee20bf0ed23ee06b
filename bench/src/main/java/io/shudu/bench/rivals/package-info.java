/** Solvers of others that a Java program might use instead, each as somebody who reads its manual would. */
@NullMarked
package io.shudu.bench.rivals;

import org.jspecify.annotations.NullMarked;
