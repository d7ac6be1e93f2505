package org.jointscope.check.engine;

import java.util.List;
import java.util.stream.Stream;

/** The condition of a rule. */
@FunctionalInterface
public interface Trigger {

    /** Places that a trigger names at most; those after them say nothing new. */
    int MOST = 20;

    /** The places at which the rule applies; none if it does not. */
    Stream<RuleHit> find(RuleContext evidence);

    /** The first places. */
    default List<RuleHit> spots(RuleContext evidence) {
        return find(evidence).limit(MOST).toList();
    }
}
