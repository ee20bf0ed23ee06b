package io.shudu.logic.step;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The names of all techniques, from the easiest kind of thinking to the hardest. */
public enum TechniqueId {
    // Singles
    FULL_HOUSE,
    NAKED_SINGLE,
    HIDDEN_SINGLE,
    DIRECT_POINTING,
    DIRECT_CLAIMING,
    DIRECT_HIDDEN_PAIR,
    DIRECT_HIDDEN_TRIPLE,
    // Intersections and subsets
    POINTING,
    CLAIMING,
    LOCKED_PAIR,
    LOCKED_TRIPLE,
    NAKED_PAIR,
    NAKED_TRIPLE,
    NAKED_QUAD,
    HIDDEN_PAIR,
    HIDDEN_TRIPLE,
    HIDDEN_QUAD,
    // Fish
    X_WING,
    SWORDFISH,
    JELLYFISH,
    SQUIRMBAG,
    WHALE,
    LEVIATHAN,
    FINNED_X_WING,
    FINNED_SWORDFISH,
    FINNED_JELLYFISH,
    FINNED_SQUIRMBAG,
    FINNED_WHALE,
    FINNED_LEVIATHAN,
    SASHIMI_X_WING,
    SASHIMI_SWORDFISH,
    SASHIMI_JELLYFISH,
    SASHIMI_SQUIRMBAG,
    SASHIMI_WHALE,
    SASHIMI_LEVIATHAN,
    FRANKEN_X_WING,
    FRANKEN_SWORDFISH,
    FRANKEN_JELLYFISH,
    FRANKEN_SQUIRMBAG,
    FRANKEN_WHALE,
    FRANKEN_LEVIATHAN,
    FINNED_FRANKEN_X_WING,
    FINNED_FRANKEN_SWORDFISH,
    FINNED_FRANKEN_JELLYFISH,
    FINNED_FRANKEN_SQUIRMBAG,
    FINNED_FRANKEN_WHALE,
    FINNED_FRANKEN_LEVIATHAN,
    MUTANT_X_WING,
    MUTANT_SWORDFISH,
    MUTANT_JELLYFISH,
    MUTANT_SQUIRMBAG,
    MUTANT_WHALE,
    MUTANT_LEVIATHAN,
    FINNED_MUTANT_X_WING,
    FINNED_MUTANT_SWORDFISH,
    FINNED_MUTANT_JELLYFISH,
    FINNED_MUTANT_SQUIRMBAG,
    FINNED_MUTANT_WHALE,
    FINNED_MUTANT_LEVIATHAN,
    KRAKEN_FISH_1,
    KRAKEN_FISH_2,
    // Patterns of one digit
    SKYSCRAPER,
    TWO_STRING_KITE,
    TURBOT_FISH,
    EMPTY_RECTANGLE,
    DUAL_TWO_STRING_KITE,
    DUAL_EMPTY_RECTANGLE,
    SIMPLE_COLORS_TRAP,
    SIMPLE_COLORS_WRAP,
    MULTI_COLORS_1,
    MULTI_COLORS_2,
    // Wings
    REMOTE_PAIR,
    XY_WING,
    XYZ_WING,
    WXYZ_WING,
    W_WING,
    // Uniqueness
    UNIQUE_RECTANGLE_1,
    UNIQUE_RECTANGLE_2,
    UNIQUE_RECTANGLE_3,
    UNIQUE_RECTANGLE_4,
    UNIQUE_RECTANGLE_5,
    UNIQUE_RECTANGLE_6,
    HIDDEN_RECTANGLE,
    AVOIDABLE_RECTANGLE_1,
    AVOIDABLE_RECTANGLE_2,
    UNIQUE_LOOP_1,
    UNIQUE_LOOP_2,
    UNIQUE_LOOP_3,
    UNIQUE_LOOP_4,
    BUG_1,
    BUG_2,
    BUG_3,
    BUG_4,
    // Almost locked sets
    SUE_DE_COQ,
    ALS_XZ,
    ALS_XY_WING,
    ALS_CHAIN,
    DEATH_BLOSSOM,
    ALIGNED_PAIR_EXCLUSION,
    ALIGNED_TRIPLET_EXCLUSION,
    // Chains
    X_CHAIN,
    XY_CHAIN,
    CONTINUOUS_NICE_LOOP,
    DISCONTINUOUS_NICE_LOOP,
    AIC,
    GROUPED_CONTINUOUS_NICE_LOOP,
    GROUPED_DISCONTINUOUS_NICE_LOOP,
    GROUPED_AIC,
    // Forcing and last resorts
    FORCING_CHAIN_CONTRADICTION,
    FORCING_CHAIN_VERITY,
    FORCING_NET_CONTRADICTION,
    FORCING_NET_VERITY,
    NISHIO,
    CELL_FORCING_CHAIN,
    REGION_FORCING_CHAIN,
    DYNAMIC_FORCING_CHAIN,
    NESTED_FORCING_CHAIN,
    TEMPLATE_SET,
    TEMPLATE_DELETE;

    /** The name that programs exchange, such as {@code finned-x-wing}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The technique of this name, or null if there is none. */
    public static @Nullable TechniqueId byId(String id) {
        for (TechniqueId technique : values()) {
            if (technique.id().equals(id)) {
                return technique;
            }
        }
        return null;
    }
}
