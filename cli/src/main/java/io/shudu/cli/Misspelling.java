package io.shudu.cli;

import java.util.Collection;
import java.util.List;

/** What somebody may have meant to type. */
final class Misspelling {
    private static final int MOST_MISTAKES = 2;

    private Misspelling() {}

    /** Those of the names that take the fewest mistakes to become the word; none if that would be too many. */
    static List<String> meant(String word, Collection<String> names) {
        int fewest = names.stream().mapToInt(name -> mistakes(word, name)).min().orElse(Integer.MAX_VALUE);
        return names.stream()
                .filter(name -> fewest <= MOST_MISTAKES && mistakes(word, name) == fewest)
                .toList();
    }

    /** Letters left out, put in, replaced, or exchanged with their neighbour. */
    static int mistakes(String word, String name) {
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
