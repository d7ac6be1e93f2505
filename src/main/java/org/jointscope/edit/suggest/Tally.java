package org.jointscope.edit.suggest;

import org.jointscope.edit.suggest.Suggestion.Evidence;
import org.jointscope.edit.suggest.Suggestion.Reason;

import java.util.ArrayList;
import java.util.List;

/** How much there is of each kind of evidence, and what it costs together, in nats. */
final class Tally {

    /** Less is a matter of rounding. */
    private static final double LEAST = 0.05;

    private final double[] amounts = new double[Evidence.values().length];
    private double cost;

    void add(Evidence evidence, double amount, double nats) {
        amounts[evidence.ordinal()] += amount;
        cost += nats;
    }

    /** Adds what another one holds, so many times. */
    void add(Tally other, double times) {
        for (int i = 0; i < amounts.length; i++) {
            amounts[i] += times * other.amounts[i];
        }
        cost += times * other.cost;
    }

    double cost() {
        return cost;
    }

    /** What there is less of in another one. */
    List<Reason> betterIn(Tally after) {
        List<Reason> reasons = new ArrayList<>();
        for (Evidence evidence : Evidence.values()) {
            double mine = amounts[evidence.ordinal()];
            double others = after.amounts[evidence.ordinal()];
            if (others < mine - LEAST) {
                double from = evidence.isRelative() ? others : 0;
                reasons.add(new Reason(evidence, mine - from, others - from));
            }
        }
        return reasons;
    }
}
