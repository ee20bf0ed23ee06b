package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Named;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Patterns that have names. Each has been chosen because puzzles of it are found soon. */
public final class Shapes {
    private static final List<Pattern> ALL = List.of(
            shape("heart", """
                    . x x . . . x x .
                    x . . x . x . . x
                    x . . . x . . . x
                    x . . . . . . . x
                    x . . . . . . . x
                    . x . . . . . x .
                    . . x . . . x . .
                    . . . x . x . . .
                    . . . . x . . . .
                    """),
            shape("diamond", """
                    . . . . x . . . .
                    . . . x x x . . .
                    . . x x . x x . .
                    . x x . . . x x .
                    x x . . . . . x x
                    . x x . . . x x .
                    . . x x . x x . .
                    . . . x x x . . .
                    . . . . x . . . .
                    """),
            shape("cross", """
                    x x . . . . . x x
                    x x x . . . x x x
                    . x x . . . x x .
                    . . . x . x . . .
                    . . . . x . . . .
                    . . . x . x . . .
                    . x x . . . x x .
                    x x x . . . x x x
                    x x . . . . . x x
                    """),
            shape("checkerboard", """
                    x . x . x . x . x
                    . x . x . x . x .
                    x . x . x . x . x
                    . x . x . x . x .
                    x . x . x . x . x
                    . x . x . x . x .
                    x . x . x . x . x
                    . x . x . x . x .
                    x . x . x . x . x
                    """),
            shape("smile", """
                    . . x x x x x . .
                    . x . . . . . x .
                    x . . x . x . . x
                    x . . x . x . . x
                    x . . . . . . . x
                    x . x . . . x . x
                    x . . x x x . . x
                    . x . . . . . x .
                    . . x x x x x . .
                    """),
            shape("spiral", """
                    x x x x x x x x .
                    . . . . . . . x .
                    . x x x x x . x .
                    . x . . . x . x .
                    . x . x . x . x .
                    . x . x x x . x .
                    . x . . . . . x .
                    . x x x x x x x .
                    . . . . . . . . .
                    """),
            shape("target", """
                    x x x x x x x x x
                    x . . . . . . . x
                    x . x x x x x . x
                    x . x . . . x . x
                    x . x . x . x . x
                    x . x . . . x . x
                    x . x x x x x . x
                    x . . . . . . . x
                    x x x x x x x x x
                    """));

    private Shapes() {}

    private static Pattern shape(String name, String drawing) {
        Pattern drawn = Objects.requireNonNull(Pattern.read(drawing, Geometry.CLASSIC), name);
        return new Pattern(drawn.geometry(), drawn.cells(), name);
    }

    /** Their names, in the order to list them. */
    public static List<String> names() {
        return ALL.stream()
                .map(pattern -> Objects.requireNonNull(pattern.shape()))
                .toList();
    }

    /** The pattern of this name, or null if there is none. */
    public static @Nullable Pattern byName(String name) {
        return Named.byId(Pattern.PREFIX + name, ALL);
    }
}
