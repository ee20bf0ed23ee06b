package io.shudu.logic.step;

import io.shudu.core.grid.Named;

/** Techniques that are looked for in the same way. */
public enum Family implements Named.Constant {
    /** Digits that can be placed at once. */
    SINGLES(TechniqueId.FULL_HOUSE, TechniqueId.DIRECT_HIDDEN_TRIPLE),
    /** Locked candidates, and sets of cells or digits in one house. */
    SUBSETS(TechniqueId.POINTING, TechniqueId.HIDDEN_QUAD),
    /** Houses that hold a digit, and others that cover it. */
    FISH(TechniqueId.X_WING, TechniqueId.KRAKEN_FISH_2),
    /** Other patterns of one digit, and its colours. */
    ONE_DIGIT(TechniqueId.SKYSCRAPER, TechniqueId.MULTI_COLORS_2),
    /** A few cells with two or three candidates. */
    WINGS(TechniqueId.REMOTE_PAIR, TechniqueId.TUVWXYZ_WING),
    /** What must not be, as there is one solution alone. */
    UNIQUENESS(TechniqueId.UNIQUE_RECTANGLE_1, TechniqueId.BUG_4),
    /** Almost locked sets. */
    SETS(TechniqueId.SUE_DE_COQ, TechniqueId.ALIGNED_TRIPLET_EXCLUSION),
    /** Links in a row. */
    CHAINS(TechniqueId.MEDUSA_TRAP, TechniqueId.GROUPED_AIC),
    /** Large patterns that are counted or proved as a whole. */
    EXOTIC(TechniqueId.FIREWORK_TRIPLE, TechniqueId.SENIOR_EXOCET),
    /** Suppositions and what follows from them. */
    FORCING(TechniqueId.FORCING_CHAIN_CONTRADICTION, TechniqueId.TEMPLATE_DELETE);

    private final TechniqueId first;
    private final TechniqueId last;

    Family(TechniqueId first, TechniqueId last) {
        this.first = first;
        this.last = last;
    }

    /** Whether a technique belongs to it. */
    public boolean contains(TechniqueId technique) {
        return technique.compareTo(first) >= 0 && technique.compareTo(last) <= 0;
    }

    /** The family of a technique. */
    public static Family of(TechniqueId technique) {
        for (Family family : values()) {
            if (family.contains(technique)) {
                return family;
            }
        }
        throw new IllegalStateException(technique.id());
    }
}
