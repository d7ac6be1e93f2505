package org.jointscope.pose.skin;

import java.util.OptionalInt;

/**
 * The number of weights that an engine keeps per vertex, and the treatment of those kept: they are the largest,
 * normalized to a sum of 1. The loss from storing a weight in a byte is not part of it.
 *
 * @param most the maximum number of weights; empty if all are kept
 * @param base the reference that fixes a vertex to its joints
 */
public record WeightLimit(OptionalInt most, Base base) {

    /** The reference that fixes a vertex to its joints. */
    public enum Base {
        /**
         * The position in the bind pose with all weights. Nothing changes in the bind pose; the displacement of the
         * vertex grows with the rotation of the ignored joints (Doom 3 BFG, renderer/Model_md5.cpp, ParseMesh; Cube 2,
         * engine/skelmodel.h, blendcombo).
         */
        BIND_POSE,
        /** The offset of each weight, as in the file (vkQuake, MD5_BakeInfluences). */
        OFFSETS,
        /**
         * The position in the bind pose with the first weight alone, even if other weights place the vertex elsewhere.
         * All weights move it from there (MD5 add-on for Blender, io_scene_md5_28.py, do_mesh). A first weight with a
         * bias of 0 places nothing in the kernel; the position with all weights replaces it.
         */
        FIRST_WEIGHT
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
        return base == Base.FIRST_WEIGHT ? weights > 1 : weights > most.orElse(weights);
    }
}
