package io.shudu.logic;

import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.technique.AlignedExclusions;
import io.shudu.logic.technique.AlsChains;
import io.shudu.logic.technique.AlsXyWing;
import io.shudu.logic.technique.AlsXz;
import io.shudu.logic.technique.AvoidableRectangles;
import io.shudu.logic.technique.BasicFish;
import io.shudu.logic.technique.BentWings;
import io.shudu.logic.technique.BivalueGraves;
import io.shudu.logic.technique.CaseChains;
import io.shudu.logic.technique.ComplexFish;
import io.shudu.logic.technique.DeadlyPatterns;
import io.shudu.logic.technique.DeathBlossoms;
import io.shudu.logic.technique.DirectHiddenSubsets;
import io.shudu.logic.technique.DirectLocking;
import io.shudu.logic.technique.EmptyRectangles;
import io.shudu.logic.technique.Exocets;
import io.shudu.logic.technique.Fireworks;
import io.shudu.logic.technique.Forcing;
import io.shudu.logic.technique.FullHouses;
import io.shudu.logic.technique.HiddenSingles;
import io.shudu.logic.technique.HiddenSubsets;
import io.shudu.logic.technique.KrakenFish;
import io.shudu.logic.technique.LockedCandidates;
import io.shudu.logic.technique.Medusas;
import io.shudu.logic.technique.MultiColors;
import io.shudu.logic.technique.MultiSectorLockedSets;
import io.shudu.logic.technique.NakedSingles;
import io.shudu.logic.technique.NakedSubsets;
import io.shudu.logic.technique.NiceLoops;
import io.shudu.logic.technique.RemotePairs;
import io.shudu.logic.technique.Setup;
import io.shudu.logic.technique.SimpleChains;
import io.shudu.logic.technique.SimpleColors;
import io.shudu.logic.technique.SkLoops;
import io.shudu.logic.technique.Skyscrapers;
import io.shudu.logic.technique.SueDeCoq;
import io.shudu.logic.technique.Suppositions;
import io.shudu.logic.technique.Technique;
import io.shudu.logic.technique.Templates;
import io.shudu.logic.technique.Tridagons;
import io.shudu.logic.technique.TwoStringKites;
import io.shudu.logic.technique.UniqueLoops;
import io.shudu.logic.technique.UniqueRectangles;
import io.shudu.logic.technique.WWings;
import io.shudu.logic.technique.WxyzWings;
import io.shudu.logic.technique.XyWings;
import io.shudu.logic.technique.XyzRings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The catalogue: which search finds which technique. */
public final class Techniques {
    /** The techniques that count on the puzzle having only one solution. */
    public static final Set<TechniqueId> UNIQUENESS =
            Collections.unmodifiableSet(EnumSet.range(TechniqueId.UNIQUE_RECTANGLE_1, TechniqueId.BUG_4));

    /** The techniques that suppose one candidate after the other. */
    public static final Set<TechniqueId> LAST_RESORTS = Collections.unmodifiableSet(
            EnumSet.of(TechniqueId.DYNAMIC_FORCING_CHAIN, TechniqueId.NESTED_FORCING_CHAIN));

    private static final Set<TechniqueId> ALL = Collections.unmodifiableSet(EnumSet.allOf(TechniqueId.class));

    private Techniques() {}

    /** All techniques, from the easiest kind of thinking to the hardest. */
    public static Set<TechniqueId> all() {
        return ALL;
    }

