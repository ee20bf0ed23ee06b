/** What the formats share: pieces of text that know their place, rows of cells, borders, marks. */
@NullMarked
package io.shudu.core.format.piece;

import org.jspecify.annotations.NullMarked;
