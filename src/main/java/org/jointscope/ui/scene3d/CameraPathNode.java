package org.jointscope.ui.scene3d;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Transform;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.camera.CameraSampler;
import org.jointscope.pose.skin.Extent;
import org.jointscope.render.Viewpoint;

/**
 * A camera animation: its path, interrupted at cuts, with a dot per frame and a cross at each cut; some of its fields
 * of view; and the camera itself, with its axes, at the current moment. The static parts only turn to the viewer; the
 * moving parts are drawn separately.
 */
public final class CameraPathNode extends Group {

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

    /** Relative to the size of the scene. */
    private static final double VIEW_SHARE = 0.05;

    private static final double CAMERA_SHARE = 0.1;
    private static final double AXIS_SHARE = 0.05;

    private final CameraPath path;
    private final double size;
    private final Viewpoint eye;
    private final Frames frames;
    private final CameraPathRibbon ribbon;
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

    /** @param size of the scene, to which the fields of view are drawn in proportion */
    public CameraPathNode(CameraPath path, double size, Viewpoint eye) {
        this.path = path;
        this.size = size;
        this.eye = eye;
        this.frames = Frames.of(path);
        this.ribbon = new CameraPathRibbon(path, WAY, eye);
        this.frustum = new Frustum();
        this.marks = new Lines(frames.dots().length + 2 * frames.cuts().length, List.of(WAY, CUT), eye);
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

    /** Draws fields of view with the aspect ratio of another screen, width by height. */
    public void setAspect(double of) {
        aspect = of;
    }

    /** Marks a frame of the file; an invalid index marks nothing. */
    public void select(int frame) {
        selected = frame >= 0 && frame < path.frameCount() ? frame : -1;
        drawCamera();
    }

    /**
     * Sets the current view of the camera.
     *
     * @param current as {@link CameraSampler#sample} writes it
     */
    public void move(double[] current) {
        System.arraycopy(current, 0, now, 0, now.length);
        drawCamera();
    }

    /** Must be called after the eye has moved. */
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

    /** A line through the position of the view, in the view plane; widths in pixels. */
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

    /**
     * The field of view of a camera, as lines: from its position to the corners of a rectangle at some distance, the
     * edges of the rectangle, and a tip at its top edge that shows the up direction. Angles and proportions are those
     * of the view.
     */
    static final class Frustum {

        /**
         * Points in the view plane, with edges at −1 and 1, left and up positive: the corners, then the tip, which has
         * the same width for every aspect ratio.
         */
        private static final double[][] POINTS = {
            {1, 1}, {-1, 1}, {-1, -1}, {1, -1}, {0, 1.5}, {0.3, 1.12}, {-0.3, 1.12}
        };

        private static final int CORNERS = 4;

        /** Pairs of points; the index after all points is the position of the camera. */
        private static final int[][] EDGES = {
            {7, 0}, {7, 1}, {7, 2}, {7, 3}, {1, 0}, {2, 1}, {3, 2}, {0, 3}, {5, 4}, {6, 4}
        };

        /** Number of lines per frustum. */
        static final int LINES = EDGES.length;

        private final double[] axes = new double[JointTransform.AXES];
        private final double[][] points = new double[POINTS.length + 1][3];

        /**
         * Draws a view; nothing if its position is not finite.
         *
         * @param lines of which {@link #LINES} are used, from the first on
         * @param view as {@link CameraSampler#sample} writes it
         * @param aspect of the rectangle, width by height
         * @param far distance of the rectangle; reduced if it would be very wide
         */
        void draw(Lines lines, int first, double[] view, double aspect, double far, double pixels) {
            if (!Extent.isSane(view[0], view[1], view[2])) {
                hide(lines, first);
                return;
            }
            JointTransform.axes(view, axes);
            double vertical = CameraSampler.shownVerticalFov(view[CameraSampler.FOV], aspect);
            double slope = Math.tan(Math.toRadians(vertical / 2));
            double depth = far / Math.max(1, slope * aspect);
            double halfHeight = depth * slope;
            for (int point = 0; point < POINTS.length; point++) {
                double halfWidth = point < CORNERS ? halfHeight * aspect : halfHeight;
                for (int i = 0; i < 3; i++) {
                    points[point][i] = view[i]
                            + axes[i] * depth
                            + axes[3 + i] * POINTS[point][0] * halfWidth
                            + axes[6 + i] * POINTS[point][1] * halfHeight;
                }
            }
            System.arraycopy(view, 0, points[POINTS.length], 0, 3);
            for (int line = 0; line < LINES; line++) {
                lines.line(first + line, points[EDGES[line][0]], points[EDGES[line][1]], pixels);
            }
        }

        static void hide(Lines lines, int first) {
            for (int line = first; line < first + LINES; line++) {
                lines.hide(line);
            }
        }
    }

    /**
     * The frames of a camera animation that are drawn in addition to the path.
     *
     * @param dots those with a dot on the path, as far as dots can be distinguished
     * @param cuts those that are cuts
     * @param views those with a visible field of view: the first and the last frame, both sides of the cuts, and some
     *     between
     */
    record Frames(int[] dots, int[] cuts, int[] views) {

        private static final int MOST_DOTS = 240;
        private static final int MOST_CUTS = 200;
        private static final int MOST_VIEWS_AT_CUTS = 40;
        private static final int VIEWS_BETWEEN = 10;

        static Frames of(CameraPath path) {
            int count = path.frameCount();
            int step = 1 + (count - 1) / MOST_DOTS;
            int[] cuts = drawable(path, IntStream.range(0, count).filter(path::isCut))
                    .toArray();
            int[] dots = drawable(path, IntStream.range(0, count).filter(frame -> frame % step == 0))
                    .filter(frame -> !path.isCut(frame))
                    .toArray();
            return new Frames(dots, IntStream.of(cuts).limit(MOST_CUTS).toArray(), views(path, cuts));
        }

        private static int[] views(CameraPath path, int[] cuts) {
            int last = path.frameCount() - 1;
            IntStream between = IntStream.rangeClosed(0, VIEWS_BETWEEN)
                    .map(i -> (int) Math.rint((double) i * last / VIEWS_BETWEEN));
            IntStream atCuts = IntStream.of(cuts.length <= MOST_VIEWS_AT_CUTS ? cuts : new int[0])
                    .flatMap(cut -> IntStream.of(cut, Math.min(last, cut + 1)));
            return drawable(path, IntStream.concat(between, atCuts).distinct().sorted())
                    .toArray();
        }

        private static IntStream drawable(CameraPath path, IntStream frames) {
            return frames.filter(frame -> frame >= 0 && frame < path.frameCount() && isSane(path, frame));
        }

        /** Whether the position of the camera in a frame is finite and not extreme. */
        static boolean isSane(CameraPath path, int frame) {
            Transform at = path.transform(frame);
            return Extent.isSane(at.x(), at.y(), at.z());
        }
    }
}
