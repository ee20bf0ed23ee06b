package io.shudu.logic.technique;

import io.shudu.logic.step.TechniqueId;

/** What fish differ in, besides their size. */
enum FishKind {
    /** Rows in columns, or columns in rows. */
    BASIC("", false),
    /** The same with fins, each base line with two other candidates at least. */
    FINNED("FINNED_", true),
    /** The same with fins, without which a base line has one candidate or none. */
    SASHIMI("SASHIMI_", true),
    /** Boxes stand beside lines of one direction. */
    FRANKEN("FRANKEN_", false),
    /** The same with fins. */
    FINNED_FRANKEN("FINNED_FRANKEN_", true),
    /** Any other choice of houses. */
    MUTANT("MUTANT_", false),
    /** The same with fins. */
    FINNED_MUTANT("FINNED_MUTANT_", true);

    private static final int MIN_SIZE = 2;
    private static final int MAX_SIZE = 7;

    private final String prefix;
    private final boolean finned;

    FishKind(String prefix, boolean finned) {
        this.prefix = prefix;
        this.finned = finned;
    }

    /** The kind of a fish. */
    static FishKind of(TechniqueId id) {
        for (FishKind kind : values()) {
            if (kind.size(id) > 0) {
                return kind;
            }
        }
        throw new IllegalArgumentException(id.id() + ": this is no fish");
    }

    /** The size of a fish of this kind, 0 if it is of another. */
    int size(TechniqueId id) {
        for (int size = MIN_SIZE; size <= MAX_SIZE; size++) {
            if (id(size) == id) {
                return size;
            }
        }
        return 0;
    }

    /** The fish of a size. */
    TechniqueId id(int size) {
        String name = switch (size) {
            case 2 -> "X_WING";
            case 3 -> "SWORDFISH";
            case 4 -> "JELLYFISH";
            case 5 -> "SQUIRMBAG";
            case 6 -> "WHALE";
            default -> "LEVIATHAN";
        };
        return TechniqueId.valueOf(prefix + name);
    }

    /** Whether it has fins. */
    boolean isFinned() {
        return finned;
    }
}
