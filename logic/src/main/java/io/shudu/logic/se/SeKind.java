package io.shudu.logic.se;

import io.shudu.core.grid.Named;

/** The kinds of steps of Sudoku Explainer, in the order in which it asks for them. */
public enum SeKind implements Named.Constant {
    /** The only place of a digit in a house. */
    HIDDEN_SINGLE,
    /** Locked candidates that leave one place for a digit. */
    DIRECT_LOCKED_CANDIDATES,
    /** A hidden pair that leaves one place for a digit. */
    DIRECT_HIDDEN_PAIR,
    /** The only digit of a cell. */
    NAKED_SINGLE,
    /** A hidden triple that leaves one place for a digit. */
    DIRECT_HIDDEN_TRIPLE,
    /** Pointing and claiming. */
    LOCKED_CANDIDATES,
    /** Two cells with two digits. */
    NAKED_PAIR,
    /** A fish of two lines. */
    X_WING,
    /** Two digits with two places. */
    HIDDEN_PAIR,
    /** Three cells with three digits. */
    NAKED_TRIPLE,
    /** A fish of three lines. */
    SWORDFISH,
    /** Three digits with three places. */
    HIDDEN_TRIPLE,
    /** A wing of three cells with two digits each. */
    XY_WING,
    /** A wing whose middle has three digits. */
    XYZ_WING,
    /** Unique rectangles, and longer loops of the same kind. */
    UNIQUE_LOOP,
    /** Four cells with four digits. */
    NAKED_QUAD,
    /** A fish of four lines. */
    JELLYFISH,
    /** Four digits with four places. */
    HIDDEN_QUAD,
    /** Bivalue universal graves. */
    BUG,
    /** Two cells that see the same cells. */
    ALIGNED_PAIR_EXCLUSION,
    /** Cycles, and chains from an assumption to its opposite. */
    FORCING_CHAIN,
    /** Three cells that see the same cells. */
    ALIGNED_TRIPLE_EXCLUSION,
    /** A contradiction of one digit. */
    NISHIO,
    /** Chains from all candidates of a cell or of a house. */
    MULTIPLE_CHAINS,
    /** Chains whose conclusions change the board. */
    DYNAMIC_CHAINS,
    /** The same with locked candidates, pairs and X-Wings in between. */
    DYNAMIC_CHAINS_PLUS,
    /** The same with simple chains in between. */
    NESTED_CHAINS_2,
    /** The same with chains from several candidates in between. */
    NESTED_CHAINS_3,
    /** The same with dynamic chains in between. */
    NESTED_CHAINS_4,
    /** The same with dynamic chains that have simple chains in between. */
    NESTED_CHAINS_5
}
