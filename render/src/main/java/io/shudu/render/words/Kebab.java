package io.shudu.render.words;

import java.util.Locale;

/** How constants are named outside of Java: {@code wrong-length} for {@code WRONG_LENGTH}. */
public final class Kebab {
    private Kebab() {}

    /** The name of a constant. */
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
