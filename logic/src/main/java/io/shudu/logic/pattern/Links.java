package io.shudu.logic.pattern;

/** A graph of literals: what follows directly from what. */
public interface Links {
    /** Number of literals. */
    int literals();

    /** The first consequence of a literal, as the number of a link; -1 if there is none. */
    int firstLink(int literal);

    /** The link after a link, -1 if there is none. */
    int nextLink(int link);

    /** The consequence that a link leads to. */
    int target(int link);

    /** Whether a literal is about a group. */
    boolean isGroup(int literal);
}
