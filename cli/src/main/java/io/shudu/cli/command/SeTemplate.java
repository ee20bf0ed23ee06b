package io.shudu.cli.command;

import io.shudu.core.grid.Grid;
import io.shudu.logic.se.SeRating;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What is told about a rating, in the letters of serate: {@code %g ED=%r/%p/%d}. */
final class SeTemplate {
    /** What serate prints if nobody says otherwise. */
    static final String USUAL = "%r/%p/%d";

    private static final String LETTERS = "degilnprt%";
    private static final int HUNDREDTH = 10_000_000;
    private static final int SECOND = 100;
    private static final int MINUTE = 60;
    private static final int HOUR = 60 * MINUTE;
    private static final int DAY = 24 * HOUR;

    private final String text;

    SeTemplate(String text) {
        this.text = text;
    }

    /** The first letter that means nothing here, null if there is none. */
    @Nullable
    String unknown() {
        for (int i = 0; i < text.length() - 1; i++) {
            if (text.charAt(i) == '%' && LETTERS.indexOf(text.charAt(++i)) < 0) {
                return text.substring(i - 1, i + 1);
            }
        }
        return null;
    }

    /** Whether it asks for something. */
    boolean asksFor(char letter) {
        for (int i = 0; i < text.length() - 1; i++) {
            if (text.charAt(i) == '%' && text.charAt(++i) == letter) {
                return true;
            }
        }
        return false;
    }

    /**
     * Fills it in.
     *
     * @param line the puzzle as it was given
     * @param number which puzzle it is, from 1
     * @param nanos how long it took
     */
    String fill(String line, Grid puzzle, long number, SeRating rating, long nanos) {
        StringBuilder filled = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            char letter = text.charAt(at++);
            if (letter != '%' || at == text.length()) {
                filled.append(letter);
                continue;
            }
            switch (text.charAt(at++)) {
                case 'd' -> filled.append(SeRating.text(rating.ed()));
                case 'e' -> filled.append(time(nanos));
                case 'g' -> filled.append(line.replace('\n', ' '));
                case 'i' -> filled.append(puzzle.toString().replace('.', '0'));
                case 'l' -> filled.append('\n');
                case 'n' -> filled.append(number);
                case 'p' -> filled.append(SeRating.text(rating.ep()));
                case 'r' -> filled.append(rating.erText());
                case 't' -> filled.append('\t');
                default -> filled.append('%');
            }
        }
        return filled.toString();
    }

    /** A time as serate writes it: 0.03s, 1m05s, 2h00m. */
    static String time(long nanos) {
        long hundredths = nanos / HUNDREDTH;
        long seconds = hundredths / SECOND;
        if (seconds < MINUTE) {
            return pair("%d.%02ds", seconds, hundredths % SECOND);
        }
        if (seconds < HOUR) {
            return pair("%dm%02ds", seconds / MINUTE, seconds % MINUTE);
        }
        return seconds < DAY
                ? pair("%dh%02dm", seconds / HOUR, seconds % HOUR / MINUTE)
                : pair("%dd%02dh", seconds / DAY, seconds % DAY / HOUR);
    }

    private static String pair(String form, long large, long small) {
        return String.format(Locale.ROOT, form, large, small);
    }
}
