/** What the engine finds as JSON: one encoder for each result, for all faces. */
@NullMarked
package io.shudu.render.json;

import org.jspecify.annotations.NullMarked;
