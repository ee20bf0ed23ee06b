package io.shudu.logic.rate;

import io.shudu.core.grid.Parts;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Our own scale with the exotic patterns at their places. No level needs them, so that levels and efforts stay what
 * they were: {@link ShuduScale} goes on without them. Who wants to get through the hardest puzzles by patterns rather
 * than by suppositions takes this one.
 */
public final class ExoticScale {
    /** The technique before which each entry is tried, and the entry: techniques, level and effort. */
    private static final String PLACES = """
            finned-swordfish xyz-ring 5 210
            finned-swordfish extended-rectangle-1+extended-rectangle-2+extended-rectangle-3+extended-rectangle-4 5 210
            finned-swordfish bent-wxyz-wing 5 220
            x-chain borescoper-1+borescoper-2+borescoper-3+borescoper-4 5 230
            x-chain medusa-trap+medusa-wrap 5 240
            sue-de-coq vwxyz-wing 5 250
            sue-de-coq firework-triple 5 260
            als-xz uvwxyz-wing 5 270
            als-xz firework-quad 5 270
            als-xy-wing tuvwxyz-wing 5 290
            forcing-chain-contradiction tridagon 6 430
            forcing-chain-contradiction sk-loop 6 440
            forcing-chain-contradiction junior-exocet+double-exocet 6 450
            forcing-chain-contradiction senior-exocet 6 470
            forcing-chain-contradiction multi-sector-locked-sets 6 480
            """;

    /** Order, levels and efforts. */
    public static final Scale SCALE = read();

    private ExoticScale() {}

    private static Scale read() {
        List<Scale.Entry> entries = new ArrayList<>();
        for (Scale.Entry entry : ShuduScale.SCALE.entries()) {
            for (String line : Parts.of(PLACES.strip(), '\n')) {
                int space = line.indexOf(' ');
                if (entry.techniques().contains(named(line.substring(0, space)))) {
                    entries.addAll(Scale.of(line.substring(space + 1)).entries());
                }
            }
            entries.add(entry);
        }
        return new Scale(entries);
    }

    private static TechniqueId named(String id) {
        return Objects.requireNonNull(TechniqueId.byId(id), id);
    }

    /** The exotic patterns: what this scale has and {@link ShuduScale} has not. */
    public static Set<TechniqueId> techniques() {
        Set<TechniqueId> techniques = EnumSet.noneOf(TechniqueId.class);
        SCALE.entries().forEach(entry -> techniques.addAll(entry.techniques()));
        techniques.removeIf(technique -> ShuduScale.SCALE.entry(technique) != null);
        return techniques;
    }

    /** The technique of {@link ShuduScale} before which an exotic pattern is tried; null if it is none of these. */
    static @Nullable TechniqueId before(TechniqueId technique) {
        for (String line : Parts.of(PLACES.strip(), '\n')) {
            List<String> fields = Parts.of(line, ' ');
            if (Parts.of(fields.get(1), '+').contains(technique.id())) {
                return named(fields.getFirst());
            }
        }
        return null;
    }
}
