/**
 * What the engine can do as JSON texts. The same operations answer in a browser and behind a server, byte for byte; the
 * types of requests and answers are written down in {@code shudu-engine.d.ts}.
 */
@NullMarked
package io.shudu.api;

import org.jspecify.annotations.NullMarked;
