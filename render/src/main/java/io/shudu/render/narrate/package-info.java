/** Steps in sentences whose words point at the board. */
@NullMarked
package io.shudu.render.narrate;

import org.jspecify.annotations.NullMarked;
