/**
 * What the libraries have to do with threads, all of it: to end when theirs is interrupted, and to notice that two use
 * the same working memory at once.
 */
@NullMarked
package io.shudu.core.thread;

import org.jspecify.annotations.NullMarked;
