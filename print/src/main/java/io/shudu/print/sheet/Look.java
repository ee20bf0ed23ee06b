package io.shudu.print.sheet;

import io.shudu.core.grid.Named;
import io.shudu.print.type.Fonts;
import io.shudu.render.picture.Theme;
import io.shudu.render.picture.Themes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How printed boards look. */
public enum Look implements Named.Constant {
    /** Black and grey; colours only in pictures of steps. */
    NORMAL,
    /** Black lines and strong colours. */
    CONTRAST,
    /** Black ink alone. */
    BLACK;

    private static final double USUAL_SHARE = 0.66;
    private static final Theme PAPER = new Theme(
            Theme.LIGHT.sheet(),
            "#000000",
            "#000000",
            "#4d4d4d",
            "#8c8c8c",
            Theme.LIGHT.target(),
            Theme.LIGHT.palette(),
            Theme.LIGHT.circle(),
            Theme.LIGHT.cover(),
            Theme.LIGHT.square(),
            Theme.LIGHT.diamond(),
            Theme.LIGHT.triangle(),
            Theme.LIGHT.hexagon(),
            Theme.LIGHT.cross(),
            Theme.LIGHT.type());

    /** The theme of boards with digits of the usual size. */
    public Theme theme() {
        return theme(USUAL_SHARE);
    }

    /** The theme of boards with digits that take a part of the cell. */
    public Theme theme(double share) {
        Theme theme = switch (this) {
            case NORMAL -> PAPER;
            case CONTRAST -> Themes.CONTRAST;
            case BLACK -> Themes.BLACK;
        };
        return theme.with(new Theme.Type(share, Fonts.DIGIT_HEIGHT));
    }

    /** All names. */
    public static List<String> ids() {
        return Named.ids(List.of(values()));
    }

    /** The look of a name, null if there is none. */
    public static @Nullable Look byId(String id) {
        return Named.byId(id, List.of(values()));
    }
}
