package org.jointscope.ui.scene3d;

import java.util.List;
import javafx.scene.DepthTest;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.Sphere;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Transform;
import org.jointscope.render.OverlayStyle;
import org.jointscope.render.Viewpoint;

/**
 * A rotation on a translucent unit sphere: its axis as an arrow through the center, its angle as an arc on the equator
 * of that axis, and the paths of a direction that rotations turn.
 */
public final class RotationSphere extends Group {

    private static final int CIRCLE = 64;
    private static final int ARC = 48;

    /** So that lines on the sphere are not inside it. */
    private static final double OUTSIDE = 1.01;

    private static final double ARROW = 1.3;
    private static final double HEAD = 0.18;
    private static final double HEAD_PIXELS = 12;
    private static final double LINE_PIXELS = 2.5;
    private static final double THIN_PIXELS = 1;
    private static final double DOT = 0.045;
    private static final Color FAINT = Color.web("#7d8590");
    private static final int CIRCLES = 3 * CIRCLE;
    private static final int AXES = CIRCLES + 3;

    private final Viewpoint eye;
    private final Lines space;
    private final Sphere ball = new Sphere(1, 48);
    private final Group paths = new Group();
    private Lines turn;
    private Color turnColor = FAINT;
    private Transform rotation = new Transform(0, 0, 0, 0, 0, 0, 1);
    private Vector3 direction = new Vector3(1, 0, 0);

    public RotationSphere(Viewpoint eye) {
        this.eye = eye;
        space = new Lines(
                AXES, List.of(FAINT, AxesNode.COLORS.get(0), AxesNode.COLORS.get(1), AxesNode.COLORS.get(2)), eye);
        for (int axis = 0; axis < 3; axis++) {
            space.color(CIRCLES + axis, axis + 1);
        }
        turn = new Lines(0, List.of(FAINT), eye);
        ball.setMaterial(new PhongMaterial(Color.web("#46546a", 0.3)));
        // Last: it dims the lines behind it.
        getChildren().addAll(space, turn, paths, ball);
    }

    /** The part that is lit. */
    public Sphere ball() {
        return ball;
    }

    /** Shows paths, one in each color: x, y, z of the tip of a direction. */
    public void showPaths(List<double[]> tips, List<Color> colors) {
        paths.getChildren().clear();
        for (int i = 0; i < tips.size(); i++) {
            TrailNode path = new TrailNode(tips.get(i), eye, colors.get(i));
            path.setDepthTest(DepthTest.ENABLE);
            Sphere dot = new Sphere(DOT);
            dot.setMaterial(Glow.of(colors.get(i)));
            paths.getChildren().add(new Group(path, dot));
        }
        look();
    }

    /** Moves the dot of a path. */
    public void mark(int path, double[] tip) {
        Sphere dot =
                (Sphere) ((Group) paths.getChildren().get(path)).getChildren().getLast();
        dot.setTranslateX(tip[0]);
        dot.setTranslateY(tip[1]);
        dot.setTranslateZ(tip[2]);
    }

    /**
     * Shows a rotation in a color.
     *
     * @param turned a direction from which the arc begins, if it is not that of the axis
     */
    public void show(Transform shown, Vector3 turned, Color color) {
        rotation = shown;
        direction = turned;
        if (!color.equals(turnColor)) {
            Lines next = new Lines(ARC + 4, List.of(color), eye);
            getChildren().set(getChildren().indexOf(turn), next);
            turn = next;
            turnColor = color;
        }
        lookAtTurn();
    }

    /** Draws all lines for the current position of the eye. */
    public void look() {
        for (int line = 0; line < CIRCLES; line++) {
            int across = line / CIRCLE;
            space.line(line, onCircle(across, line), onCircle(across, line + 1), THIN_PIXELS);
        }
        for (int axis = 0; axis < 3; axis++) {
            double[] tip = new double[3];
            tip[axis] = 1;
            space.line(CIRCLES + axis, new double[3], tip, OverlayStyle.AXIS_WIDTH);
        }
        space.update();
        paths.getChildren()
                .forEach(path -> ((TrailNode) ((Group) path).getChildren().getFirst()).look());
        lookAtTurn();
    }

    private static double[] onCircle(int axis, int step) {
        double angle = 2 * Math.PI * step / CIRCLE;
        double[] point = new double[3];
        point[(axis + 1) % 3] = OUTSIDE * Math.cos(angle);
        point[(axis + 2) % 3] = OUTSIDE * Math.sin(angle);
        return point;
    }

    private void lookAtTurn() {
        double[] vector = rotation.axis();
        Vector3 axis = new Vector3(vector[0], vector[1], vector[2]);
        if (turn.count() == 0 || !(axis.length() > 0)) {
            for (int line = 0; line < turn.count(); line++) {
                turn.hide(line);
            }
            turn.update();
            return;
        }
        Vector3 across = direction.minus(axis.times(axis.dot(direction)));
        if (across.length() < 1e-3) {
            across = cross(axis, Math.abs(axis.x()) < 0.7 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0));
        }
        Vector3 start = across.times(OUTSIDE / across.length());
        Vector3 side = cross(axis, start);
        double angle = Math.toRadians(rotation.degrees());
        double[] before = array(start);
        for (int line = 0; line < ARC; line++) {
            double at = angle * (line + 1) / ARC;
            double[] after = array(start.times(Math.cos(at)).plus(side.times(Math.sin(at))));
            turn.line(line, before, after, 2 * LINE_PIXELS);
            before = after;
        }
        turn.line(ARC, new double[3], array(start), THIN_PIXELS);
        turn.line(ARC + 1, new double[3], before, THIN_PIXELS);
        turn.line(ARC + 2, array(axis.times(-ARROW)), array(axis.times(ARROW)), LINE_PIXELS);
        turn.line(ARC + 3, array(axis.times(ARROW)), array(axis.times(ARROW + HEAD)), HEAD_PIXELS, 0);
        turn.update();
    }

    private static Vector3 cross(Vector3 a, Vector3 b) {
        return new Vector3(a.y() * b.z() - a.z() * b.y(), a.z() * b.x() - a.x() * b.z(), a.x() * b.y() - a.y() * b.x());
    }

    private static double[] array(Vector3 vector) {
        return new double[] {vector.x(), vector.y(), vector.z()};
    }
}
