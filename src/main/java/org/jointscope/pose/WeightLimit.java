package org.jointscope.pose;

import java.util.OptionalInt;

/**
 * How many weights of a vertex an engine can keep. One that skins on the graphics card keeps the
 * largest few, makes them sum to 1 again, and moves the vertex as it stands in the bind pose: there
 * nothing changes, and the more a joint that was dropped turns, the more the vertex is out of place
 * (Doom 3 BFG, renderer/Model_md5.cpp, ParseMesh). What such an engine loses by holding a weight in
 * a byte is not part of it.
 *
 * @param most weights that are kept; empty if all are
 */
public record WeightLimit(OptionalInt most) {

    /** All weights count. */
    public static final WeightLimit NONE = new WeightLimit(OptionalInt.empty());

    public WeightLimit {
        if (most.isPresent() && most.getAsInt() < 1) {
            throw new IllegalArgumentException("a vertex needs a weight");
        }
    }

    /** The largest few count. */
    public static WeightLimit of(int most) {
        return new WeightLimit(OptionalInt.of(most));
    }

    /** Whether so many weights are too many. */
    public boolean isExceededBy(int weights) {
        return most.isPresent() && weights > most.getAsInt();
    }
}
