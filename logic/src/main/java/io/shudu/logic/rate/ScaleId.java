package io.shudu.logic.rate;

import java.util.Locale;

/** The scales that puzzles are rated on. */
public enum ScaleId {
    /** Our own: {@link ShuduScale}. */
    SHUDU,
    /** That of HoDoKu: {@link HodokuScale}. */
    HODOKU;

    /** The table of the scale. */
    public Scale scale() {
        return switch (this) {
            case SHUDU -> ShuduScale.SCALE;
            case HODOKU -> HodokuScale.SCALE;
        };
    }

    /** The name that programs exchange. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
