/** Pictures as data, of boards and of charts, and the formats that they can be written in. */
@NullMarked
package io.shudu.render.picture;

import org.jspecify.annotations.NullMarked;
