/**
 * A step as data: what it does, what shows it, and what its words speak of. Drawings and sentences are made elsewhere.
 */
@NullMarked
package io.shudu.logic.step;

import org.jspecify.annotations.NullMarked;
