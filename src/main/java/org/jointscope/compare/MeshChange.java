package org.jointscope.compare;

import java.util.Optional;

/**
 * The differences between two blocks of vertices, triangles and weights. If the numbers of vertices are equal, vertices
 * are compared by index; otherwise, those at the same position with the same texture coordinates correspond.
 *
 * @param before index of the block in the first file
 * @param after index of the block in the second file
 * @param vertices numbers of vertices
 * @param triangles numbers of triangles
 * @param weights numbers of weights
 * @param reordered whether all vertices correspond in another order
 * @param removed number of vertices that only the first file has
 * @param added number of vertices that only the second file has
 * @param moved vertices with another position in the bind pose
 * @param remapped vertices with other texture coordinates
 * @param reweighted vertices with other joints or biases; the first one is an index
 * @param rewired triangles with other vertices
 * @param weightRows rows of weights with another number; the first one is a source line of the second file
 */
public record MeshChange(
        int before,
        int after,
        Shaders shaders,
        Counts vertices,
        Counts triangles,
        Counts weights,
        boolean reordered,
        int removed,
        int added,
        Moved moved,
        int remapped,
        Rows reweighted,
        int rewired,
        Rows weightRows) {

    public record Shaders(String before, String after) {

        boolean differ() {
            return !before.equals(after);
        }
    }

    public record Counts(int before, int after) {

        boolean differ() {
            return before != after;
        }
    }

    /**
     * Moved vertices.
     *
     * @param count number of them
     * @param farthest the one that is moved farthest
     * @param distance of that one, in game units
     */
    public record Moved(int count, int farthest, double distance) {

        static final Moved NONE = new Moved(0, 0, 0);
    }

    /** @param first the first row that differs */
    public record Rows(int count, Optional<Integer> first) {

        static final Rows NONE = new Rows(0, Optional.empty());
    }

    boolean differs() {
        return shaders.differ()
                || vertices.differ()
                || triangles.differ()
                || weights.differ()
                || reordered
                || removed + added + moved.count + remapped + reweighted.count + rewired + weightRows.count > 0;
    }
}
