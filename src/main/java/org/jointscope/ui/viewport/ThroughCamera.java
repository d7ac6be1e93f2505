package org.jointscope.ui.viewport;

import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.model.Vector3;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.camera.CameraSampler;
import org.jointscope.pose.skin.Extent;
import org.jointscope.render.Orbit;
import org.jointscope.render.Viewpoint;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.playback.CameraPlayhead;
import org.jointscope.ui.text.Numbers;

/** The open camera animation in the viewport: its path from outside, or the view through the camera. */
public final class ThroughCamera {

    /** The shape of the screen in the view through a camera. */
    enum ScreenShape {
        /** 4:3, the aspect ratio for the FOV values in files. */
        STANDARD(CameraSampler.SCREEN_ASPECT),
        /** 16:9. */
        WIDE(16.0 / 9),
        /** The whole viewport, with any shape. */
        PICTURE(Double.NaN);

        private final double aspect;

        ScreenShape(double aspect) {
            this.aspect = aspect;
        }
    }

    /** Doom 3 does not draw closer objects either (r_znear), in game units. */
    private static final double NEAREST = 3;

    /** A depth buffer distinguishes depths up to a ratio of some thousands. */
    private static final double NEAR_SHARE = 1e-4;

    /** The camera animation and its current moment. */
    final CameraPlayhead playhead;

    /** Whether the view through a camera is shown. */
    final BooleanBinding through;

    /** The shape of the screen. */
    final ObjectProperty<ScreenShape> shape = new SimpleObjectProperty<>(this, "shape", ScreenShape.STANDARD);

    /** Whether there is a camera with frames. */
    final BooleanProperty there = new SimpleBooleanProperty(this, "there");

    private final double[] axes = new double[JointTransform.AXES];
    private CameraPath path = CameraPath.NONE;
    private double width = 1;
    private double height = 1;
    private double verticalFov = Orbit.FIELD_OF_VIEW;

    ThroughCamera(CameraPlayhead playhead) {
        this.playhead = playhead;
        this.through = there.and(playhead.lookedThroughProperty());
    }

    void load(OpenModel open) {
        path = open.md5Camera().map(CameraPath::of).orElse(CameraPath.NONE);
        there.set(path.frameCount() > 0);
    }

    void setPictureSize(double newWidth, double newHeight) {
        width = newWidth;
        height = newHeight;
    }

    boolean isLookedThrough() {
        return through.get();
    }

    /** Puts an eye at the current position of the camera. */
    void place(Viewpoint eye) {
        double[] view = playhead.view();
        JointTransform.axes(view, axes);
        double screenFov = CameraSampler.shownVerticalFov(view[CameraSampler.FOV], aspect());
        double slope = Math.tan(Math.toRadians(screenFov / 2)) * height / screenHeight();
        verticalFov = Math.toDegrees(2 * Math.atan(slope));
        eye.turn(point(view, 0, 1), point(axes, 3, -1), point(axes, 6, -1), point(axes, 0, 1));
        eye.picture(width, height, verticalFov);
    }

    private static Vector3 point(double[] coordinates, int at, int sign) {
        return new Vector3(sign * coordinates[at], sign * coordinates[at + 1], sign * coordinates[at + 2]);
    }

    /** Width by height of the screen. */
    double aspect() {
        double wanted = shape.get().aspect;
        return Double.isNaN(wanted) ? width / Math.max(1, height) : wanted;
    }

    /** The width of the screen, which is centered in the viewport. */
    double screenWidth() {
        return Math.min(width, height * aspect());
    }

    /** The height of the screen, which is centered in the viewport. */
    double screenHeight() {
        return screenWidth() / aspect();
    }

    /**
     * The vertical FOV of the viewport in the current view of the camera, in degrees: that of the screen if it is as
     * high as the viewport, otherwise larger.
     */
    double verticalFov() {
        return verticalFov;
    }

    /** The minimum distance at which objects are drawn, given the maximum. */
    double nearClip(double far) {
        return Math.min(NEAREST, far * NEAR_SHARE);
    }

    /** The path of the camera; without frames if there is none. */
    CameraPath path() {
        return path;
    }

    /** The box of the path, combined with that of a model if there is one. */
    Extent with(Extent model, boolean isThere) {
        if (!there.get()) {
            return model;
        }
        Extent way = Extent.along(path);
        // If the camera does not move, some of its surroundings must be visible.
        double least = isThere ? model.diagonal() / 8 : Math.max(8, way.diagonal() / 8);
        return isThere ? model.and(way) : way.grown(least);
    }

    /** The current horizontal FOV in degrees, at a readable rate. */
    String fovText() {
        return Numbers.fixed(playhead.view()[CameraSampler.FOV], 1);
    }
}
