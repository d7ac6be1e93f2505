package org.jointscope.pose;

import org.jointscope.model.Md2;
import org.jointscope.model.Md2Triangles;
import org.jointscope.model.Mesh;
import org.jointscope.model.TriangleTable;
import org.jointscope.model.VertexTable;
import org.jointscope.model.WeightTable;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A mesh made ready to be skinned. Vertices that hang on equal weights in equal places move as one,
 * however often exporters repeat them along texture seams; such a place is a <em>point</em>,
 * skinned once. Weights that follow no joint count for nothing, triangles with a vertex that does
 * not exist are left out. Making one never fails.
 */
public final class SkinBinding {

    /**
     * The most weights that a vertex is made of. Real files stay below 10; without an end, a small
     * hostile one whose vertices all claim all weights would keep a processor busy for hours.
     */
    static final int MOST_WEIGHTS = 256;

    /**
     * The most weights that the vertices of a mesh are made of on average, so that memory follows
     * the file's size.
     */
    static final int MOST_ON_AVERAGE = 16;

    /** Doubles a weight: bias · x, bias · y, bias · z, bias. */
    static final int WEIGHT_STRIDE = 4;

    private final int[] pointOfVertex;
    private final int[] trianglePoints;
    private final int[] triangleVertices;
    private final int[] weightEnd;
    private final int[] joint;
    private final double[] weight;

    private SkinBinding(Mesh mesh, int jointCount) {
        VertexTable vertices = mesh.vertices();
        Builder builder = new Builder(mesh.weights(), vertices.size(), jointCount);
        this.pointOfVertex = new int[vertices.size()];
        for (int vertex = 0; vertex < pointOfVertex.length; vertex++) {
            pointOfVertex[vertex] =
                    builder.point(vertices.firstWeight(vertex), vertices.weightCount(vertex));
        }
        this.weightEnd = builder.weightEnd();
        this.joint = builder.joints();
        this.weight = builder.weights();
        this.triangleVertices = validTriangles(mesh.triangles(), vertices.size());
        this.trianglePoints =
                Arrays.stream(triangleVertices).map(vertex -> pointOfVertex[vertex]).toArray();
    }

    /**
     * Its points are the vertices of the frames, its vertices the texture coordinates; a triangle
     * that lacks one of either is left out. Nothing hangs on joints.
     */
    private SkinBinding(Md2 md2) {
        Md2Triangles triangles = md2.triangles();
        this.pointOfVertex = new int[md2.texCoords().size()];
        int[] points = new int[triangles.size() * 3];
        int[] coords = new int[points.length];
        int length = 0;
        for (int triangle = 0; triangle < triangles.size(); triangle++) {
            boolean exists = true;
            for (int corner = 0; corner < 3; corner++) {
                points[length + corner] = triangles.vertex(triangle, corner);
                coords[length + corner] = triangles.texCoord(triangle, corner);
                exists &= points[length + corner] < md2.vertexCount();
                exists &= coords[length + corner] < pointOfVertex.length;
            }
            length += exists ? 3 : 0;
        }
        this.trianglePoints = Arrays.copyOf(points, length);
        this.triangleVertices = Arrays.copyOf(coords, length);
        for (int i = 0; i < length; i++) {
            pointOfVertex[coords[i]] = points[i];
        }
        this.weightEnd = new int[md2.vertexCount()];
        this.joint = new int[0];
        this.weight = new double[0];
    }

    /** Of a model that moves without joints. */
    public static SkinBinding of(Md2 md2) {
        return new SkinBinding(md2);
    }

    /**
     * @param jointCount of the skeleton that the mesh hangs on
     */
    public static SkinBinding of(Mesh mesh, int jointCount) {
        return new SkinBinding(mesh, jointCount);
    }

    /** The same surface on other weights. */
    private SkinBinding(SkinBinding other, LimitedWeights weights) {
        this.pointOfVertex = other.pointOfVertex;
        this.trianglePoints = other.trianglePoints;
        this.triangleVertices = other.triangleVertices;
        this.weightEnd = weights.weightEnd();
        this.joint = weights.joints();
        this.weight = weights.weights();
    }

    /** The same as an engine has it that keeps so many weights a vertex. */
    public SkinBinding limited(BindPose bind, WeightLimit limit) {
        return limit.most().isEmpty()
                ? this
                : new SkinBinding(this, new LimitedWeights(this, bind, limit));
    }

    /** The most weights that a point hangs on. */
    public int mostWeights() {
        int most = 0;
        for (int point = 0; point < weightEnd.length; point++) {
            most = Math.max(most, weightCount(point));
        }
        return most;
    }

    /** How many weights a point hangs on. */
    public int weightCount(int point) {
        return weightEnd[point] - (point == 0 ? 0 : weightEnd[point - 1]);
    }

