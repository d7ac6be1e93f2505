package org.jointscope.ui.md5.vertices;

import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.Vector3;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.md5.VertexTerms;
import org.jointscope.pose.md5.VertexTerms.Term;
import org.jointscope.scene.MeshVertex;
import org.jointscope.scene.OpenModel;

/**
 * The sum that places a vertex in the current pose.
 *
 * @param triangles the rows of the triangles with the vertex that can be drawn
 * @param position the whole sum
 * @param shown the sum of the terms that are shown
 * @param displacedAt4 its displacement in units if an engine keeps only the 4 largest weights
 * @param displacedAt1 likewise with the largest alone
 */
record VertexSum(
        MeshVertex vertex,
        int line,
        List<TermRow> terms,
        List<Integer> triangles,
        double biasSum,
        Vector3 position,
        Vector3 shown,
        double displacedAt4,
        double displacedAt1) {

    /**
     * A weight.
     *
     * @param index among the weights of the vertex
     * @param name of the joint
     * @param place {@code joint · offset}, where this weight alone would move the vertex
     * @param line of its row in the file
     */
    record TermRow(int index, Term term, String name, Vector3 place, int line) {}

    /**
     * @param terms of the vertex
     * @param triangles of the vertex
     * @param count the number of terms that are shown
     */
    static VertexSum of(
            OpenModel open, Md5Mesh file, MeshVertex vertex, VertexTerms terms, List<Integer> triangles, int count) {
        double[] computed = new double[terms.size()];
        terms.compute(open.model(), computed);
        int size = terms.terms().size();
        Mesh mesh = file.meshes().get(vertex.mesh());
        List<TermRow> rows = IntStream.range(0, size)
                .mapToObj(index -> {
                    Term term = terms.terms().get(index);
                    return new TermRow(
                            index,
                            term,
                            file.joints().get(term.joint()).name(),
                            vector(computed, index),
                            mesh.weights().location(term.row()).line());
                })
                .toList();
        BindPose bind = open.model().bindPose().orElseThrow();
        return new VertexSum(
                vertex,
                mesh.vertices().location(vertex.vertex()).line(),
                rows,
                triangles,
                terms.biasSum(),
                sum(computed, size, size),
                sum(computed, size, Math.min(count, size)),
                terms.displacement(open.model(), bind, 4),
                terms.displacement(open.model(), bind, 1));
    }

    private static Vector3 sum(double[] computed, int size, int terms) {
        return terms == 0 ? Vector3.ZERO : vector(computed, size + terms - 1);
    }

    private static Vector3 vector(double[] values, int index) {
        return new Vector3(values[index * 3], values[index * 3 + 1], values[index * 3 + 2]);
    }
}
