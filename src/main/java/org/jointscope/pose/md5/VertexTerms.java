package org.jointscope.pose.md5;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.Vector3;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.pose.surface.Surface;

/**
 * The sum that places a vertex: {@code bias · (joint · offset)} over its weights, one by one. Weights without an
 * existing joint or with numbers that are not finite are not in the sum, as in the {@link SkinBinding} of the mesh.
 */
public final class VertexTerms {

    /**
     * A weight.
     *
     * @param row in the mesh
     * @param joint of the skeleton of the mesh
     * @param offset in the space of the joint
     */
    public record Term(int row, int joint, double bias, Vector3 offset) {}

    private final List<Term> terms;

    /** A point for each place {@code joint · offset}, then one for each sum of the first terms. */
    private final SkinBinding steps;

    /** The vertex. */
    private final SkinBinding whole;

    private VertexTerms(List<Term> terms) {
        this.terms = List.copyOf(terms);
        int count = terms.size();
        Points points = new Points();
        terms.forEach(term -> points.add(List.of(new Term(term.row, term.joint, 1, term.offset))));
        for (int last = 1; last <= count; last++) {
            points.add(terms.subList(0, last));
        }
        this.steps = points.binding();
        Points vertex = new Points();
        vertex.add(terms);
        this.whole = vertex.binding();
    }

    /** Weights of points, from which a binding is made. */
    private static final class Points {

        private final List<Term> weights = new ArrayList<>();
        private final List<Integer> ends = new ArrayList<>();

        void add(List<Term> ofPoint) {
            weights.addAll(ofPoint);
            ends.add(weights.size());
        }

        SkinBinding binding() {
            double[] numbers = weights.stream()
                    .flatMapToDouble(it -> DoubleStream.of(
                            it.bias * it.offset.x(), it.bias * it.offset.y(), it.bias * it.offset.z(), it.bias))
                    .toArray();
            return new SkinBinding(
                    Surface.ofPoints(ends.size()),
                    ends.stream().mapToInt(it -> it).toArray(),
                    weights.stream().mapToInt(Term::joint).toArray(),
                    numbers);
        }
    }

    /** The terms of a vertex; those of a vertex that does not exist are none. */
    public static VertexTerms of(Md5Mesh file, int mesh, int vertex) {
        List<Term> terms = new ArrayList<>();
        Mesh block = file.meshes().get(mesh);
        WeightTable weights = block.weights();
        int first = block.vertices().firstWeight(vertex);
        int count = Math.min(block.vertices().weightCount(vertex), MeshBinder.MOST_WEIGHTS);
        long end = Math.min((long) first + count, weights.size());
        for (int row = Math.max(0, first); row < end; row++) {
            Vector3 offset = new Vector3(weights.x(row), weights.y(row), weights.z(row));
            boolean exists = weights.joint(row) >= 0
                    && weights.joint(row) < file.joints().size();
            if (exists && Double.isFinite(weights.bias(row) + offset.x() + offset.y() + offset.z())) {
                terms.add(new Term(row, weights.joint(row), weights.bias(row), offset));
            }
        }
        return new VertexTerms(terms);
    }

    public List<Term> terms() {
        return terms;
    }

    /** The sum of the biases, which should be 1. */
    public double biasSum() {
        return terms.stream().mapToDouble(Term::bias).sum();
    }

    /** The number of values that {@link #compute} writes. */
    public int size() {
        return steps.pointCount() * 3;
    }

    /**
     * Writes x, y, z of the place {@code joint · offset} of each term in the pose of a model, then x, y, z of the sum
     * of the first one, the first two, and so on. The last sum is the vertex.
     */
    public void compute(SkinnedModel model, double[] out) {
        model.skin(steps, out);
    }

    /**
     * The displacement of the vertex in the pose of a model if only its largest weights are kept, in units.
     *
     * @param bind the bind pose, in which an engine computes the kept offsets
     */
    public double displacement(SkinnedModel model, BindPose bind, int kept) {
        double[] all = new double[3];
        double[] some = new double[3];
        model.skin(whole, all);
        model.skin(whole.limited(bind, WeightLimit.of(kept, WeightLimit.Base.BIND_POSE)), some);
        return new Vector3(all[0] - some[0], all[1] - some[1], all[2] - some[2]).length();
    }
}
