package io.shudu.logic.teach;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridFormats;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Parts;
import io.shudu.logic.rate.HodokuCodes;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/** For each technique a position where it can be used, made by our own generator; rare ones near a known puzzle. */
public final class Examples {
    /**
     * Positions as in HoDoKu's library, the cells and the candidates that are gone; below each the techniques that it
     * stands for. One that many stand for keeps the table short.
     */
    private static final String TABLE = """
            ..7.+5+893.+98..73..+556+3.+4+9..+8....8....7249+1+65+8+36.+8.....4..+68+91+35.+8.95+3.2..3...+6.+8.9:
              full-house naked-single hidden-single direct-pointing direct-hidden-pair direct-hidden-triple pointing
              claiming locked-pair naked-pair naked-triple naked-quad hidden-pair hidden-triple hidden-quad x-wing
              squirmbag finned-x-wing finned-swordfish finned-jellyfish sashimi-x-wing sashimi-swordfish
              sashimi-jellyfish sashimi-squirmbag sashimi-whale franken-x-wing franken-swordfish franken-jellyfish
              franken-squirmbag franken-whale franken-leviathan finned-franken-x-wing finned-franken-swordfish
              finned-franken-jellyfish finned-franken-squirmbag finned-franken-whale finned-franken-leviathan
              mutant-x-wing mutant-swordfish mutant-jellyfish mutant-squirmbag mutant-whale mutant-leviathan
              finned-mutant-x-wing finned-mutant-swordfish finned-mutant-jellyfish finned-mutant-squirmbag
              finned-mutant-whale finned-mutant-leviathan kraken-fish-1 two-string-kite turbot-fish empty-rectangle
              simple-colors-trap multi-colors-1 multi-colors-2 xyz-wing sue-de-coq als-xz als-xy-wing als-chain
              death-blossom aligned-pair-exclusion aligned-triplet-exclusion x-chain xy-chain continuous-nice-loop
              discontinuous-nice-loop aic grouped-continuous-nice-loop grouped-aic forcing-chain-contradiction
              forcing-net-contradiction nishio cell-forcing-chain dynamic-forcing-chain nested-forcing-chain
              template-set
            +1896..52+4..61+59+3..+3.+5+4..+61+98.2+54.+931.53........+1.....+55+3.9.4+1...1...5+4+93.9+43..85.:232
              direct-claiming swordfish whale finned-squirmbag finned-whale finned-leviathan w-wing unique-rectangle-2
              unique-rectangle-4 grouped-discontinuous-nice-loop forcing-net-verity region-forcing-chain
              template-delete
            ..8..+63+7+44..+87.2+6.7...43+58..7..+8+21+96.+49+7..82.....69+7+4....517+4+3+22+1+7...6+5+8..4+6+2891+7:
              kraken-fish-2 skyscraper remote-pair xy-wing unique-loop-3 unique-loop-4
            ...+849+2+5+3+3+285+6+1+97+4.4.23+716+8.5..2+43..4....+3.2.+2319.8+6+4...+3+7+9+24....+4+386.....2+41+5.+36:
              jellyfish dual-two-string-kite dual-empty-rectangle unique-rectangle-1
            +5+6+174+2+83+99.+7+1.+3+4+5+2+423+5.+9+1+6.3+1+9+4+2+5.8.+845+6+7+192+3+2+76+9+38+541+1.+4.96.+7.+6+92.5+7.147.+8.1+4.+9.:
              locked-triple unique-rectangle-6 hidden-rectangle
            +7+45.3..+81+82.+471..9+19.8....+4+2.+9..+8.455.+8.+4..+9.4.7....2.3.4..28..+6.1.8+49.+2+9+827..41.:
              simple-colors-wrap unique-rectangle-3
            +1896..52+4+4+261+59+3..+3+7+5+4..+61+98.2+54.+931.53.......+4+1.....+55+3.9.4+1...1...5+4+93.9+43..85.:
              leviathan sashimi-leviathan
            8+6.+7..+29.+2+97+6......+45+9+826.74+3+8+16+7+5+2+9+9+5+632+87+41+7+1+2+45+9+38+6+57+4+83+19+6262.+5+94.+7..8+9+2+7+6.5.:319 329
              bug-3 bug-4
            +3+2.4...+5.+45..82+9.3+6+9+8+35.+4+27+7.25....+99.32..+54.+5..+8...7+21+3+9+6+2+5+78+48+64..329+5+2+7+59+4+81+3+6:
              unique-loop-1
            .1+7...+86+5..+6.5.4+17+845+7+6+139+246+23+1.9+5+8..+1+5..+6235+39..6+7+41..+41+3+5+2+8+6+1+23+6+485+7+965+89..+1+3+4:
              wxyz-wing
            7+3.415+2.6.+462+9+3..5.+2+5+7+68..3281+3+5+7..93+57+6+4+98+2+1.+6.+1+82+3+5+7.9.+52+1..8+5+7+2+8+3+6+91+4.1.+9745.+2:
              bug-1
            2+36..98+1+7+7.+4.6+8.3+5+8+5.3.7.+64+5+62+98+417+394+3..1+6+8+2+1+8+763+2+5+49+3.8..+5+7+2647...+6+35.+6+2+5..+349.:184
              bug-2
            5.6+3+7+2..+12.+9.5+1..3+17+3+9+8+6+5+2+43+187+9+5+24+6+4+2+71+63+9+5+86+9+52..+31+7.+346+2+9+1.5.+5+2.+1...9961+5+3...2:
              unique-loop-2
            9+4+5+7+368+12.3+1+8+2+4.592+8.51+9.+3+631+9+26+8+57+4+86+2+4..3+9+1+75+4+3+91+6+2+8+1.3+6..+98....98.+1+4.4+9+8+1+7+32+65:
              avoidable-rectangle-2
            .+62+945.7.+5...764+29+4+792..+5..68+5....+9...759.2..+29.....15....5.+6........1+577+5..83+94+2:156 171 371 871 372 373 873
              forcing-chain-verity
            35+69+1+42+7+8.+72.+3+6.1+5..+45.+7.+3646+3+27+5+1+89+2913+68+7+5+4+7+8+5+1..3+6+25.+8+7..+6...4+76+5.+8+9.+6+39..15+27:475 276
              avoidable-rectangle-1
            ..7+9..4.2...2.8.9.2.+94.....8+31+76+25+4+9...+1+93+27+8+79+2+8+4+5+3+61.63..49....+86...3+4..4+31.8..:111 512 121 521 736 571 775 182 785 799
              unique-rectangle-5
            6.+8.+7+2.4+1+7....8.+92..+2...7+8+64..2+8+7+659+58.1..+2+732...53+41+8+8..3...+24964+7+2+18+35.2.+8...+6+7:
              xyz-ring bent-wxyz-wing vwxyz-wing uvwxyz-wing tuvwxyz-wing borescoper-2
              medusa-trap medusa-wrap firework-triple senior-exocet
            +5+6+43..2..9+8+32+4..6.7+21....+4.4+1+85..6+97+2.91...+846.+7+984.+2.87+5....3..+46...9+52.+9+2.5....:
              borescoper-1 borescoper-3 borescoper-4 junior-exocet
            .+3154+6+7+9.+97+4+32+86+5+1.+5.+1+79..3.+1..+93+5...4+52+67+1.9.9..1+5...1+63+9+5+2..75+2+9+7+8+43+16+4+8+7+6+319+2+5:
              extended-rectangle-1 extended-rectangle-2 extended-rectangle-3 extended-rectangle-4
            ..63..2.9.9...5...8..+97....7....9.....14....6.5..8......2...3.1......69....1....4:
              sk-loop
            65..7......3......9.......1.....2.3..7..5...9...4..8.....8..4.......3.2.1...9...6:
              multi-sector-locked-sets
            8...24.+17...3...2.72...1..44....8..1...4..9...6.....+4.5.....4.....84...5.....517.:
              double-exocet
            .53...+9+2.2+1..9...59.72..3.1+73....5.2.9+2...71.1.5..+2.+39.71...2...2.4........6+27+1.3:
              tridagon
            +45+823+61+9+7+9..1...+383..8...+5+2+5+3.+6..+78478+9+4.+35.+6.+46+5+87+9.+36.4+3...+79.9+3+7+6..4+5+8+7+5+9+423+61:
              firework-quad
            """;

    private static final Map<TechniqueId, String> POSITIONS = read();

    private Examples() {}

    /** An example as a line of HoDoKu's library, which all faces read. */
    public static String of(TechniqueId technique) {
        String code = Objects.requireNonNullElse(HodokuCodes.of(technique), "");
        return ":" + code + "::" + POSITIONS.get(technique) + ":::";
    }

    /** The board of the example. */
    public static Grid board(TechniqueId technique) {
        GridFormat format = Objects.requireNonNull(GridFormats.byId("hodoku"));
        if (format.parse(of(technique), Geometry.CLASSIC) instanceof ParseResult.Ok ok) {
            return ok.grid();
        }
        throw new IllegalStateException(technique.id());
    }

    private static Map<TechniqueId, String> read() {
        Map<TechniqueId, String> positions = new EnumMap<>(TechniqueId.class);
        String position = "";
        for (String line : Parts.of(TABLE, '\n')) {
            if (line.startsWith(" ")) {
                for (String id : Parts.of(line.strip(), ' ')) {
                    positions.put(Objects.requireNonNull(TechniqueId.byId(id)), position);
                }
            } else {
                position = line;
            }
        }
        return positions;
    }
}
