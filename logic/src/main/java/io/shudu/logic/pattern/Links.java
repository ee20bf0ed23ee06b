package io.shudu.logic.pattern;

/** A graph of literals: what follows directly from what. The links of a literal have numbers without gaps. */
public interface Links {
    /** Number of literals. */
    int literals();

    /** The first consequence of a literal, as the number of a link. */
    int firstLink(int literal);

    /** The number after the last link of a literal; not above the first if there is none. */
    int endOfLinks(int literal);

    /** The consequence that a link leads to. */
    int target(int link);

    /** Whether a literal is about a group. */
    boolean isGroup(int literal);
}
