package io.shudu.generate.daily;

import io.shudu.core.grid.Parts;
import io.shudu.core.grid.WholeNumbers;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Provenance;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.wish.Kinds;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A day, whose puzzles everybody gets who asks for them: they come from the date alone. The digits of the date are the
 * seed, and the number of the rung is the index, so that the ids of the puzzles can be told by looking at a calendar.
 *
 * @param year from 1970 to 9999
 * @param month from 1 to 12
 * @param day from 1 to the end of the month
 */
public record Day(int year, int month, int day) {
    private static final int FIRST_YEAR = 1970;
    private static final int LAST_YEAR = 9999;
    private static final int[] LENGTHS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    /** Checks that there is such a day. */
    public Day {
        if (!exists(year, month, day)) {
            throw new IllegalArgumentException(year + "-" + month + "-" + day + ": there is no such day");
        }
    }

    private static boolean exists(int year, int month, int day) {
        if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > LENGTHS.length) {
            return false;
        }
        boolean leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
        return day >= 1 && day <= LENGTHS[month - 1] + (leap && month == 2 ? 1 : 0);
    }

    /** The day of a text such as {@code 2026-11-17}; null if there is none. */
    public static @Nullable Day parse(String text) {
        List<String> parts = Parts.of(text, '-');
        if (parts.size() != 3
                || parts.get(0).length() != 4
                || parts.get(1).length() != 2
                || parts.get(2).length() != 2) {
            return null;
        }
        int year = WholeNumbers.parse(parts.get(0), FIRST_YEAR, LAST_YEAR);
        int month = WholeNumbers.parse(parts.get(1), 1, LENGTHS.length);
        int day = WholeNumbers.parse(parts.get(2), 1, 31);
        return year < 0 || month < 0 || day < 0 || !exists(year, month, day) ? null : new Day(year, month, day);
    }

    /** How to make the puzzle of a rung. */
    public Provenance.Run puzzle(Rung rung) {
        GenerationSpec spec = Kinds.of(rung.geometry(), rung.level(), Symmetry.ROT180);
        return new Provenance.Run(spec, (year * 100L + month) * 100 + day, rung.number());
    }

    /** Like {@code 2026-11-17}. */
    @Override
    public String toString() {
        return year + (month < 10 ? "-0" : "-") + month + (day < 10 ? "-0" : "-") + day;
    }
}
