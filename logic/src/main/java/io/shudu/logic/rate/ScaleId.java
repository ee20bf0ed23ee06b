package io.shudu.logic.rate;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The scales that puzzles are rated on. */
public enum ScaleId {
    /** Our own: {@link ShuduScale}. */
    SHUDU,
    /** That of HoDoKu: {@link HodokuScale}. */
    HODOKU,
    /** That of Sudoku Explainer: {@link io.shudu.logic.se.SeRater}. Hard puzzles take long on it. */
    SE;

    /** The scales for those who did not ask for one: all that are quick. */
    public static Set<ScaleId> usual() {
        return EnumSet.of(SHUDU, HODOKU);
    }

    /**
     * The table of the scale.
     *
     * @throws IllegalStateException for Sudoku Explainer's: its ratings depend on the length of chains
     */
    public Scale scale() {
        return switch (this) {
            case SHUDU -> ShuduScale.SCALE;
            case HODOKU -> HodokuScale.SCALE;
            case SE -> throw new IllegalStateException(id() + ": this scale is no table");
        };
    }

    /** The name that programs exchange. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
