/**
 * JSON (RFC 8259), as much of it as grids, requests and answers need: read with a bounded depth, written on one line.
 */
@NullMarked
package io.shudu.core.json;

import org.jspecify.annotations.NullMarked;
