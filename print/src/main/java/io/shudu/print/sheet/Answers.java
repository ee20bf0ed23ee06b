package io.shudu.print.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Where the answers stand. */
public enum Answers {
    /** On pages behind the last puzzle. */
    END,
    /** At the foot of the page, upside down. */
    BELOW,
    /** Each page of puzzles is followed by one with its answers. */
    PAGES,
    /** Nowhere. */
    NONE;

    /** The name that options use. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** All names. */
    public static List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (Answers answers : values()) {
            ids.add(answers.id());
        }
        return ids;
    }

    /** The place of a name, null if there is none. */
    public static @Nullable Answers byId(String id) {
        for (Answers answers : values()) {
            if (answers.id().equals(id)) {
                return answers;
            }
        }
        return null;
    }
}
