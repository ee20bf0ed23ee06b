package io.shudu.logic.pattern;

/** What the nodes of chains may be. Each kind has those before it too. */
public enum NodeKinds {
    /** Single candidates. */
    CANDIDATES,
    /** Groups: candidates of one digit where a line crosses a box. */
    GROUPS,
    /** Almost locked sets of two cells or more. */
    SETS
}
