package io.shudu.print.page;

import java.io.IOException;

/** Takes pages, one after the other. */
@FunctionalInterface
public interface PageSink {
    /** Takes the next page. */
    void add(Page page) throws IOException;
}
