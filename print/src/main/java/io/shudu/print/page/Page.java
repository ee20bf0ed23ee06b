package io.shudu.print.page;

import java.util.List;

/**
 * A page: parts in the order in which they are read.
 *
 * @param paper its size
 * @param blocks its parts
 */
public record Page(Paper paper, List<Block> blocks) {
    /** Copies the list. */
    public Page {
        blocks = List.copyOf(blocks);
    }
}
