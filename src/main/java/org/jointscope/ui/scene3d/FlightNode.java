package org.jointscope.ui.scene3d;

import javafx.scene.Group;
import javafx.scene.paint.Color;

import org.jointscope.pose.JointTransform;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.camera.CameraSampler;

import java.util.ArrayList;
import java.util.List;

/**
 * A camera's flight: its way, broken at cuts, with a dot a frame and a cross at each cut; what it
 * sees from some of them; and the camera itself, with its axes, where it is now. What belongs to
 * the file stays where it is and only turns to the viewer; what moves is drawn apart from it.
 */
public final class FlightNode extends Group {

    private static final Color WAY = Color.web("#1497ad");
    private static final Color VIEWS = Color.web("#6fb3bf");
    private static final Color CUT = Color.web("#d97706");
    private static final Color CAMERA = Color.web("#3b82f6");
    private static final Color SELECTED = Color.web("#ff4d6d");
    private static final int CUT_COLOR = 1;
    private static final int SELECTED_COLOR = 1;
    private static final int FIRST_AXIS_COLOR = 2;

    private static final double DOT_PIXELS = 4.5;
    private static final double CROSS_PIXELS = 9;
    private static final double CROSS_WIDTH = 3;
    private static final double DIAGONAL = Math.sqrt(0.5);
    private static final double VIEW_WIDTH = 1.2;
    private static final double CAMERA_WIDTH = 2;

    /** Of the size of what is shown. */
    private static final double VIEW_SHARE = 0.05;

    private static final double CAMERA_SHARE = 0.1;
    private static final double AXIS_SHARE = 0.05;

    private final CameraPath path;
    private final double size;
    private final Viewpoint eye;
    private final FlightFrames frames;
    private final FlightRibbon ribbon;
    private final Lines marks;
    private final Lines views;
    private final Lines camera;
    private final Frustum frustum;
    private final double[] view = new double[CameraSampler.VIEW];
    private final double[] now = new double[CameraSampler.VIEW];
    private final double[] axes = new double[JointTransform.AXES];
    private final double[] from = new double[3];
    private final double[] to = new double[3];
    private double aspect = CameraSampler.SCREEN_ASPECT;
    private int selected = -1;

    /**
     * @param size of what is shown, to which the fields of view are drawn in proportion
     */
    public FlightNode(CameraPath path, double size, Viewpoint eye) {
        this.path = path;
        this.size = size;
        this.eye = eye;
        this.frames = FlightFrames.of(path);
        this.ribbon = new FlightRibbon(path, WAY, eye);
        this.frustum = new Frustum();
        this.marks =
                new Lines(frames.dots().length + 2 * frames.cuts().length, List.of(WAY, CUT), eye);
        this.views = new Lines(frames.views().length * Frustum.LINES, List.of(VIEWS), eye);
        List<Color> colors = new ArrayList<>(List.of(CAMERA, SELECTED));
        colors.addAll(AxesNode.COLORS);
        this.camera = new Lines(2 * Frustum.LINES + 3, colors, eye);
        for (int line = frames.dots().length; line < marks.count(); line++) {
            marks.color(line, CUT_COLOR);
        }
        for (int line = Frustum.LINES; line < 2 * Frustum.LINES; line++) {
            camera.color(line, SELECTED_COLOR);
        }
        for (int axis = 0; axis < 3; axis++) {
            camera.color(2 * Frustum.LINES + axis, FIRST_AXIS_COLOR + axis);
        }
        getChildren().addAll(views, ribbon, camera, marks);
    }

    /** Draws fields of view as they are on a screen of another shape, width by height. */
    public void setAspect(double of) {
        aspect = of;
    }

    /** Marks a frame of the file; an index that is none marks nothing. */
    public void select(int frame) {
        selected = frame >= 0 && frame < path.frameCount() ? frame : -1;
        drawCamera();
    }

    /**
     * Takes where the camera is now.
     *
     * @param current as {@link CameraSampler#sample} writes it
     */
    public void move(double[] current) {
        System.arraycopy(current, 0, now, 0, now.length);
        drawCamera();
    }

    /** To be called when the eye has moved. */
    public void look() {
        ribbon.look();
        int line = 0;
        for (int dot : frames.dots()) {
            path.view(dot, view);
            stroke(line++, 0.5, 0, DOT_PIXELS, DOT_PIXELS);
        }
        for (int cut : frames.cuts()) {
            path.view(cut, view);
            stroke(line++, DIAGONAL, DIAGONAL, CROSS_PIXELS, CROSS_WIDTH);
            stroke(line++, DIAGONAL, -DIAGONAL, CROSS_PIXELS, CROSS_WIDTH);
        }
        marks.update();
        for (int i = 0; i < frames.views().length; i++) {
            path.view(frames.views()[i], view);
            frustum.draw(views, i * Frustum.LINES, view, aspect, size * VIEW_SHARE, VIEW_WIDTH);
        }
        views.update();
        drawCamera();
    }

    /** A line through the place of the view, in the plane of the picture; widths in pixels. */
    private void stroke(int line, double right, double down, double length, double width) {
        double reach = length * eye.unitsPerPixel(view);
        for (int axis = 0; axis < 3; axis++) {
            double off = reach * (right * eye.right[axis] + down * eye.down[axis]);
            from[axis] = view[axis] - off;
            to[axis] = view[axis] + off;
        }
        marks.line(line, from, to, width);
    }

    private void drawCamera() {
        frustum.draw(camera, 0, now, aspect, size * CAMERA_SHARE, CAMERA_WIDTH);
        if (selected >= 0) {
            path.view(selected, view);
            frustum.draw(camera, Frustum.LINES, view, aspect, size * CAMERA_SHARE, CAMERA_WIDTH);
        } else {
            Frustum.hide(camera, Frustum.LINES);
        }
        JointTransform.axes(now, axes);
        for (int axis = 0; axis < 3; axis++) {
            for (int i = 0; i < 3; i++) {
                to[i] = now[i] + axes[axis * 3 + i] * size * AXIS_SHARE;
            }
            camera.line(2 * Frustum.LINES + axis, now, to, CAMERA_WIDTH);
        }
        camera.update();
    }
}
