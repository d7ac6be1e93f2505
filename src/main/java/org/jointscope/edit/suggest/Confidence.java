package org.jointscope.edit.suggest;

/**
 * How certain a suggestion is, by its margin: the difference in cost to the next best explanation,
 * which is the animation as it is, or another suggestion that changes it in another way. How often
 * suggestions of each confidence are right: docs/suggest.md.
 */
public enum Confidence {
    /** A margin of 9 nats or more: the next best explanation is 8,000 times less likely. */
    HIGH(9),
    /** A margin of 5 nats or more, a factor of 150. */
    MEDIUM(5),
    /** Less, or another suggestion is better. */
    LOW(Double.NEGATIVE_INFINITY);

    private final double leastMargin;

    Confidence(double leastMargin) {
        this.leastMargin = leastMargin;
    }

    /** The confidence of a suggestion with such a margin, in nats. */
    static Confidence of(double margin) {
        return margin >= HIGH.leastMargin ? HIGH : margin >= MEDIUM.leastMargin ? MEDIUM : LOW;
    }
}
