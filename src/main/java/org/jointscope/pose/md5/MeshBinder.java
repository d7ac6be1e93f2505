package org.jointscope.pose.md5;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows.TriangleTable;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.surface.Surface;

/**
 * Prepares a mesh for skinning. Vertices with equal weights share a point, no matter how often exporters repeat them
 * along texture seams. Weights without a valid joint are ignored, and triangles with a missing vertex are skipped.
 */
final class MeshBinder {

    /**
     * The maximum number of weights per vertex. Real files stay below 10. Without a limit, a small hostile file in
     * which all vertices reference all weights would occupy a processor for hours.
     */
    static final int MOST_WEIGHTS = 256;

    /**
     * The maximum average number of weights per vertex of a mesh, so that memory is proportional to the size of the
     * file.
     */
    static final int MOST_ON_AVERAGE = 16;

    /**
     * The content of a weight. It is comparable, because a hash table uses comparison if the keys of a (hostile) file
     * all have the same hash.
     */
    private record Content(int joint, double bias, double x, double y, double z) implements Comparable<Content> {

        private static final Comparator<Content> ORDER = Comparator.comparingInt(Content::joint)
                .thenComparingDouble(Content::bias)
                .thenComparingDouble(Content::x)
                .thenComparingDouble(Content::y)
                .thenComparingDouble(Content::z);

        @Override
        public int compareTo(Content other) {
            return ORDER.compare(this, other);
        }
    }

    private final VertexTable vertices;
    private final WeightTable table;
    private final int[] sameWeight;
    private final Map<IntBuffer, Integer> points = new HashMap<>();
    private final List<int[]> weightsOfPoint = new ArrayList<>();
    private long weightsLeft;

    /** @param jointCount of the skeleton of the mesh */
    MeshBinder(Mesh mesh, int jointCount) {
        this.vertices = mesh.vertices();
        this.table = mesh.weights();
        this.weightsLeft = (long) MOST_ON_AVERAGE * (vertices.size() + (long) table.size());
        this.sameWeight = new int[table.size()];
        Map<Content, Integer> seen = new HashMap<>();
        for (int row = 0; row < sameWeight.length; row++) {
            Content content = new Content(table.joint(row), table.bias(row), table.x(row), table.y(row), table.z(row));
            boolean counts = content.joint >= 0
                    && content.joint < jointCount
                    && Double.isFinite(content.bias + content.x + content.y + content.z);
            Integer same = seen.putIfAbsent(content, row);
            sameWeight[row] = !counts ? -1 : same == null ? row : same;
        }
    }

    SkinBinding bind(TriangleTable triangles) {
        int[] pointOfVertex = new int[vertices.size()];
        Arrays.setAll(pointOfVertex, vertex -> point(vertices.firstWeight(vertex), vertices.weightCount(vertex)));
        int[] valid = IntStream.range(0, triangles.size())
                .filter(row -> isValid(triangles, row))
                .toArray();
        int[] corners = IntStream.range(0, valid.length * Surface.CORNERS)
                .map(at -> triangles.vertex(valid[at / Surface.CORNERS], at % Surface.CORNERS))
                .toArray();
        int[] weightEnd = new int[weightsOfPoint.size()];
        int count = 0;
        for (int point = 0; point < weightEnd.length; point++) {
            count += weightsOfPoint.get(point).length;
            weightEnd[point] = count;
        }
        int[] rows = new int[count];
        for (int[] ofPoint : weightsOfPoint) {
            System.arraycopy(ofPoint, 0, rows, rows.length - count, ofPoint.length);
            count -= ofPoint.length;
        }
        return new SkinBinding(
                new Surface(weightEnd.length, pointOfVertex, corners, texCoords(), valid),
                weightEnd,
                Arrays.stream(rows).map(table::joint).toArray(),
                weights(rows));
    }

    private int point(int first, int count) {
        long from = Math.max(0, first);
        long most = Math.min(MOST_WEIGHTS, weightsLeft);
        long to = Math.min(first + Math.min(count, most), table.size());
        int[] counting = to <= from ? new int[0] : counting((int) from, (int) to);
        // Also if an earlier vertex has the same weights, because comparing them costs time.
        weightsLeft -= Math.max(0, to - from);
        Integer known = points.putIfAbsent(IntBuffer.wrap(counting), weightsOfPoint.size());
        if (known == null) {
            weightsOfPoint.add(counting);
        }
        return known == null ? weightsOfPoint.size() - 1 : known;
    }

    private int[] counting(int from, int to) {
        int[] rows = new int[to - from];
        int count = 0;
        for (int row = from; row < to; row++) {
            if (sameWeight[row] >= 0) {
                rows[count++] = sameWeight[row];
            }
        }
        return count == rows.length ? rows : Arrays.copyOf(rows, count);
    }

    private double[] weights(int[] rows) {
        double[] weights = new double[rows.length * SkinBinding.WEIGHT_STRIDE];
        for (int i = 0; i < rows.length; i++) {
            double bias = table.bias(rows[i]);
            weights[i * SkinBinding.WEIGHT_STRIDE] = bias * table.x(rows[i]);
            weights[i * SkinBinding.WEIGHT_STRIDE + 1] = bias * table.y(rows[i]);
            weights[i * SkinBinding.WEIGHT_STRIDE + 2] = bias * table.z(rows[i]);
            weights[i * SkinBinding.WEIGHT_STRIDE + 3] = bias;
        }
        return weights;
    }

    private boolean isValid(TriangleTable triangles, int row) {
        return IntStream.range(0, Surface.CORNERS)
                .map(corner -> triangles.vertex(row, corner))
                .allMatch(vertex -> vertex >= 0 && vertex < vertices.size());
    }

    private float[] texCoords() {
        float[] texCoords = new float[vertices.size() * 2];
        for (int vertex = 0; vertex < vertices.size(); vertex++) {
            texCoords[vertex * 2] = Extent.saneOr0((float) vertices.s(vertex));
            texCoords[vertex * 2 + 1] = Extent.saneOr0((float) vertices.t(vertex));
        }
        return texCoords;
    }
}
