package io.shudu.cli.command;

import io.shudu.core.grid.Grid;
import io.shudu.logic.se.SeRating;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What is told about a rating, in the letters of serate: {@code %g ED=%r/%p/%d}. */
final class SeTemplate {
    /** What serate prints if nobody says otherwise. */
    static final String USUAL = "%r/%p/%d";

    private static final String LETTERS = "degilnprt%";
    private static final Pattern PLACE = Pattern.compile("%.", Pattern.DOTALL);
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
        return PLACE.matcher(text)
                .results()
                .map(MatchResult::group)
                .filter(place -> LETTERS.indexOf(place.charAt(1)) < 0)
                .findFirst()
                .orElse(null);
    }

    /** Whether it asks for something. */
    boolean asksFor(char letter) {
        return PLACE.matcher(text).results().anyMatch(place -> place.group().charAt(1) == letter);
    }

    /**
     * Fills it in.
     *
     * @param line the puzzle as it was given
     * @param number which puzzle it is, from 1
     * @param nanos how long it took
     */
    String fill(String line, Grid puzzle, long number, SeRating rating, long nanos) {
        return PLACE.matcher(text)
                .replaceAll(place -> Matcher.quoteReplacement(
                        switch (place.group().charAt(1)) {
                            case 'd' -> SeRating.text(rating.ed());
                            case 'e' -> time(nanos);
                            case 'g' -> line.replace('\n', ' ');
                            case 'i' -> puzzle.toString().replace('.', '0');
                            case 'l' -> "\n";
                            case 'n' -> String.valueOf(number);
                            case 'p' -> SeRating.text(rating.ep());
                            case 'r' -> rating.erText();
                            case 't' -> "\t";
                            default -> "%";
                        }));
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
