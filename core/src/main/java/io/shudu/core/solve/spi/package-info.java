/** What a search engine has to offer, for those who write one. */
@NullMarked
package io.shudu.core.solve.spi;

import org.jspecify.annotations.NullMarked;
