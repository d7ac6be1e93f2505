package org.jointscope.check.engine.assimp;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jointscope.diagnostics.Interruption;

/** A {@code mesh} block: rows by their row index. */
final class MeshSection {

    private static final int SHADER_ROOM = 1028;
    private static final long LARGEST = (1L << Integer.SIZE) - 1;

    private static final float EPSILON = 1.1920929e-7f;

    private record Vertex(long first, long count, int offset) {}

    private record Face(long[] corners, int offset) {}

    private record Weight(long joint, float bias, float[] position, int offset) {}

    /** Rows by row index, as many as the highest index or the declaration requires. */
    private static final class Table<R> {

        private final Map<Long, R> rows = new TreeMap<>();
        private final int bytesEach;
        private long count;

        Table(int bytesEach) {
            this.bytesEach = bytesEach;
        }

        void declare(Text text, int offset) {
            count = text.unsigned();
            Section.reserve(count, bytesEach, offset);
        }

        void read(Text text, int offset, Supplier<R> row) {
            long number = text.unsigned();
            AssimpFault.ROW_NUMBER.stopIf(number == LARGEST, offset);
            Section.reserve(number, bytesEach, offset);
            count = Math.max(count, number + 1);
            rows.put(number, row.get());
        }
    }

    private final Text text;
    private final int offset;
    private final Table<Vertex> vertices = new Table<>(16);
    private final Table<Face> faces = new Table<>(16);
    private final Table<Weight> weights = new Table<>(20);
    private int facesAt;

    MeshSection(Section section) {
        this.text = section.text();
        this.offset = section.offset();
        this.facesAt = offset;
        section.readRows(this::readRow);
    }

    private void readRow(int row) {
        switch (text.word()) {
            case "shader" -> text.string(SHADER_ROOM);
            case "numverts" -> vertices.declare(text, row);
            case "numtris" -> {
                faces.declare(text, row);
                facesAt = row;
            }
            case "numweights" -> weights.declare(text, row);
            case "vert" -> vertices.read(text, row, () -> readVertex(row));
            case "tri" -> faces.read(text, row, () -> readFace(row));
            case "weight" -> weights.read(text, row, () -> readWeight(row));
            default -> {}
        }
    }

    private Vertex readVertex(int row) {
        text.skipSpaces();
        text.step();
        text.real();
        text.real();
        text.skipSpaces();
        text.step();
        return new Vertex(text.unsigned(), text.unsigned(), row);
    }

    private Face readFace(int row) {
        return new Face(new long[] {text.unsigned(), text.unsigned(), text.unsigned()}, row);
    }

    private Weight readWeight(int row) {
        return new Weight(text.unsigned(), text.real(), text.triple(), row);
    }

    /** True if the mesh has vertices and triangles; Assimp skips other meshes. */
    boolean isThere() {
        return faces.count > 0 && vertices.count > 0;
    }

    int offset() {
        return offset;
    }

    /**
     * Checks the conditions that Assimp checks, and those that crash it.
     *
     * @return the reason for which Assimp skips the mesh; empty if it is shown
     */
    Optional<AssimpFault> check(List<String> joints, BitSet finiteJoints) {
        checkFaces();
        long shown = Math.min(vertices.count, 3 * faces.count);
        List<Vertex> there = vertices.rows.entrySet().stream()
                .filter(entry -> entry.getKey() < shown && entry.getValue().count > 0)
                .map(Map.Entry::getValue)
                .sorted(Comparator.comparingLong(Vertex::first))
                .toList();
        for (Vertex vertex : there) {
            Interruption.check();
            AssimpFault.WEIGHT_RANGE.stopIf(vertex.first + vertex.count > weights.count, vertex.offset);
        }
        BitSet used = new BitSet();
        boolean finite = true;
        List<Weight> weighing = weightsOf(there);
        for (Weight weight : weighing) {
            Interruption.check();
            AssimpFault.WEIGHT_JOINT.stopIf(weight.joint >= joints.size(), weight.offset);
            used.set((int) weight.joint);
            finite &= isFinite(weight) && finiteJoints.get((int) weight.joint);
        }
        checkSums(there);
        checkNames(joints, used);
        // A single triangle collapses to a position, which Assimp accepts.
        if (weighing.isEmpty() && faces.count > 1) {
            return Optional.of(AssimpFault.COLLAPSED);
        }
        return finite ? Optional.empty() : Optional.of(AssimpFault.NOT_FINITE);
    }

