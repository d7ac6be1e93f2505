package org.jointscope.format;

import java.util.Comparator;
import java.util.Locale;
import java.util.Set;

/** Which keyword a word may have been meant for. */
final class Spelling {

    /** Letters that may be wrong, one for every three of the keyword, and no more than this. */
    private static final int MOST_SLIPS = 2;

    private Spelling() {}

    /**
     * The keyword that a word is most like, as a remark behind the word; empty if it is like none.
     */
    static String guess(String word, Set<String> keywords) {
        return keywords.stream()
                .filter(keyword -> slips(word, keyword) <= most(keyword))
                .min(
                        Comparator.<String>comparingInt(keyword -> slips(word, keyword))
                                .thenComparing(Comparator.naturalOrder()))
                .map(" (perhaps '%s' is meant)"::formatted)
                .orElse("");
    }

    private static int most(String keyword) {
        return Math.min(MOST_SLIPS, keyword.length() / 3);
    }

    /**
     * How many letters have to be added, left out or changed; capitals are as good as small ones.
     */
    private static int slips(String word, String keyword) {
        if (Math.abs(word.length() - keyword.length()) > MOST_SLIPS) {
            return Integer.MAX_VALUE;
        }
        String from = word.toLowerCase(Locale.ROOT);
        String to = keyword.toLowerCase(Locale.ROOT);
        int[] above = new int[to.length() + 1];
        for (int column = 0; column <= to.length(); column++) {
            above[column] = column;
        }
        for (int row = 1; row <= from.length(); row++) {
            int[] here = new int[to.length() + 1];
            here[0] = row;
            for (int column = 1; column <= to.length(); column++) {
                int changed = from.charAt(row - 1) == to.charAt(column - 1) ? 0 : 1;
                here[column] =
                        Math.min(
                                above[column - 1] + changed,
                                1 + Math.min(above[column], here[column - 1]));
            }
            above = here;
        }
        return above[to.length()];
    }
}
