/** The server: {@link io.shudu.server.ShuduServer} starts and stops it, everything else is behind it. */
@org.jspecify.annotations.NullMarked
package io.shudu.server;
