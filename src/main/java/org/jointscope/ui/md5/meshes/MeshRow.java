package org.jointscope.ui.md5.meshes;

import org.jointscope.material.TextureFinder.TextureSearch;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;

/**
 * A mesh in the table.
 *
 * @param index of the {@code mesh} block
 * @param name that some exporters write; empty mostly
 * @param line of the word {@code mesh}
 * @param points at which vertices stand, often several on the same
 */
public record MeshRow(
        int index,
        String name,
        String shader,
        int line,
        TextureSearch texture,
        int vertices,
        int triangles,
        int weights,
        int points,
        List<Bucket> weightsPerVertex) {

    /**
     * From here on, counts are not told apart: engines of the time took four, few files have more.
     */
    private static final int MANY = 5;

    /**
     * A bar of a histogram.
     *
     * @param share of all vertices, 0 to 1
     * @param strange whether no vertex should be in here
     */
    public record Bucket(String label, int vertices, double share, boolean strange) {}

    /**
     * The bars for 1 to 5 and more weights; before them one for vertices without any, if there are
     * such.
     */
    static List<Bucket> histogram(VertexTable vertices, Texts texts) {
        int[] counts = new int[MANY + 1];
        for (int vertex = 0; vertex < vertices.size(); vertex++) {
            counts[Math.clamp(vertices.weightCount(vertex), 0, MANY)]++;
        }
        List<Bucket> buckets = new ArrayList<>();
        for (int weights = counts[0] > 0 ? 0 : 1; weights <= MANY; weights++) {
            double share = vertices.size() == 0 ? 0 : (double) counts[weights] / vertices.size();
            buckets.add(new Bucket(label(weights, texts), counts[weights], share, weights == 0));
        }
        return List.copyOf(buckets);
    }

    private static String label(int weights, Texts texts) {
        return switch (weights) {
            case 0 -> texts.of("meshes.bucket.none");
            case 1 -> texts.of("meshes.bucket.one");
            case MANY -> texts.of("meshes.bucket.many", MANY);
            default -> texts.of("meshes.bucket.some", weights);
        };
    }

    /** The share of the vertices that have most weights. */
    double mostWeights() {
        return weightsPerVertex.getLast().share();
    }
}
