package org.jointscope.ui.md5.meshes;

import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.ui.md5.meshes.MeshRow.Bucket;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;

/** Counts how many weights make a vertex. */
final class WeightHistogram {

    /**
     * From here on, counts are not told apart: engines of the time took four, few files have more.
     */
    private static final int MANY = 5;

    private WeightHistogram() {}

    /**
     * The bars for 1 to 5 and more weights; before them one for vertices without any, if there are
     * such.
     */
    static List<Bucket> of(VertexTable vertices, Texts texts) {
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
}
