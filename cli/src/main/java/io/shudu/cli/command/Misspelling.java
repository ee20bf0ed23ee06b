package io.shudu.cli.command;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** What somebody may have meant to type. */
public final class Misspelling {
    private static final int MOST_MISTAKES = 2;
    private static final int MOST_NAMES = 4;

    private Misspelling() {}

    /** Those of the names that take the fewest mistakes to become the word; none if that would be too many. */
    public static List<String> meant(String word, Collection<String> names) {
        int fewest = names.stream().mapToInt(name -> mistakes(word, name)).min().orElse(Integer.MAX_VALUE);
        return names.stream()
                .filter(name -> fewest <= MOST_MISTAKES && mistakes(word, name) == fewest)
                .toList();
    }

    /** The few names that are nearest to a word, however far that is; those that hold it come first. */
    public static List<String> nearest(String word, Collection<String> names) {
        return names.stream()
                .sorted(Comparator.comparing((String name) -> !name.contains(word))
                        .thenComparingInt(name -> mistakes(word, name)))
                .limit(MOST_NAMES)
                .toList();
    }

    /** Letters left out, put in, replaced, or exchanged with their neighbour. */
    private static int mistakes(String word, String name) {
        int[][] least = new int[word.length() + 1][name.length() + 1];
        for (int i = 0; i <= word.length(); i++) {
            for (int j = 0; j <= name.length(); j++) {
                if (i == 0 || j == 0) {
                    least[i][j] = i + j;
                    continue;
                }
                int replaced = word.charAt(i - 1) == name.charAt(j - 1) ? 0 : 1;
                least[i][j] = Math.min(least[i - 1][j - 1] + replaced, 1 + Math.min(least[i - 1][j], least[i][j - 1]));
                if (i > 1
                        && j > 1
                        && word.charAt(i - 1) == name.charAt(j - 2)
                        && word.charAt(i - 2) == name.charAt(j - 1)) {
                    least[i][j] = Math.min(least[i][j], 1 + least[i - 2][j - 2]);
                }
            }
        }
        return least[word.length()][name.length()];
    }
}
