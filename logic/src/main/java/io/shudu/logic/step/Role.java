package io.shudu.logic.step;

import java.util.Locale;

/** The part that a mark plays in a step. It is a meaning; each face has its own looks for it. */
public enum Role {
    /** What shows the step, such as the house of a hidden single. */
    BASE,
    /** Where the step does something. */
    TARGET;

    /** The name that programs exchange. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
