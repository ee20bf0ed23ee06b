/** What the tests of several modules share. */
@NullMarked
package io.shudu.testkit;

import org.jspecify.annotations.NullMarked;
