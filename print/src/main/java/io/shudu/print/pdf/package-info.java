/** Pages as a PDF file. */
@NullMarked
package io.shudu.print.pdf;

import org.jspecify.annotations.NullMarked;
