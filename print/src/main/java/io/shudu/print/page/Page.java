package io.shudu.print.page;

import java.util.List;

/**
 * A page: parts in the order in which they are read.
 *
 * @param paper its size
 * @param blocks its parts
 * @param bookmark by what name a reader can jump here; empty for none
 */
public record Page(Paper paper, List<Block> blocks, String bookmark) {
    /** Copies the list. */
    public Page {
        blocks = List.copyOf(blocks);
    }

    /** A page that nobody jumps to. */
    public Page(Paper paper, List<Block> blocks) {
        this(paper, blocks, "");
    }
}