    /** A new search that finds a technique, perhaps beside others. */
    public static Technique search(TechniqueId id, Setup setup) {
        return switch (id) {
            // Singles
            case FULL_HOUSE -> new FullHouses(setup);
            case NAKED_SINGLE -> new NakedSingles();
            case HIDDEN_SINGLE -> new HiddenSingles(setup);
            case DIRECT_POINTING, DIRECT_CLAIMING -> new DirectLocking(setup, id);
            case DIRECT_HIDDEN_PAIR -> new DirectHiddenSubsets(setup, id, 2);
            case DIRECT_HIDDEN_TRIPLE -> new DirectHiddenSubsets(setup, id, 3);

            // Intersections and subsets
            case POINTING, CLAIMING -> new LockedCandidates(setup, id);
            case LOCKED_PAIR -> new NakedSubsets(setup, id, 2, true);
            case LOCKED_TRIPLE -> new NakedSubsets(setup, id, 3, true);
            case NAKED_PAIR -> new NakedSubsets(setup, id, 2, false);
            case NAKED_TRIPLE -> new NakedSubsets(setup, id, 3, false);
            case NAKED_QUAD -> new NakedSubsets(setup, id, 4, false);
            case HIDDEN_PAIR -> new HiddenSubsets(setup, id, 2);
            case HIDDEN_TRIPLE -> new HiddenSubsets(setup, id, 3);
            case HIDDEN_QUAD -> new HiddenSubsets(setup, id, 4);

            // Fish
            case X_WING, SWORDFISH, JELLYFISH, SQUIRMBAG, WHALE, LEVIATHAN -> new BasicFish(setup, id);
            case FINNED_X_WING, FINNED_SWORDFISH, FINNED_JELLYFISH -> new BasicFish(setup, id);
            case FINNED_SQUIRMBAG, FINNED_WHALE, FINNED_LEVIATHAN -> new BasicFish(setup, id);
            case SASHIMI_X_WING, SASHIMI_SWORDFISH, SASHIMI_JELLYFISH -> new BasicFish(setup, id);
            case SASHIMI_SQUIRMBAG, SASHIMI_WHALE, SASHIMI_LEVIATHAN -> new BasicFish(setup, id);
            case FRANKEN_X_WING, FRANKEN_SWORDFISH, FRANKEN_JELLYFISH -> new ComplexFish(setup, id);
            case FRANKEN_SQUIRMBAG, FRANKEN_WHALE, FRANKEN_LEVIATHAN -> new ComplexFish(setup, id);
            case FINNED_FRANKEN_X_WING, FINNED_FRANKEN_SWORDFISH -> new ComplexFish(setup, id);
            case FINNED_FRANKEN_JELLYFISH, FINNED_FRANKEN_SQUIRMBAG -> new ComplexFish(setup, id);
            case FINNED_FRANKEN_WHALE, FINNED_FRANKEN_LEVIATHAN -> new ComplexFish(setup, id);
            case MUTANT_X_WING, MUTANT_SWORDFISH, MUTANT_JELLYFISH -> new ComplexFish(setup, id);
            case MUTANT_SQUIRMBAG, MUTANT_WHALE, MUTANT_LEVIATHAN -> new ComplexFish(setup, id);
            case FINNED_MUTANT_X_WING, FINNED_MUTANT_SWORDFISH -> new ComplexFish(setup, id);
            case FINNED_MUTANT_JELLYFISH, FINNED_MUTANT_SQUIRMBAG -> new ComplexFish(setup, id);
            case FINNED_MUTANT_WHALE, FINNED_MUTANT_LEVIATHAN -> new ComplexFish(setup, id);
            case KRAKEN_FISH_1, KRAKEN_FISH_2 -> new KrakenFish(setup);

            // Patterns of one digit
            case SKYSCRAPER -> new Skyscrapers(setup);
            case TWO_STRING_KITE, DUAL_TWO_STRING_KITE -> new TwoStringKites(setup, id);
            case TURBOT_FISH -> new SimpleChains(setup, id);
            case EMPTY_RECTANGLE, DUAL_EMPTY_RECTANGLE -> new EmptyRectangles(setup, id);
            case SIMPLE_COLORS_TRAP, SIMPLE_COLORS_WRAP -> new SimpleColors(setup);
            case MULTI_COLORS_1, MULTI_COLORS_2 -> new MultiColors(setup);

            // Wings
            case REMOTE_PAIR -> new RemotePairs(setup);
            case XY_WING, XYZ_WING -> new XyWings(setup, id);
            case WXYZ_WING -> new WxyzWings(setup);
            case W_WING -> new WWings(setup);
            case XYZ_RING -> new XyzRings(setup);
            case BENT_WXYZ_WING -> new BentWings(setup, id, 4);
            case VWXYZ_WING -> new BentWings(setup, id, 5);
            case UVWXYZ_WING -> new BentWings(setup, id, 6);
            case TUVWXYZ_WING -> new BentWings(setup, id, 7);

            // Uniqueness
            case UNIQUE_RECTANGLE_1,
                    UNIQUE_RECTANGLE_2,
                    UNIQUE_RECTANGLE_3,
                    UNIQUE_RECTANGLE_4,
                    UNIQUE_RECTANGLE_5,
                    UNIQUE_RECTANGLE_6,
                    HIDDEN_RECTANGLE -> new UniqueRectangles(setup, id);
            case AVOIDABLE_RECTANGLE_1, AVOIDABLE_RECTANGLE_2 -> new AvoidableRectangles(setup, id);
            case UNIQUE_LOOP_1, UNIQUE_LOOP_2, UNIQUE_LOOP_3, UNIQUE_LOOP_4 -> new UniqueLoops(setup);
            case EXTENDED_RECTANGLE_1, EXTENDED_RECTANGLE_2, EXTENDED_RECTANGLE_3, EXTENDED_RECTANGLE_4 ->
                DeadlyPatterns.extendedRectangles(setup);
            case BORESCOPER_1, BORESCOPER_2, BORESCOPER_3, BORESCOPER_4 -> DeadlyPatterns.borescopers(setup);
            case BUG_1, BUG_2, BUG_3, BUG_4 -> new BivalueGraves(setup);

            // Almost locked sets
            case SUE_DE_COQ -> new SueDeCoq(setup);
            case ALS_XZ -> new AlsXz(setup);
            case ALS_XY_WING -> new AlsXyWing(setup);
            case ALS_CHAIN -> new AlsChains(setup);
            case DEATH_BLOSSOM -> new DeathBlossoms(setup);
            case ALIGNED_PAIR_EXCLUSION -> new AlignedExclusions(setup, id, 2);
            case ALIGNED_TRIPLET_EXCLUSION -> new AlignedExclusions(setup, id, 3);

            // Chains
            case MEDUSA_TRAP, MEDUSA_WRAP -> new Medusas(setup);
            case CONTINUOUS_NICE_LOOP, DISCONTINUOUS_NICE_LOOP, AIC -> new NiceLoops(setup, false);
            case GROUPED_CONTINUOUS_NICE_LOOP, GROUPED_DISCONTINUOUS_NICE_LOOP, GROUPED_AIC ->
                new NiceLoops(setup, true);
            case X_CHAIN, XY_CHAIN -> new SimpleChains(setup, id);

            // Exotic patterns
            case FIREWORK_TRIPLE, FIREWORK_QUAD -> new Fireworks(setup, id);
            case TRIDAGON -> new Tridagons(setup);
            case SK_LOOP -> new SkLoops(setup);
            case MULTI_SECTOR_LOCKED_SETS -> new MultiSectorLockedSets(setup);
            case JUNIOR_EXOCET, DOUBLE_EXOCET, SENIOR_EXOCET -> new Exocets(setup);

            // Forcing and last resorts
            case FORCING_CHAIN_CONTRADICTION, FORCING_CHAIN_VERITY -> new Forcing(setup, false);
            case FORCING_NET_CONTRADICTION, FORCING_NET_VERITY -> new Forcing(setup, true);
            case CELL_FORCING_CHAIN, REGION_FORCING_CHAIN -> new CaseChains(id);
            case NISHIO -> new Suppositions(setup, id, List.of());
            case DYNAMIC_FORCING_CHAIN -> new Suppositions(setup, id, easy(setup));
            case NESTED_FORCING_CHAIN -> new Suppositions(setup, id, nested(setup));
            case TEMPLATE_SET, TEMPLATE_DELETE -> new Templates(setup, id);
        };
    }

    /** What a person can see while following a supposition. */
    private static List<Technique> easy(Setup setup) {
        return Stream.of(
                        TechniqueId.NAKED_SINGLE,
                        TechniqueId.HIDDEN_SINGLE,
                        TechniqueId.POINTING,
                        TechniqueId.CLAIMING,
                        TechniqueId.NAKED_PAIR,
                        TechniqueId.HIDDEN_PAIR,
                        TechniqueId.X_WING)
                .map(id -> search(id, setup))
                .toList();
    }

    /** The same, and further suppositions. */
    private static List<Technique> nested(Setup setup) {
        List<Technique> inside = new ArrayList<>(easy(setup));
        inside.add(search(TechniqueId.DYNAMIC_FORCING_CHAIN, setup));
        return inside;
    }
}
