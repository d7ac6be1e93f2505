package org.jointscope.source;

import org.jointscope.text.TextScanner;
import org.jointscope.text.TextScanner.Kind;

/**
 * Counts the numbers between a token and others further on. Asked for places in ascending order it
 * goes through the text once, however long a line is.
 */
final class NumberCount {

    private final TextScanner tokens;
    private int count;
    private int counted;
    private boolean more;

    /**
     * @param tokens standing before the first one that counts
     */
    NumberCount(TextScanner tokens) {
        this.tokens = tokens;
        this.counted = tokens.end();
        this.more = tokens.next();
    }

    /** Whether it has not gone past an offset yet. */
    boolean canCountTo(int offset) {
        return offset >= counted;
    }

    /** How many numbers begin before an offset; a minus that stands alone is none. */
    int before(int offset) {
        counted = offset;
        while (more && tokens.start() < offset) {
            count += isNumber(tokens) ? 1 : 0;
            more = tokens.next();
        }
        return count;
    }

    static boolean isNumber(TextScanner tokens) {
        return tokens.kind() == Kind.WORD && !tokens.isWord("-");
    }
}
