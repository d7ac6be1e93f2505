package org.jointscope.ui.md5.meshes;

import java.util.ArrayList;
import java.util.List;
import org.jointscope.material.MeshTextures;
import org.jointscope.material.Texture;
import org.jointscope.messages.Texts;
import org.jointscope.model.MeshRows.VertexTable;

/**
 * A mesh in the table.
 *
 * @param index of the {@code mesh} block
 * @param name of the mesh, or of the object in Blender, as written by some exporters; otherwise empty
 * @param material that the active skin uses instead of the shader; the shader without a skin
 * @param line of the word {@code mesh}
 * @param points unique positions of the vertices
 */
public record MeshRow(
        int index,
        String name,
        String shader,
        String material,
        int line,
        MeshTextures textures,
        int vertices,
        int triangles,
        int weights,
        int points,
        List<Bucket> weightsPerVertex) {

    /** Counts from this number share a bar: engines of the time support four, few files use more. */
    private static final int MANY = 5;

    /**
     * A bar of a histogram.
     *
     * @param share of all vertices, 0 to 1
     * @param strange whether the bar should be empty
     */
    public record Bucket(String label, int vertices, double share, boolean strange) {}

    /** The image of the color. */
    Texture texture() {
        return textures.color();
    }

    /** The bars for 1 to 5 and more weights; before them one for vertices without weights, if there are any. */
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
        return texts.of(weights == MANY ? "meshes.bucket.many" : "meshes.bucket", weights);
    }

    /** The share of the vertices with the most frequent number of weights. */
    double mostWeights() {
        return weightsPerVertex.getLast().share();
    }
}
