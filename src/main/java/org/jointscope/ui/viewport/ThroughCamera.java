package org.jointscope.ui.viewport;

import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Point3D;

import org.jointscope.pose.JointTransform;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.camera.CameraSampler;
import org.jointscope.pose.skin.Extent;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.playback.Flight;
import org.jointscope.ui.scene3d.Viewpoint;
import org.jointscope.ui.text.Numbers;

/**
 * The camera that is open, as the viewport shows it: its flight from outside, or the model as seen
 * through it.
 */
public final class ThroughCamera {

    /** The shape of the screen that is looked at through a camera. */
    enum ScreenShape {
        /** 4:3, which the angles of view in files are meant for. */
        STANDARD(CameraSampler.SCREEN_ASPECT),
        /** 16:9. */
        WIDE(16.0 / 9),
        /** All of the picture, whatever its shape. */
        PICTURE(Double.NaN);

        private final double aspect;

        ScreenShape(double aspect) {
            this.aspect = aspect;
        }
    }

    /** Nearer than this Doom 3 draws nothing either (r_znear), in game units. */
    private static final double NEAREST = 3;

    /** A depth buffer tells depths apart that differ by no more than some thousand times. */
    private static final double NEAR_SHARE = 1e-4;

    /** Where the camera is. */
    final Flight flight;

    /** Whether the model is looked at through a camera now. */
    final BooleanBinding through;

    /** The shape of the screen. */
    final ObjectProperty<ScreenShape> shape =
            new SimpleObjectProperty<>(this, "shape", ScreenShape.STANDARD);

    /** Whether there is a camera with a flight. */
    final BooleanProperty there = new SimpleBooleanProperty(this, "there");

    private final double[] axes = new double[JointTransform.AXES];
    private CameraPath path = CameraPath.NONE;
    private double width = 1;
    private double height = 1;
    private double verticalFov = Orbit.FIELD_OF_VIEW;

    ThroughCamera(Flight flight) {
        this.flight = flight;
        this.through = there.and(flight.lookedThroughProperty());
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

    /** Puts an eye where the camera is now. */
    void place(Viewpoint eye) {
        double[] view = flight.view();
        JointTransform.axes(view, axes);
        double screenFov = CameraSampler.shownVerticalFov(view[CameraSampler.FOV], aspect());
        double slope = Math.tan(Math.toRadians(screenFov / 2)) * height / screenHeight();
        verticalFov = Math.toDegrees(2 * Math.atan(slope));
        eye.turn(point(view, 0, 1), point(axes, 3, -1), point(axes, 6, -1), point(axes, 0, 1));
        eye.picture(width, height, verticalFov);
    }

    private static Point3D point(double[] coordinates, int at, int sign) {
        return new Point3D(
                sign * coordinates[at], sign * coordinates[at + 1], sign * coordinates[at + 2]);
    }

    /** Width by height of the screen. */
    double aspect() {
        double wanted = shape.get().aspect;
        return Double.isNaN(wanted) ? width / Math.max(1, height) : wanted;
    }

    /** The width of the screen within the picture, in whose middle it lies. */
    double screenWidth() {
        return Math.min(width, height * aspect());
    }

    /** The height of the screen within the picture, in whose middle it lies. */
    double screenHeight() {
        return screenWidth() / aspect();
    }

    /**
     * The angle from the upper edge of the picture to the lower as the camera sees it now, in
     * degrees: that of the screen if it is as high as the picture, else more.
     */
    double verticalFov() {
        return verticalFov;
    }

    /** The least distance at which something is drawn, given the greatest. */
    double nearClip(double far) {
        return Math.min(NEAREST, far * NEAR_SHARE);
    }

    /** The way that is flown; without frames if there is none. */
    CameraPath path() {
        return path;
    }

    /** The box that the way takes up, and that of a model if there is one. */
    Extent with(Extent model, boolean isThere) {
        if (!there.get()) {
            return model;
        }
        Extent way = Extent.along(path);
        // Of a camera that stands still, some of what it stands in must be seen.
        double least = isThere ? model.diagonal() / 8 : Math.max(8, way.diagonal() / 8);
        return isThere ? model.and(way) : way.grown(least);
    }

    /** The horizontal angle of view now, in degrees, as it is read. */
    String fovText() {
        return Numbers.fixed(flight.view()[CameraSampler.FOV], 1);
    }
}
