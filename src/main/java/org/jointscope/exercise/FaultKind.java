package org.jointscope.exercise;

import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;

/** The faults of the exercises, in their order. */
public enum FaultKind {
    /** The startIndex of a joint is shifted by 1 to 3 components. */
    START_INDEX((original, random) -> new AnimFaults(original, random).startIndex()),
    /** A flag bit of a joint is cleared, so that its later bits read other components. */
    FLAG_BIT((original, random) -> new AnimFaults(original, random).flagBit()),
    /** The parents of two joints are exchanged. */
    PARENTS((original, random) -> new AnimFaults(original, random).parents()),
    /** In some frames, x, y and z of a joint's quaternion have the signs for the other sign of w. */
    NEGATED_W((original, random) -> new AnimFaults(original, random).negatedW()),
    /** The heaviest weight at a position of the mesh belongs to another joint; the bind pose is right. */
    WEIGHTS(WeightFault::weights),
    /** The bounds are those of a narrower and taller model. */
    BOUNDS((original, random) -> new AnimFaults(original, random).bounds());

    private final BiFunction<Original, Random, Optional<Fault>> draw;

    FaultKind(BiFunction<Original, Random, Optional<Fault>> draw) {
        this.draw = draw;
    }

    /** The number of the exercise, from 1. */
    public int number() {
        return ordinal() + 1;
    }

    /** A random fault, which can be invisible; empty if the random choice allows none. */
    Optional<Fault> draw(Original original, Random random) {
        return draw.apply(original, random);
    }
}
