package org.jointscope.pose.skin;

import java.util.OptionalInt;

/**
 * The number of weights that an engine keeps of a vertex, and the treatment of those kept: they are
 * the largest, and are made to sum to 1 again. What an engine loses by holding a weight in a byte
 * is not part of it.
 *
 * @param most weights that are kept; empty if all are
 * @param base what the vertex is fixed to the joints by
 */
public record WeightLimit(OptionalInt most, Base base) {

    /** What fixes a vertex to its joints. */
    public enum Base {
        /**
         * The point where all weights put it in the bind pose: there nothing changes, and the more
         * a joint that was dropped turns, the more the vertex is out of place (Doom 3 BFG,
         * renderer/Model_md5.cpp, ParseMesh).
         */
        BIND_POSE,
        /** The offset of each weight, as ever (vkQuake, MD5_BakeInfluences). */
        OFFSETS
    }

    public static final WeightLimit NONE = new WeightLimit(OptionalInt.empty(), Base.OFFSETS);

    public WeightLimit {
        if (most.isPresent() && most.getAsInt() < 1) {
            throw new IllegalArgumentException("a vertex needs a weight");
        }
    }

    public static WeightLimit of(int most, Base base) {
        return new WeightLimit(OptionalInt.of(most), base);
    }

    public boolean isExceededBy(int weights) {
        return most.isPresent() && weights > most.getAsInt();
    }
}