    /**
     * Assimp skips a vertex with biases that sum to 0 after allocating memory for them, and then frees memory at an
     * address that it did not allocate.
     */
    private void checkSums(List<Vertex> vertices) {
        if (weights.rows.values().stream().noneMatch(weight -> weight.bias < 0)) {
            return;
        }
        TreeMap<Long, Double> sums = new TreeMap<>();
        TreeMap<Long, Double> sizes = new TreeMap<>();
        double sum = 0;
        double size = 0;
        for (Map.Entry<Long, Weight> entry : weights.rows.entrySet()) {
            Interruption.check();
            sum += entry.getValue().bias;
            size += Math.abs(entry.getValue().bias);
            sums.put(entry.getKey(), sum);
            sizes.put(entry.getKey(), size);
        }
        for (Vertex vertex : vertices) {
            Interruption.check();
            AssimpFault.WEIGHT_SUM.stopIf(total(sums, vertex) == 0 && total(sizes, vertex) >= EPSILON, vertex.offset);
        }
    }

    /** The part of a running total that a vertex's weights contribute. */
    private static double total(TreeMap<Long, Double> totals, Vertex vertex) {
        Map.Entry<Long, Double> before = totals.lowerEntry(vertex.first);
        Map.Entry<Long, Double> after = totals.lowerEntry(vertex.first + vertex.count);
        return (after == null ? 0 : after.getValue()) - (before == null ? 0 : before.getValue());
    }

    /** The weights with an effect, each once even if several vertices use it. */
    private List<Weight> weightsOf(List<Vertex> vertices) {
        List<Weight> weighing = new ArrayList<>();
        int next = 0;
        long end = 0;
        for (Map.Entry<Long, Weight> entry : weights.rows.entrySet()) {
            Interruption.check();
            long number = entry.getKey();
            while (next < vertices.size() && vertices.get(next).first <= number) {
                end = Math.max(end, vertices.get(next).first + vertices.get(next).count);
                next++;
            }
            float bias = entry.getValue().bias;
            if (number < end && !(bias < EPSILON && bias >= -EPSILON)) {
                weighing.add(entry.getValue());
            }
        }
        return weighing;
    }

    private void checkFaces() {
        AssimpFault.NO_TRIANGLE.stopIf(faces.rows.size() < faces.count, facesAt);
        long room = 3 * faces.count;
        long next = vertices.count;
        BitSet seen = new BitSet();
        for (Face face : faces.rows.values()) {
            Interruption.check();
            for (long corner : face.corners) {
                AssimpFault.TRIANGLE_VERTEX.stopIf(corner >= room, face.offset);
                if (seen.get((int) corner)) {
                    checkCopy(next++, face);
                }
                seen.set((int) corner);
            }
        }
    }

    /**
     * Every corner gets a vertex of its own: the first keeps the index, the others are copied and appended. The copies
     * exceed three per triangle if the mesh has unused vertices.
     */
    private void checkCopy(long number, Face face) {
        long room = 3 * faces.count;
        long memory = room > vertices.count
                ? vertices.count + Math.max(vertices.count, room - vertices.count)
                : vertices.count;
        AssimpFault.VERTEX_UNUSED.stopIf(number >= memory, face.offset);
        AssimpFault.VERTEX_UNUSED_SHARED.stopIf(number >= room, face.offset);
    }

    private static boolean isFinite(Weight weight) {
        return Float.isFinite(weight.bias * (weight.position[0] + weight.position[1] + weight.position[2]));
    }

    private void checkNames(List<String> joints, BitSet used) {
        Set<String> names = new HashSet<>();
        for (int joint : used.stream().toArray()) {
            AssimpFault.JOINT_TWICE.stopIf(!names.add(joints.get(joint)), offset);
        }
    }
}
