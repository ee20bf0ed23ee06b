/** The mode-switched search: how the classic textbook methods compare. */
@NullMarked
package io.shudu.core.lab;

import org.jspecify.annotations.NullMarked;
