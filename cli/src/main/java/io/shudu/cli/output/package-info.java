/** What is written: results, files that are complete or not there, progress. */
@NullMarked
package io.shudu.cli.output;

import org.jspecify.annotations.NullMarked;
