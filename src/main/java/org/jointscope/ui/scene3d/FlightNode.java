package org.jointscope.ui.scene3d;

import javafx.scene.Group;
import javafx.scene.paint.Color;

import org.jointscope.pose.Transform;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.camera.CameraSampler;

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
    private final double[] axes = new double[CameraSampler.AXES];
    private final double[] tip = new double[3];
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
        this.frustum = new Frustum(eye);
        this.marks =
                Lines.of(frames.dots().length + 2 * frames.cuts().length, List.of(WAY, CUT), eye);
        this.views = Lines.of(frames.views().length * Frustum.LINES, List.of(VIEWS), eye);
        this.camera =
                Lines.of(
                        2 * Frustum.LINES + 3,
                        List.of(
                                CAMERA,
                                SELECTED,
                                AxesNode.COLORS.get(0),
                                AxesNode.COLORS.get(1),
                                AxesNode.COLORS.get(2)),
                        eye);
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
        setMouseTransparent(true);
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
        for (int i = 0; i < frames.dots().length; i++) {
            dot(i, path.transform(frames.dots()[i]));
        }
        for (int i = 0; i < frames.cuts().length; i++) {
            cross(frames.dots().length + 2 * i, path.transform(frames.cuts()[i]));
        }
        marks.update();
        for (int i = 0; i < frames.views().length; i++) {
            take(frames.views()[i]);
            frustum.draw(views, i * Frustum.LINES, view, aspect, size * VIEW_SHARE, VIEW_WIDTH);
        }
        views.update();
        drawCamera();
    }

    private void take(int frame) {
        path.view(frame, view);
    }

    /** A square: a line as long as it is wide. */
    private void dot(int line, Transform at) {
        double half = DOT_PIXELS / 2 * eye.unitsPerPixel(at.x(), at.y(), at.z());
        stroke(line, at, half, 0, 2 * half);
    }

    private void cross(int line, Transform at) {
        double unit = eye.unitsPerPixel(at.x(), at.y(), at.z());
        double half = CROSS_PIXELS * Math.sqrt(0.5) * unit;
        stroke(line, at, half, half, CROSS_WIDTH * unit);
        stroke(line + 1, at, half, -half, CROSS_WIDTH * unit);
    }

    /** A line through a place, in the plane of the picture. */
    private void stroke(int line, Transform at, double right, double down, double width) {
        double x = right * eye.rightX() + down * eye.downX();
        double y = right * eye.rightY() + down * eye.downY();
        double z = right * eye.rightZ() + down * eye.downZ();
        marks.line(
                line,
                at.x() - x,
                at.y() - y,
                at.z() - z,
                at.x() + x,
                at.y() + y,
                at.z() + z,
                width,
                width);
    }

    private void drawCamera() {
        frustum.draw(camera, 0, now, aspect, size * CAMERA_SHARE, CAMERA_WIDTH);
        if (selected >= 0) {
            take(selected);
            frustum.draw(camera, Frustum.LINES, view, aspect, size * CAMERA_SHARE, CAMERA_WIDTH);
        } else {
            Frustum.hide(camera, Frustum.LINES);
        }
        CameraSampler.axes(now, axes);
        double width = CAMERA_WIDTH * eye.unitsPerPixel(now[0], now[1], now[2]);
        for (int axis = 0; axis < 3; axis++) {
            for (int i = 0; i < 3; i++) {
                tip[i] = now[i] + axes[axis * 3 + i] * size * AXIS_SHARE;
            }
            camera.line(
                    2 * Frustum.LINES + axis,
                    now[0],
                    now[1],
                    now[2],
                    tip[0],
                    tip[1],
                    tip[2],
                    width,
                    width);
        }
        camera.update();
    }
}
