/** What all classic bands are made of: the sets of digits in their columns, in 44 classes. */
@NullMarked
package io.shudu.generate.bands;

import org.jspecify.annotations.NullMarked;
