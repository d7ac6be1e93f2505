package org.jointscope.ui.find;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * Words that a user types, compared with names. Every word must match the name, or less well the detail. The best match
 * is a beginning of a word of the name, then a part of the name, then a beginning of a word with one typing error, then
 * letters of the name in the same order, then two typing errors. Letter case is ignored.
 */
final class FindQuery {

    private static final Pattern SPACE = Pattern.compile("\\s+");

    private static final int OTHER_END = 10;
    private static final int LATER_WORD = 5;
    private static final int PART = 100;
    private static final int LETTERS = 200;
    private static final int ERROR = 150;
    private static final int IN_DETAIL = 60;
    private static final int MOST_PENALTY = 20;
    private static final int SOON = 3;

    /** The lengths of words from which one and two typing errors are accepted. */
    private static final int LENGTH_OF_ONE = 4;

    private static final int LENGTH_OF_TWO = 7;

    /** The longest words in which typing errors are accepted. */
    private static final int LONGEST = 30;

    private final List<String> words;

    /** By the number of letters of the typed word and of the other one; used again for each pair of words. */
    private final int[][] distance = new int[LONGEST + 1][LONGEST + 3];

    FindQuery(String typed) {
        words = SPACE.splitAsStream(typed.toLowerCase(Locale.ROOT).strip())
                .filter(word -> !word.isEmpty())
                .toList();
        Arrays.setAll(distance[0], column -> column);
        for (int row = 0; row < distance.length; row++) {
            distance[row][0] = row;
        }
    }

    /** A name in the form for comparisons: in lower case, with the indices at which its words start. */
    record Name(String text, int[] starts) {

        static Name of(String name) {
            int[] starts = new int[name.length()];
            int count = 0;
            for (int i = 0; i < name.length(); i++) {
                char at = name.charAt(i);
                char before = i == 0 ? ' ' : name.charAt(i - 1);
                boolean hump = Character.isUpperCase(at) && Character.isLowerCase(before);
                if (Character.isLetterOrDigit(at) && (hump || !Character.isLetterOrDigit(before))) {
                    starts[count++] = i;
                }
            }
            String lower = name.toLowerCase(Locale.ROOT);
            // A few letters have another length in lower case.
            return new Name(lower.length() == name.length() ? lower : name, Arrays.copyOf(starts, count));
        }

        /** The index of a letter soon after another one, or at the start of a later word; -1 if there is none. */
        private int next(char letter, int after) {
            int soon = text.indexOf(letter, after + 1);
            if (soon < 0 || soon <= after + SOON) {
                return soon;
            }
            for (int start : starts) {
                if (start > after && text.charAt(start) == letter) {
                    return start;
                }
            }
            return -1;
        }

        private int end(int start) {
            int end = start;
            while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
                end++;
            }
            return end;
        }
    }

    boolean isEmpty() {
        return words.isEmpty();
    }

    /** The cost of a match, at least 0; less is better. Empty if a word does not match. */
    OptionalInt cost(Name name, Name detail) {
        int sum = Math.min(name.text().length() / 2, MOST_PENALTY);
        for (String word : words) {
            int best = whole(word, name);
            if (best >= PART) {
                best = Math.min(best, add(whole(word, detail), IN_DETAIL));
            }
            if (best == Integer.MAX_VALUE) {
                best = inexact(word, name);
            }
            if (best == Integer.MAX_VALUE) {
                return OptionalInt.empty();
            }
            sum += best;
        }
        return OptionalInt.of(sum);
    }

    private static int add(int cost, int more) {
        return cost == Integer.MAX_VALUE ? cost : cost + more;
    }

    private static int whole(String word, Name name) {
        int best = Integer.MAX_VALUE;
        for (int i = 0; i < name.starts().length; i++) {
            int start = name.starts()[i];
            if (name.text().startsWith(word, start)) {
                int rest = name.end(start) - start - word.length();
                int cost = rest <= 0 ? 0 : OTHER_END + Math.min(rest, MOST_PENALTY);
                best = Math.min(best, cost + (i == 0 ? 0 : LATER_WORD));
            }
        }
        return best == Integer.MAX_VALUE && name.text().contains(word) ? PART : best;
    }

    private int inexact(String word, Name name) {
        int best = Integer.MAX_VALUE;
        for (int start : name.starts()) {
            int gaps = gaps(word, name, start);
            best = gaps < 0 ? best : Math.min(best, LETTERS + Math.min(gaps, MOST_PENALTY));
        }
        int most = word.length() >= LENGTH_OF_TWO ? 2 : word.length() >= LENGTH_OF_ONE ? 1 : 0;
        if (most == 0 || word.length() > LONGEST) {
            return best;
        }
        int least = most + 1;
        for (int start : name.starts()) {
            least = Math.min(least, errors(word, name.text().substring(start, name.end(start)), least));
        }
        return least > most ? best : Math.min(best, least * ERROR);
    }

    /**
     * The number of skipped letters if a name has the letters of a word in the same order, each soon after the previous
     * one or at the start of a word; otherwise negative.
     */
    private static int gaps(String word, Name name, int start) {
        int at = name.text().charAt(start) == word.charAt(0) ? start : -1;
        for (int i = 1; i < word.length() && at >= 0; i++) {
            at = name.next(word.charAt(i), at);
        }
        return at < 0 ? -1 : at - start + 1 - word.length();
    }

    /**
     * The least number of typing errors (a wrong, missing or additional letter, or two swapped ones) between a word and
     * a beginning of another one. The first letter must be right, or swapped with the second.
     */
    private int errors(String word, String other, int most) {
        char first = word.charAt(0);
        boolean begins = !other.isEmpty() && first == other.charAt(0);
        boolean swapped = word.length() > 1
                && other.length() > 1
                && first == other.charAt(1)
                && word.charAt(1) == other.charAt(0);
        int width = Math.min(other.length(), word.length() + 2);
        if (!begins && !swapped || width < word.length() - 2) {
            return most;
        }
        for (int row = 1; row <= word.length(); row++) {
            for (int column = 1; column <= width; column++) {
                boolean same = word.charAt(row - 1) == other.charAt(column - 1);
                int least = Math.min(
                        distance[row - 1][column - 1] + (same ? 0 : 1),
                        Math.min(distance[row - 1][column], distance[row][column - 1]) + 1);
                boolean swap = row > 1
                        && column > 1
                        && word.charAt(row - 1) == other.charAt(column - 2)
                        && word.charAt(row - 2) == other.charAt(column - 1);
                distance[row][column] = swap ? Math.min(least, distance[row - 2][column - 2] + 1) : least;
            }
        }
        int least = most;
        for (int column = 0; column <= width; column++) {
            least = Math.min(least, distance[word.length()][column]);
        }
        return least;
    }
}
