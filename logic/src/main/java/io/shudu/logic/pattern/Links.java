package io.shudu.logic.pattern;

/**
 * A graph of literals: what follows directly from what. The links of a literal have numbers without gaps. Whoever walks
 * the whole graph reads the arrays themselves, which are not to be changed.
 */
public interface Links {
    /** Number of literals; those about candidates come first. */
    int literals();

    /** For each literal the number of its first link. */
    int[] firstLinks();

    /** For each literal the number after its last link; not above the first if there is none. */
    int[] endsOfLinks();

    /** For each link the consequence that it leads to. */
    int[] targets();
}
