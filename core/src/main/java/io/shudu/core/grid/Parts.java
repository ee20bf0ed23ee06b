package io.shudu.core.grid;

import java.util.ArrayList;
import java.util.List;

/**
 * Texts that are joined by a sign. {@link String#split} would do the same by a regular expression, which engines in
 * browsers would have to carry along for nothing else.
 */
public final class Parts {
    private Parts() {}

    /** The texts between the signs, at least one. */
    public static List<String> of(String text, char sign) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (int end = text.indexOf(sign); end >= 0; end = text.indexOf(sign, start)) {
            parts.add(text.substring(start, end));
            start = end + 1;
        }
        parts.add(text.substring(start));
        return parts;
    }
}
