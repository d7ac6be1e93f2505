package org.jointscope.check.engine.assimp;

import org.jointscope.check.engine.assimp.Reading.AssimpParseException;
import org.jointscope.diagnostics.Interruption;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** A {@code mesh} block: rows by the numbers that are printed in them. */
final class MeshSection {

    private static final long VERTEX_SIZE = 16;
    private static final long FACE_SIZE = 16;
    private static final long WEIGHT_SIZE = 20;
    private static final int SHADER_ROOM = 1028;
    private static final long LARGEST = (1L << Integer.SIZE) - 1;

    private static final float EPSILON = 1.1920929e-7f;

    private record Vertex(long first, long count, int offset) {}

    private record Face(long[] corners, int offset) {}

    private record Weight(long joint, float bias, float[] place, int offset) {}

    private final int offset;
    private final Map<Long, Vertex> vertices = new HashMap<>();
    private final Map<Long, Face> faces = new TreeMap<>();
    private final Map<Long, Weight> weights = new HashMap<>();
    private long vertexCount;
    private long faceCount;
    private long weightCount;
    private int facesAt;

    private MeshSection(int offset) {
        this.offset = offset;
        this.facesAt = offset;
    }

    static MeshSection read(Text text, Section section) throws AssimpParseException {
        MeshSection mesh = new MeshSection(section.offset());
        for (int row : section.rows()) {
            text.goTo(row);
            mesh.readRow(text, row);
        }
        return mesh;
    }

    private void readRow(Text text, int row) throws AssimpParseException {
        if (text.take("shader")) {
            text.skipSpaces();
            text.string(SHADER_ROOM);
        } else if (text.take("numverts")) {
            vertexCount = count(text, VERTEX_SIZE, row);
        } else if (text.take("numtris")) {
            faceCount = count(text, FACE_SIZE, row);
            facesAt = row;
        } else if (text.take("numweights")) {
            weightCount = count(text, WEIGHT_SIZE, row);
        } else if (text.take("vert")) {
            readVertex(text, row);
        } else if (text.take("tri")) {
            readFace(text, row);
        } else if (text.take("weight")) {
            readWeight(text, row);
        }
    }

    private static long count(Text text, long size, int row) throws AssimpParseException {
        text.skipSpaces();
        long count = text.unsigned();
        Section.reserve(count, size, row);
        return count;
    }

    private static long number(Text text, long size, int row) throws AssimpParseException {
        text.skipSpaces();
        long number = text.unsigned();
        if (number == LARGEST) {
            throw new AssimpParseException(AssimpFault.ROW_NUMBER, row);
        }
        Section.reserve(number, size, row);
        return number;
    }

    private void readVertex(Text text, int row) throws AssimpParseException {
        long number = number(text, VERTEX_SIZE, row);
        vertexCount = Math.max(vertexCount, number + 1);
        text.skipSpaces();
        text.step();
        text.skipSpaces();
        text.real();
        text.skipSpaces();
        text.real();
        text.skipSpaces();
        text.step();
        text.skipSpaces();
        long first = text.unsigned();
        text.skipSpaces();
        vertices.put(number, new Vertex(first, text.unsigned(), row));
    }

    private void readFace(Text text, int row) throws AssimpParseException {
        long number = number(text, FACE_SIZE, row);
        faceCount = Math.max(faceCount, number + 1);
        long[] corners = new long[3];
        for (int i = 0; i < corners.length; i++) {
            text.skipSpaces();
            corners[i] = text.unsigned();
        }
        faces.put(number, new Face(corners, row));
    }

    private void readWeight(Text text, int row) throws AssimpParseException {
        long number = number(text, WEIGHT_SIZE, row);
        weightCount = Math.max(weightCount, number + 1);
        text.skipSpaces();
        long joint = text.unsigned();
        text.skipSpaces();
        float bias = text.real();
        weights.put(number, new Weight(joint, bias, text.triple(), row));
    }

    /** There is something to see; other meshes are left out. */
    boolean isThere() {
        return faceCount > 0 && vertexCount > 0;
    }

    int offset() {
        return offset;
    }

