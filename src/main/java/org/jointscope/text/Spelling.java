package org.jointscope.text;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Guesses the intended keyword of a misspelled word. */
public final class Spelling {

    /** At most this many wrong letters, and at most one for every three of the keyword. */
    private static final int MOST_SLIPS = 2;

    private Spelling() {}

    /** The keyword that a word is most like; empty if it is like none. */
    public static Optional<String> guess(String word, List<String> keywords) {
        return keywords.stream()
                .filter(keyword -> slips(word, keyword) <= most(keyword))
                .min(Comparator.<String>comparingInt(keyword -> slips(word, keyword))
                        .thenComparing(Comparator.naturalOrder()));
    }

    private static int most(String keyword) {
        return Math.min(MOST_SLIPS, keyword.length() / 3);
    }

    /** Number of wrong letters, ignoring case. A word can be as long as a file. */
    private static int slips(String word, String keyword) {
        return Math.abs(word.length() - keyword.length()) > MOST_SLIPS
                ? Integer.MAX_VALUE
                : distance(word.toLowerCase(Locale.ROOT), keyword.toLowerCase(Locale.ROOT));
    }

    /** Number of letters to change, insert or remove between two words (Levenshtein). */
    public static int distance(String from, String to) {
        int[] above = new int[to.length() + 1];
        Arrays.setAll(above, column -> column);
        for (int row = 1; row <= from.length(); row++) {
            int[] here = new int[to.length() + 1];
            here[0] = row;
            for (int column = 1; column <= to.length(); column++) {
                int changed = from.charAt(row - 1) == to.charAt(column - 1) ? 0 : 1;
                here[column] = Math.min(above[column - 1] + changed, 1 + Math.min(above[column], here[column - 1]));
            }
            above = here;
        }
        return above[to.length()];
    }
}