    private static int[] validTriangles(TriangleTable table, int vertexCount) {
        int[] corners = new int[table.size() * 3];
        int length = 0;
        for (int row = 0; row < table.size(); row++) {
            int a = table.a(row);
            int b = table.b(row);
            int c = table.c(row);
            if (Math.min(a, Math.min(b, c)) >= 0 && Math.max(a, Math.max(b, c)) < vertexCount) {
                corners[length++] = a;
                corners[length++] = b;
                corners[length++] = c;
            }
        }
        return Arrays.copyOf(corners, length);
    }

    public int pointCount() {
        return weightEnd.length;
    }

    public int vertexCount() {
        return pointOfVertex.length;
    }

    /** The point that a vertex, by its row in the file, coincides with. */
    public int pointOfVertex(int vertex) {
        return pointOfVertex[vertex];
    }

    public int triangleCount() {
        return triangleVertices.length / 3;
    }

    /**
     * A corner (0…2) of a triangle as a vertex; clockwise from outside. Triangles that do not exist
     * are not counted.
     */
    public int triangleVertex(int triangle, int corner) {
        return triangleVertices[triangle * 3 + corner];
    }

    /** A corner (0…2) of a triangle as a point. */
    public int trianglePoint(int triangle, int corner) {
        return trianglePoints[triangle * 3 + corner];
    }

    /**
     * The weights of all points; those of point i end at {@code weightEnd[i]}, where those of i + 1
     * begin. Shared.
     */
    int[] weightEnd() {
        return weightEnd;
    }

    /** The joint of each weight. Shared. */
    int[] joints() {
        return joint;
    }

    /** {@link #WEIGHT_STRIDE} doubles for each weight. Shared. */
    double[] weights() {
        return weight;
    }

    /**
     * What a weight says. It can be compared because a hash table falls back on that where a
     * (hostile) file's keys all hash alike.
     */
    private record Content(int joint, double bias, double x, double y, double z)
            implements Comparable<Content> {

        private static final Comparator<Content> ORDER =
                Comparator.comparingInt(Content::joint)
                        .thenComparingDouble(Content::bias)
                        .thenComparingDouble(Content::x)
                        .thenComparingDouble(Content::y)
                        .thenComparingDouble(Content::z);

        @Override
        public int compareTo(Content other) {
            return ORDER.compare(this, other);
        }
    }

    /** Collects the points of one mesh. */
    private static final class Builder {

        private final WeightTable table;
        private final int[] sameWeight;
        private final Map<IntBuffer, Integer> points = new HashMap<>();
        private final List<int[]> weightsOfPoint = new ArrayList<>();
        private long weightsLeft;

        Builder(WeightTable table, int vertexCount, int jointCount) {
            this.table = table;
            this.weightsLeft = (long) MOST_ON_AVERAGE * (vertexCount + (long) table.size());
            this.sameWeight = new int[table.size()];
            Map<Content, Integer> seen = new HashMap<>();
            for (int row = 0; row < sameWeight.length; row++) {
                Content content =
                        new Content(
                                table.joint(row),
                                table.bias(row),
                                table.x(row),
                                table.y(row),
                                table.z(row));
                boolean counts =
                        content.joint >= 0
                                && content.joint < jointCount
                                && Double.isFinite(
                                        content.bias + content.x + content.y + content.z);
                Integer same = seen.putIfAbsent(content, row);
                sameWeight[row] = !counts ? -1 : same == null ? row : same;
            }
        }

        int point(int first, int count) {
            long from = Math.max(0, first);
            long most = Math.min(MOST_WEIGHTS, weightsLeft);
            long to = Math.min(first + Math.min(count, most), table.size());
            int[] rows =
                    to <= from ? new int[0] : Arrays.copyOfRange(sameWeight, (int) from, (int) to);
            int[] counting = Arrays.stream(rows).filter(row -> row >= 0).toArray();
            // Also where an earlier vertex has the same weights: comparing them takes time.
            weightsLeft -= rows.length;
            return points.computeIfAbsent(
                    IntBuffer.wrap(counting),
                    key -> {
                        weightsOfPoint.add(counting);
                        return weightsOfPoint.size() - 1;
                    });
        }

        int[] weightEnd() {
            int[] end = weightsOfPoint.stream().mapToInt(rows -> rows.length).toArray();
            Arrays.parallelPrefix(end, Integer::sum);
            return end;
        }

        int[] joints() {
            return weightsOfPoint.stream().flatMapToInt(Arrays::stream).map(table::joint).toArray();
        }

        double[] weights() {
            int[] rows = weightsOfPoint.stream().flatMapToInt(Arrays::stream).toArray();
            double[] weights = new double[rows.length * WEIGHT_STRIDE];
            for (int i = 0; i < rows.length; i++) {
                double bias = table.bias(rows[i]);
                weights[i * WEIGHT_STRIDE] = bias * table.x(rows[i]);
                weights[i * WEIGHT_STRIDE + 1] = bias * table.y(rows[i]);
                weights[i * WEIGHT_STRIDE + 2] = bias * table.z(rows[i]);
                weights[i * WEIGHT_STRIDE + 3] = bias;
            }
            return weights;
        }
    }
}
