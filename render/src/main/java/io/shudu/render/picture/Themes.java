package io.shudu.render.picture;

import io.shudu.render.picture.Theme.Colours;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The themes by name. Apart from the usual one, which is all that the game needs of them. */
public final class Themes {
    /** Light ink on dark. */
    public static final Theme DARK = new Theme(
            "#1a1d22",
            "#f1f3f5",
            "#9cc5ff",
            "#bcc4ce",
            "#666d78",
            "#ff9e6b",
            List.of("#574418", "#2c4a5e", "#12443a", "#4a4a14", "#12364d", "#523018", "#4f394a"),
            new Colours("#1d5a47", "#7fe0be", "#4a3a10"),
            new Colours("#1d5a47", "#7fe0be", "#332a12"),
            new Colours("#453271", "#c9b6ff", "#2c2440"),
            new Colours("#5f4410", "#ffc45c", "#3a2c10"),
            new Colours("#17466b", "#8fcbff", "#1a2f40"),
            new Colours("#1a1d22", "#bcc4ce", "#2a2f36"),
            new Colours("#6b2622", "#ffa8a0", "#3d211f"),
            Theme.Type.USUAL);

    /** Brown ink on warm paper. */
    public static final Theme SEPIA = new Theme(
            "#f4ecd8",
            "#2b2118",
            "#1f4e8c",
            "#5a4a38",
            "#8c7b62",
            "#b03a06",
            List.of("#ecd092", "#bed8de", "#a9d6ba", "#efe6a0", "#b3cdd8", "#eac49f", "#e2c3c8"),
            new Colours("#c0dcc0", "#0b6a4e", "#f5e1a0"),
            new Colours("#c0dcc0", "#0b6a4e", "#f5e8bd"),
            new Colours("#d9cbe6", "#5a34b3", "#e9dfe2"),
            new Colours("#f6d08c", "#7a4800", "#f5e2bd"),
            new Colours("#c6d8dc", "#14598a", "#e3e3d5"),
            new Colours("#f4ecd8", "#5a4a38", "#eadfc8"),
            new Colours("#f3c6b6", "#a21927", "#f3dccb"),
            Theme.Type.USUAL);

    /** Black and white as far as possible; what is coloured is strong. */
    public static final Theme CONTRAST = new Theme(
            "#ffffff",
            "#000000",
            "#0033a0",
            "#000000",
            "#000000",
            "#b30000",
            List.of("#ffe08a", "#a8d8ff", "#8fe0c4", "#fff27a", "#8cc4ea", "#ffb980", "#f5b8d8"),
            new Colours("#a8f0d4", "#004d36", "#ffe98a"),
            new Colours("#a8f0d4", "#004d36", "#fff4c2"),
            new Colours("#d3c4ff", "#3d1799", "#ebe4ff"),
            new Colours("#ffcf70", "#5c3700", "#ffecc4"),
            new Colours("#b0dcff", "#003d66", "#dcefff"),
            new Colours("#ffffff", "#000000", "#eeeeee"),
            new Colours("#ffb8b0", "#80000f", "#ffe1de"),
            Theme.Type.USUAL);

    /** For paper and printers with black alone: greys where something lies behind a digit, black for all else. */
    public static final Theme BLACK = new Theme(
            "#ffffff",
            "#000000",
            "#000000",
            "#000000",
            "#000000",
            "#000000",
            List.of("#d9d9d9", "#c8c8c8", "#bababa", "#e6e6e6", "#b0b0b0", "#d0d0d0", "#e0e0e0"),
            new Colours("#ffffff", "#000000", "#e4e4e4"),
            new Colours("#ffffff", "#000000", "#f0f0f0"),
            new Colours("#ffffff", "#000000", "#ececec"),
            new Colours("#ffffff", "#000000", "#e8e8e8"),
            new Colours("#ffffff", "#000000", "#f0f0f0"),
            new Colours("#ffffff", "#000000", "#f4f4f4"),
            new Colours("#d9d9d9", "#000000", "#f4f4f4"),
            Theme.Type.USUAL);

    private static final Map<String, Theme> BY_ID = new LinkedHashMap<>();

    static {
        BY_ID.put("light", Theme.LIGHT);
        BY_ID.put("dark", DARK);
        BY_ID.put("sepia", SEPIA);
        BY_ID.put("contrast", CONTRAST);
        BY_ID.put("black", BLACK);
    }

    private Themes() {}

    /** The names. */
    public static Set<String> ids() {
        return BY_ID.keySet();
    }

    /** The theme of a name, null if there is none. */
    public static @Nullable Theme byId(String id) {
        return BY_ID.get(id);
    }
}
