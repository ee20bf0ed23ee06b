package io.shudu.terminal.play;

import java.util.List;
import java.util.Locale;

/** What the next digit becomes. */
public enum Tool {
    /** A digit. */
    DIGIT,
    /** A corner mark. */
    CORNER,
    /** A centre mark. */
    CENTRE,
    /** A colour. */
    COLOUR;

    /** The one behind it. */
    Tool next() {
        List<Tool> all = List.of(values());
        return all.get((all.indexOf(this) + 1) % all.size());
    }

    /** The key of its words. */
    public String id() {
        return "tool." + name().toLowerCase(Locale.ROOT);
    }
}