    /**
     * Looks where Assimp looks, and where it does not.
     *
     * @return why the mesh is left out; empty if it is shown
     */
    Optional<AssimpFault> check(List<String> joints, BitSet finiteJoints)
            throws AssimpParseException {
        checkFaces();
        long shown = Math.min(vertexCount, 3 * faceCount);
        List<Vertex> there =
                vertices.entrySet().stream()
                        .filter(entry -> entry.getKey() < shown && entry.getValue().count > 0)
                        .map(Map.Entry::getValue)
                        .sorted(Comparator.comparingLong(Vertex::first))
                        .toList();
        for (Vertex vertex : there) {
            Interruption.check();
            if (vertex.first + vertex.count > weightCount) {
                throw new AssimpParseException(AssimpFault.WEIGHT_RANGE, vertex.offset);
            }
        }
        BitSet used = new BitSet();
        boolean finite = true;
        List<Weight> claimed = weightsOf(there);
        for (Weight weight : claimed) {
            Interruption.check();
            if (weight.joint >= joints.size()) {
                throw new AssimpParseException(AssimpFault.WEIGHT_JOINT, weight.offset);
            }
            used.set((int) weight.joint);
            finite &= isFinite(weight) && finiteJoints.get((int) weight.joint);
        }
        checkSums(there);
        checkNames(joints, used);
        // A single triangle becomes a point, which may be alone at its place.
        if (claimed.isEmpty() && faceCount > 1) {
            return Optional.of(AssimpFault.COLLAPSED);
        }
        return finite ? Optional.empty() : Optional.of(AssimpFault.NOT_FINITE);
    }

    /**
     * Assimp skips a vertex whose weights add up to 0 after it has reserved room for them, and then
     * frees memory from another address than it got.
     */
    private void checkSums(List<Vertex> vertices) throws AssimpParseException {
        if (weights.values().stream().noneMatch(weight -> weight.bias < 0)) {
            return;
        }
        TreeMap<Long, Double> sums = new TreeMap<>();
        TreeMap<Long, Double> sizes = new TreeMap<>();
        double sum = 0;
        double size = 0;
        for (Map.Entry<Long, Weight> entry : new TreeMap<>(weights).entrySet()) {
            Interruption.check();
            sum += entry.getValue().bias;
            size += Math.abs(entry.getValue().bias);
            sums.put(entry.getKey(), sum);
            sizes.put(entry.getKey(), size);
        }
        for (Vertex vertex : vertices) {
            Interruption.check();
            if (total(sums, vertex) == 0 && total(sizes, vertex) >= EPSILON) {
                throw new AssimpParseException(AssimpFault.WEIGHT_SUM, vertex.offset);
            }
        }
    }

    /** The share of a vertex's weights in a running total. */
    private static double total(TreeMap<Long, Double> totals, Vertex vertex) {
        Map.Entry<Long, Double> before = totals.lowerEntry(vertex.first);
        Map.Entry<Long, Double> after = totals.lowerEntry(vertex.first + vertex.count);
        return (after == null ? 0 : after.getValue()) - (before == null ? 0 : before.getValue());
    }

    /** The weights that count, each once however many vertices claim it. */
    private List<Weight> weightsOf(List<Vertex> vertices) {
        List<Weight> claimed = new ArrayList<>();
        int next = 0;
        long end = 0;
        for (Map.Entry<Long, Weight> entry : new TreeMap<>(weights).entrySet()) {
            Interruption.check();
            long number = entry.getKey();
            while (next < vertices.size() && vertices.get(next).first <= number) {
                end = Math.max(end, vertices.get(next).first + vertices.get(next).count);
                next++;
            }
            float bias = entry.getValue().bias;
            if (number < end && !(bias < EPSILON && bias >= -EPSILON)) {
                claimed.add(entry.getValue());
            }
        }
        return claimed;
    }

    private void checkFaces() throws AssimpParseException {
        if (faces.size() < faceCount) {
            throw new AssimpParseException(AssimpFault.NO_TRIANGLE, facesAt);
        }
        long room = 3 * faceCount;
        long next = vertexCount;
        BitSet seen = new BitSet();
        for (Face face : faces.values()) {
            Interruption.check();
            for (long corner : face.corners) {
                if (corner >= room) {
                    throw new AssimpParseException(AssimpFault.TRIANGLE_VERTEX, face.offset);
                }
                if (seen.get((int) corner)) {
                    checkCopy(next++, face);
                }
                seen.set((int) corner);
            }
        }
    }

    /**
     * Every corner gets a vertex of its own: the first keeps the number, those after it are copied
     * behind the last, to where three for each triangle are no longer enough if the mesh has
     * vertices that no triangle has.
     */
    private void checkCopy(long number, Face face) throws AssimpParseException {
        long room = 3 * faceCount;
        long memory =
                room > vertexCount
                        ? vertexCount + Math.max(vertexCount, room - vertexCount)
                        : vertexCount;
        if (number >= memory) {
            throw new AssimpParseException(AssimpFault.VERTEX_UNUSED, face.offset);
        }
        if (number >= room) {
            throw new AssimpParseException(AssimpFault.VERTEX_UNUSED_SHARED, face.offset);
        }
    }

    private static boolean isFinite(Weight weight) {
        return Float.isFinite(weight.bias * (weight.place[0] + weight.place[1] + weight.place[2]));
    }

    private void checkNames(List<String> joints, BitSet used) throws AssimpParseException {
        Set<String> names = new HashSet<>();
        for (int joint : used.stream().toArray()) {
            if (!names.add(joints.get(joint))) {
                throw new AssimpParseException(AssimpFault.JOINT_TWICE, offset);
            }
        }
    }
}
