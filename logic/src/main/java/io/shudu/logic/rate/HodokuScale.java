package io.shudu.logic.rate;

import java.util.List;

/**
 * The scale of HoDoKu 2.2.0 as it comes out of the box: its order, levels and scores.
 *
 * <p>The level of a puzzle is that of its hardest step, and is raised while the score is above the level's cap.
 */
public final class HodokuScale {
    /** Order, levels and scores. */
    public static final Scale SCALE = Scale.of("""
            full-house 1 4
            naked-single 1 4
            hidden-single 1 14
            locked-pair 2 40
            locked-triple 2 60
            pointing 2 50
            claiming 2 50
            naked-pair 2 60
            naked-triple 2 80
            hidden-pair 2 70
            hidden-triple 2 100
            naked-quad 3 120
            hidden-quad 3 150
            x-wing 3 140
            swordfish 3 150
            jellyfish 3 160
            remote-pair 3 110
            bug-1 3 100
            skyscraper 3 130
            two-string-kite+dual-two-string-kite 3 150
            turbot-fish 3 120
            empty-rectangle+dual-empty-rectangle 3 120
            w-wing 3 150
            xy-wing 3 160
            xyz-wing 3 180
            unique-rectangle-1 3 100
            unique-rectangle-2 3 100
            unique-rectangle-3 3 100
            unique-rectangle-4 3 100
            unique-rectangle-5 3 100
            unique-rectangle-6 3 100
            hidden-rectangle 3 100
            avoidable-rectangle-1 3 100
            avoidable-rectangle-2 3 100
            finned-x-wing 3 130
            sashimi-x-wing 3 150
            finned-swordfish 4 200
            sashimi-swordfish 4 240
            finned-jellyfish 4 250
            sashimi-jellyfish 4 260
            sue-de-coq 4 250
            simple-colors-trap+simple-colors-wrap 3 150
            multi-colors-1+multi-colors-2 3 200
            x-chain 4 260
            xy-chain 4 260
            continuous-nice-loop+discontinuous-nice-loop+aic 4 280
            grouped-continuous-nice-loop+grouped-discontinuous-nice-loop+grouped-aic+continuous-nice-loop+discontinuous-nice-loop+aic 4 300
            als-xz 4 300
            als-xy-wing 4 320
            als-chain 4 340
            franken-x-wing 4 300
            franken-swordfish 4 350
            finned-franken-x-wing 4 390
            finned-franken-swordfish 4 410
            forcing-chain-contradiction+forcing-chain-verity 5 500
            forcing-net-contradiction+forcing-net-verity 5 700
            """);

    private static final List<String> LEVELS = List.of("Easy", "Medium", "Hard", "Unfair", "Extreme");
    private static final int[] CAPS = {800, 1000, 1600, 1800};

    private HodokuScale() {}

    /** The level of a puzzle, 1 to 5, given the level of its hardest step and its score. */
    public static int level(int hardest, int score) {
        int level = hardest;
        while (level <= CAPS.length && score > CAPS[level - 1]) {
            level++;
        }
        return level;
    }

    /** What HoDoKu calls the level of a puzzle. */
    public static String level(Rating rating) {
        return LEVELS.get(level(rating.hardest(), rating.score()) - 1);
    }
}
