package org.jointscope.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.jointscope.testing.GoldenDocument.Frame;
import org.jointscope.testing.GoldenDocument.Joint;
import org.jointscope.testing.GoldenDocument.Mesh;
import org.jointscope.testing.GoldenDocument.Sample;

/** What "right" means: how far joints, vertices and normals may be from the golden ones. */
public final class GoldenAssert {

    /** Of the model's diagonal. */
    private static final double POSITION_TOLERANCE = 1e-5;

    private static final double ORIENTATION_TOLERANCE = 1e-5;
    private static final double NORMAL_TOLERANCE = 1e-3;

    private GoldenAssert() {}

    public static void assertJoints(List<Joint> actual, Frame golden) {
        assertThat(actual).extracting(Joint::name).isEqualTo(names(golden.joints()));
        assertThat(actual).extracting(Joint::parent).isEqualTo(parents(golden.joints()));
        for (int i = 0; i < actual.size(); i++) {
            Joint joint = actual.get(i);
            Joint expected = golden.joints().get(i);
            assertNear(joint.name(), joint.position(), expected.position(), POSITION_TOLERANCE * golden.diagonal());
            assertThat(orientationError(joint.orientation(), expected.orientation()))
                    .as("orientation of %s", joint.name())
                    .isLessThanOrEqualTo(ORIENTATION_TOLERANCE);
        }
    }

    /**
     * @param vertices of the mesh, three numbers each
     * @param normals likewise
     */
    public static void assertMesh(double[][] vertices, double[][] normals, Mesh golden, Frame of) {
        double tolerance = POSITION_TOLERANCE * of.diagonal();
        assertThat(vertices).hasNumberOfRows(golden.count());
        assertThat(normals).hasNumberOfRows(golden.count());
        assertNear("min", corner(vertices, Math::min), golden.min(), tolerance);
        assertNear("max", corner(vertices, Math::max), golden.max(), tolerance);
        for (Sample sample : golden.samples()) {
            assertNear("vertex", vertices[sample.vertex()], sample.value(), tolerance);
        }
        for (Sample sample : golden.normals()) {
            assertNear("normal", normals[sample.vertex()], sample.value(), NORMAL_TOLERANCE);
        }
    }

    private static List<String> names(List<Joint> joints) {
        return joints.stream().map(Joint::name).toList();
    }

    private static List<Integer> parents(List<Joint> joints) {
        return joints.stream().map(Joint::parent).toList();
    }

    private interface Choice {
        double of(double a, double b);
    }

    private static double[] corner(double[][] points, Choice choice) {
        double[] corner = points[0].clone();
        for (double[] point : points) {
            Arrays.setAll(corner, axis -> choice.of(corner[axis], point[axis]));
        }
        return corner;
    }

    private static void assertNear(String what, double[] actual, double[] expected, double most) {
        assertThat(GoldenDocument.distance(actual, expected))
                .as("%s %s, not %s", what, Arrays.toString(actual), Arrays.toString(expected))
                .isLessThanOrEqualTo(most);
    }

    /** A quaternion and its negative are the same rotation. */
    private static double orientationError(double[] actual, double[] expected) {
        double[] negative = Arrays.stream(expected).map(x -> -x).toArray();
        return Math.min(GoldenDocument.distance(actual, expected), GoldenDocument.distance(actual, negative));
    }
}
