package io.shudu.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.piece.TextLines;
import java.util.List;

/** Checks that a problem points into the text, and says something that there are words for. */
public final class Places {
    private Places() {}

    public static void check(ParseResult.Bad bad, String text) {
        List<String> lines = TextLines.split(text, Integer.MAX_VALUE);
        // The end of a text is a place as well: something may be missing there.
        assertThat(bad.line()).as("line of %s", bad).isBetween(1, lines.size() + 1);
        int length = bad.line() <= lines.size() ? lines.get(bad.line() - 1).length() : 0;
        assertThat(bad.column()).as("column of %s", bad).isBetween(0, length + 1);
        if (bad.reason() == ParseReason.BAD_SYNTAX) {
            String expected = bad.args().get(1).toString();
            boolean signs = !Character.isLetterOrDigit(expected.charAt(0));
            assertThat(signs || ParseReason.WORDS.contains(expected))
                    .as("known words for %s", bad)
                    .isTrue();
        }
    }
}
