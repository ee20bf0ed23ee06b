package io.shudu.logic.rate;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The scales that puzzles are rated on. */
public enum ScaleId {
    /** Our own: {@link ShuduScale}. */
    SHUDU,
    /** Our own with the exotic patterns at their places: {@link ExoticScale}. */
    EXOTIC,
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
            case EXOTIC -> ExoticScale.SCALE;
            case HODOKU -> HodokuScale.SCALE;
            case SE -> throw new IllegalStateException(id() + ": this scale is no table");
        };
    }

    /** Whether the scale is made for boards of all sizes, not for 9×9 alone. */
    public boolean suitsAllBoards() {
        return this == SHUDU || this == EXOTIC;
    }

    /** The name that programs exchange. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The scale of that name, null if there is none. */
    public static @Nullable ScaleId byId(String id) {
        for (ScaleId scale : values()) {
            if (scale.id().equals(id)) {
                return scale;
            }
        }
        return null;
    }
}
