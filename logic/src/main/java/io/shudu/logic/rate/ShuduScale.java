package io.shudu.logic.rate;

import io.shudu.core.grid.Parts;
import io.shudu.logic.step.TechniqueId;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Our own scale: the order in which a person would try the techniques, the level of each (1 is beginner, 6 is extreme)
 * and the effort of finding one such step. The level of a puzzle is that of its hardest step; nothing raises it.
 *
 * <p>A digit's last place is seen before a cell's last digit, and patterns of one digit before those of several.
 */
public final class ShuduScale {
    /** Order, levels and efforts. */
    public static final Scale SCALE = Scale.of("""
            full-house 1 4
            hidden-single 1 10
            naked-single 2 18
            locked-pair 3 40
            pointing 3 45
            claiming 3 50
            naked-pair 3 60
            hidden-pair 3 70
            locked-triple 3 60
            naked-triple 3 80
            hidden-triple 3 100
            naked-quad 4 120
            hidden-quad 4 150
            x-wing 4 130
            skyscraper 4 130
            two-string-kite 4 140
            turbot-fish 4 140
            empty-rectangle 4 140
            remote-pair 4 120
            xy-wing 4 150
            w-wing 4 150
            xyz-wing 4 170
            unique-rectangle-1 4 100
            unique-rectangle-2 4 110
            unique-rectangle-3 4 120
            unique-rectangle-4 4 110
            unique-rectangle-5 4 120
            unique-rectangle-6 4 120
            hidden-rectangle 4 120
            avoidable-rectangle-1 4 120
            avoidable-rectangle-2 4 120
            bug-1 4 110
            swordfish 4 160
            simple-colors-trap+simple-colors-wrap 4 160
            finned-x-wing 4 160
            sashimi-x-wing 4 170
            jellyfish 4 180
            multi-colors-1+multi-colors-2 4 200
            unique-loop-1+unique-loop-2+unique-loop-3+unique-loop-4 5 200
            bug-2+bug-3+bug-4 5 200
            wxyz-wing 5 210
            finned-swordfish 5 220
            sashimi-swordfish 5 240
            x-chain 5 240
            xy-chain 5 250
            finned-jellyfish 5 260
            sashimi-jellyfish 5 270
            sue-de-coq 5 260
            als-xz 5 270
            continuous-nice-loop+discontinuous-nice-loop+aic 5 280
            als-xy-wing 5 300
            grouped-continuous-nice-loop+grouped-discontinuous-nice-loop+grouped-aic+continuous-nice-loop+discontinuous-nice-loop+aic 5 320
            als-chain 5 340
            death-blossom 5 360
            franken-x-wing 6 380
            franken-swordfish 6 400
            finned-franken-x-wing 6 400
            finned-franken-swordfish 6 420
            forcing-chain-contradiction+forcing-chain-verity 6 500
            forcing-net-contradiction+forcing-net-verity 6 700
            dynamic-forcing-chain 6 800
            nested-forcing-chain 6 1000
            """);

    /**
     * The techniques that no level needs, behind the one before which they are tried if somebody asks for a puzzle that
     * needs them; {@link ExoticScale} has further ones. What is two patterns at once comes before the single one. Three
     * are missing: whatever five, six or seven lines of a fish remove, two to four others do, so that no puzzle needs
     * them.
     */
    private static final String ON_REQUEST = """
            naked-single direct-pointing direct-claiming direct-hidden-pair
            locked-pair direct-hidden-triple
            two-string-kite dual-two-string-kite
            empty-rectangle dual-empty-rectangle
            finned-swordfish aligned-pair-exclusion
            sue-de-coq finned-squirmbag finned-whale finned-leviathan sashimi-squirmbag sashimi-whale sashimi-leviathan
            als-chain aligned-triplet-exclusion
            forcing-chain-contradiction franken-jellyfish franken-squirmbag franken-whale franken-leviathan
            forcing-chain-contradiction finned-franken-jellyfish finned-franken-squirmbag finned-franken-whale
            forcing-chain-contradiction finned-franken-leviathan mutant-x-wing mutant-swordfish mutant-jellyfish
            forcing-chain-contradiction mutant-squirmbag mutant-whale mutant-leviathan finned-mutant-x-wing
            forcing-chain-contradiction finned-mutant-swordfish finned-mutant-jellyfish finned-mutant-squirmbag
            forcing-chain-contradiction finned-mutant-whale finned-mutant-leviathan kraken-fish-1 kraken-fish-2
            forcing-chain-contradiction nishio cell-forcing-chain region-forcing-chain template-set template-delete
            """;

    private ShuduScale() {}

    /**
     * The scale up to a technique: all that are tried before it, and it alone of those that are searched for with it.
     *
     * @return null if no puzzle needs it
     */
    public static @Nullable Scale upTo(TechniqueId technique) {
        for (String line : Parts.of(ON_REQUEST.strip(), '\n')) {
            List<String> ids = Parts.of(line, ' ');
            if (ids.subList(1, ids.size()).contains(technique.id())) {
                return SCALE.upTo(Objects.requireNonNull(TechniqueId.byId(ids.getFirst())), technique);
            }
        }
        TechniqueId before = ExoticScale.before(technique);
        if (before != null) {
            return SCALE.upTo(before, technique);
        }
        return SCALE.entry(technique) == null ? null : SCALE.upTo(technique, technique);
    }

    /** The level of a puzzle: that of its hardest step. What the techniques do not solve is beyond all of them. */
    public static Level level(Rating rating) {
        return rating.solved() ? level(rating.hardest()) : Level.EXTREME;
    }

    /** The level of a number in the table. */
    public static Level level(int number) {
        return List.of(Level.values()).get(number - 1);
    }

    /** The level of a technique, null if the scale does without it. */
    public static @Nullable Level level(TechniqueId technique) {
        Scale.Entry entry = SCALE.entry(technique);
        return entry == null ? null : level(entry.level());
    }

    /** The technique of a rating that is tried last, exotic patterns included: the hardest. Null if it has none. */
    public static @Nullable TechniqueId hardest(Rating rating) {
        TechniqueId hardest = null;
        for (Scale.Entry entry : ExoticScale.SCALE.entries()) {
            for (TechniqueId technique : entry.techniques()) {
                hardest = rating.techniques().containsKey(technique) ? technique : hardest;
            }
        }
        return hardest;
    }
}
