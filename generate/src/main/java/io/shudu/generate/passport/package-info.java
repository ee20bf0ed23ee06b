/** What is known about a puzzle: level, scores, techniques, symmetry, minimality. */
@NullMarked
package io.shudu.generate.passport;

import org.jspecify.annotations.NullMarked;
