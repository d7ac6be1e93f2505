package org.jointscope.model;

import java.util.List;
import java.util.Optional;
import org.jointscope.model.MeshRows.ColorTable;

/**
 * The parts of a {@code mesh} block that version 10 does not have.
 *
 * @param flags the words of the {@code flags} block of version 11
 * @param numVertexColors the declared number of {@code vertexcolor} rows of version 12
 * @param colors of vertices: at the end of {@code vert} rows in version 11, in rows of their own in version 12
 * @param tangentSpaces of the vertices in version 12; without values in other versions
 */
public record MeshExtension(
        List<FlagWord> flags, Optional<Declared> numVertexColors, ColorTable colors, TangentSpaces tangentSpaces) {

    /** The flag of a mesh whose vertices have colors. */
    public static final String VERTEX_COLOR = "vertexColor";

    /** A flag of a mesh. Its effect in ET: Quake Wars is unknown. */
    public static final String NO_ANIMATE = "noAnimate";

    /** A mesh of version 10. */
    public static final MeshExtension NONE = new MeshExtension(
            List.of(), Optional.empty(), new ColorTable(new int[0], new double[0]), new TangentSpaces(new double[0]));

    public MeshExtension {
        flags = List.copyOf(flags);
    }

    public boolean hasFlag(String word) {
        return flags.stream().anyMatch(flag -> flag.word().equalsIgnoreCase(word));
    }

    /** A word of a {@code flags} block. */
    public record FlagWord(String word, TextLocation location) {

        /** True for the flags that the description of the format lists. */
        public boolean isKnown() {
            return word.equalsIgnoreCase(VERTEX_COLOR) || word.equalsIgnoreCase(NO_ANIMATE);
        }
    }

    /**
     * The normals and tangents of vertices, in the bind pose, in model space.
     *
     * @param numbers x, y, z of the normal, x, y, z of the tangent, and the sign of the bitangent, of one vertex after
     *     the other; NaN if unreadable or absent. Not copied, must not be changed.
     */
    public record TangentSpaces(double[] numbers) {

        public static final int WIDTH = 7;

        /** Number of vertices with values; zero if the file has no such values. */
        public int size() {
            return numbers.length / WIDTH;
        }

        public Vector3 normal(int vertex) {
            return vector(vertex * WIDTH);
        }

        public Vector3 tangent(int vertex) {
            return vector(vertex * WIDTH + 3);
        }

        /** The sign of the bitangent: 1 or −1. */
        public double sign(int vertex) {
            return numbers[vertex * WIDTH + 6];
        }

        private Vector3 vector(int at) {
            return new Vector3(numbers[at], numbers[at + 1], numbers[at + 2]);
        }
    }
}
