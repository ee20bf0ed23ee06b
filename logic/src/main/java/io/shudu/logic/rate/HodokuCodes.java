package io.shudu.logic.rate;

import io.shudu.core.grid.Parts;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The codes of techniques in HoDoKu's library of positions. */
public final class HodokuCodes {
    private static final Map<TechniqueId, String> CODES = read("""
            full-house 0000, hidden-single 0002, naked-single 0003
            pointing 0100, claiming 0101, locked-pair 0110, locked-triple 0111
            naked-pair 0200, naked-triple 0201, naked-quad 0202
            hidden-pair 0210, hidden-triple 0211, hidden-quad 0212
            x-wing 0300, swordfish 0301, jellyfish 0302, squirmbag 0303, whale 0304, leviathan 0305
            finned-x-wing 0310, finned-swordfish 0311, finned-jellyfish 0312
            finned-squirmbag 0313, finned-whale 0314, finned-leviathan 0315
            sashimi-x-wing 0320, sashimi-swordfish 0321, sashimi-jellyfish 0322
            sashimi-squirmbag 0323, sashimi-whale 0324, sashimi-leviathan 0325
            franken-x-wing 0330, franken-swordfish 0331, franken-jellyfish 0332
            franken-squirmbag 0333, franken-whale 0334, franken-leviathan 0335
            finned-franken-x-wing 0340, finned-franken-swordfish 0341, finned-franken-jellyfish 0342
            finned-franken-squirmbag 0343, finned-franken-whale 0344, finned-franken-leviathan 0345
            mutant-x-wing 0350, mutant-swordfish 0351, mutant-jellyfish 0352
            mutant-squirmbag 0353, mutant-whale 0354, mutant-leviathan 0355
            finned-mutant-x-wing 0360, finned-mutant-swordfish 0361, finned-mutant-jellyfish 0362
            finned-mutant-squirmbag 0363, finned-mutant-whale 0364, finned-mutant-leviathan 0365
            kraken-fish-1 0371, kraken-fish-2 0372
            skyscraper 0400, two-string-kite 0401, empty-rectangle 0402, turbot-fish 0403
            dual-two-string-kite 0404, dual-empty-rectangle 0405
            simple-colors-trap 0500, simple-colors-wrap 0501, multi-colors-1 0502, multi-colors-2 0503
            unique-rectangle-1 0600, unique-rectangle-2 0601, unique-rectangle-3 0602
            unique-rectangle-4 0603, unique-rectangle-5 0604, unique-rectangle-6 0605
            hidden-rectangle 0606, avoidable-rectangle-1 0607, avoidable-rectangle-2 0608, bug-1 0610
            x-chain 0701, xy-chain 0702, remote-pair 0703
            continuous-nice-loop 0706, discontinuous-nice-loop 0707, aic 0708
            grouped-continuous-nice-loop 0709, grouped-discontinuous-nice-loop 0710, grouped-aic 0711
            xy-wing 0800, xyz-wing 0801, w-wing 0803
            als-xz 0901, als-xy-wing 0902, als-chain 0903, death-blossom 0904
            sue-de-coq 1101, template-set 1201, template-delete 1202
            forcing-chain-contradiction 1301, forcing-chain-verity 1302
            forcing-net-contradiction 1303, forcing-net-verity 1304
            """);

    private HodokuCodes() {}

    private static Map<TechniqueId, String> read(String table) {
        Map<TechniqueId, String> codes = new EnumMap<>(TechniqueId.class);
        for (String entry : Parts.of(table.strip().replace('\n', ','), ',')) {
            List<String> fields = Parts.of(entry.strip(), ' ');
            codes.put(Objects.requireNonNull(TechniqueId.byId(fields.get(0)), entry), fields.get(1));
        }
        return codes;
    }

    /** The code of a technique, null if HoDoKu does not know it. */
    public static @Nullable String of(TechniqueId technique) {
        return CODES.get(technique);
    }

    /** The code of a step: two fish with the same base lines have a digit more. */
    public static @Nullable String of(Step step) {
        TechniqueId technique = TechniqueId.byId(step.technique());
        String code = technique == null ? null : of(technique);
        return code != null && step.args().containsKey("otherCover") ? code + "1" : code;
    }
}
