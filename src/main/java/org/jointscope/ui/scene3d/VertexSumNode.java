package org.jointscope.ui.scene3d;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.DepthTest;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.pose.JointTransform;
import org.jointscope.render.Viewpoint;

/**
 * The sum that places a vertex, visible through surfaces: for each weight, a line from its joint to the place at which
 * it alone would move the vertex, and the way of the sum over its terms.
 */
public final class VertexSumNode extends Group {

    /** The colors of the weights, in order and repeated: those of Okabe and Ito, safe for color blindness. */
    public static final List<Color> COLORS = List.of(
            Color.web("#e69f00"),
            Color.web("#56b4e9"),
            Color.web("#009e73"),
            Color.web("#f0e442"),
            Color.web("#0072b2"),
            Color.web("#d55e00"),
            Color.web("#cc79a7"));

    /** Also visible on a white background. */
    private static final Color SUM = Color.web("#ff3df2");

    private static final double PLACE_PIXELS = 4;
    private static final double SUM_PIXELS = 5.5;
    private static final double FROM_JOINT_PIXELS = 2.5;
    private static final double WAY_PIXELS = 1.5;

    private final int[] joints;
    private final Lines fromJoints;
    private final Lines way;
    private final List<Ball> places;
    private final Ball sum;
    private final double[] from = new double[3];
    private final double[] to = new double[3];

    /** @param joints of the weights, by index in the skeleton of the mesh */
    public VertexSumNode(int[] joints, Viewpoint eye) {
        this.joints = joints.clone();
        fromJoints = new Lines(joints.length, COLORS, eye);
        way = new Lines(joints.length, List.of(SUM), eye);
        places = IntStream.range(0, joints.length)
                .mapToObj(term -> new Ball(PLACE_PIXELS, color(term), eye))
                .toList();
        for (int term = 0; term < joints.length; term++) {
            fromJoints.color(term, term % COLORS.size());
        }
        sum = new Ball(SUM_PIXELS, SUM, eye);
        getChildren().addAll(fromJoints, way);
        getChildren().addAll(places);
        getChildren().add(sum);
        setDepthTest(DepthTest.DISABLE);
    }

    /** The color of a term of the sum. */
    public static Color color(int term) {
        return COLORS.get(term % COLORS.size());
    }

    /**
     * Must also be called after the eye has moved.
     *
     * @param modelSpace the joints, {@link JointTransform#STRIDE} doubles each
     * @param computed x, y, z of each place, then of the sums of the first one, the first two, and so on
     * @param shown the number of terms that the sum has
     */
    public void show(double[] modelSpace, double[] computed, int shown) {
        int count = joints.length;
        for (int term = 0; term < count; term++) {
            System.arraycopy(modelSpace, joints[term] * JointTransform.STRIDE, from, 0, 3);
            System.arraycopy(computed, term * 3, to, 0, 3);
            fromJoints.line(term, from, to, FROM_JOINT_PIXELS);
            places.get(term).show(to, 1);
            if (term < shown) {
                sum(computed, term, from);
                sum(computed, term + 1, to);
                way.line(term, from, to, WAY_PIXELS);
            } else {
                way.hide(term);
            }
        }
        sum(computed, shown, to);
        sum.show(to, 1);
        fromJoints.update();
        way.update();
    }

    /** The sum of the first terms; without any, the origin of the model. */
    private void sum(double[] computed, int terms, double[] out) {
        for (int axis = 0; axis < 3; axis++) {
            out[axis] = terms == 0 ? 0 : computed[(joints.length + terms - 1) * 3 + axis];
        }
    }
}
