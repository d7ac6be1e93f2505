package org.jointscope.ui.viewport;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

import org.jointscope.pose.JointTransform;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.camera.CameraSampler;
import org.jointscope.pose.skin.Extent;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.playback.Flight;
import org.jointscope.ui.scene3d.Viewpoint;
import org.jointscope.ui.text.Numbers;

import java.util.Optional;

/**
 * The camera that is open, as the viewport shows it: its flight from outside, or the model as seen
 * through it.
 */
public final class ThroughCamera {

    /** Nearer than this Doom 3 draws nothing either (r_znear), in game units. */
    private static final double NEAREST = 3;

    /** A depth buffer tells depths apart that differ by no more than some thousand times. */
    private static final double NEAR_SHARE = 1e-4;

    private final Flight flight;
    private final BooleanProperty pathVisible =
            new SimpleBooleanProperty(this, "pathVisible", true);
    private final ObjectProperty<ScreenShape> shape =
            new SimpleObjectProperty<>(this, "shape", ScreenShape.STANDARD);
    private final ReadOnlyBooleanWrapper there = new ReadOnlyBooleanWrapper(this, "there");
    private final double[] axes = new double[JointTransform.AXES];
    private final double[] place = new double[3];
    private final double[] right = new double[3];
    private final double[] down = new double[3];
    private final double[] forward = new double[3];
    private Optional<CameraPath> path = Optional.empty();
    private double width = 1;
    private double height = 1;
    private double verticalFov = Orbit.FIELD_OF_VIEW;

    ThroughCamera(Flight flight) {
        this.flight = flight;
    }

    void load(OpenModel open) {
        path = open.md5Camera().map(CameraPath::of).filter(flown -> flown.frameCount() > 0);
        there.set(path.isPresent());
    }

    void setPictureSize(double newWidth, double newHeight) {
        width = newWidth;
        height = newHeight;
    }

    /** Whether the model is looked at through a camera now. */
    public boolean isLookedThrough() {
        return there.get() && flight.lookedThroughProperty().get();
    }

    /** Puts an eye where the camera is now. */
    void place(Viewpoint eye) {
        double[] view = flight.view();
        JointTransform.axes(view, axes);
        for (int i = 0; i < 3; i++) {
            place[i] = view[i];
            forward[i] = axes[i];
            right[i] = -axes[3 + i];
            down[i] = -axes[6 + i];
        }
        double screenFov = CameraSampler.shownVerticalFov(view[CameraSampler.FOV], aspect());
        double slope = Math.tan(Math.toRadians(screenFov / 2)) * height / screenHeight();
        verticalFov = Math.toDegrees(2 * Math.atan(slope));
        eye.turn(place, right, down, forward);
        eye.picture(width, height, verticalFov);
    }

    /** Width by height of the screen. */
    public double aspect() {
        return shape.get().aspect(width, height);
    }

    /** The width of the screen within the picture, in whose middle it lies. */
    public double screenWidth() {
        return Math.min(width, height * aspect());
    }

    /** The height of the screen within the picture, in whose middle it lies. */
    public double screenHeight() {
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

    /** The way that is flown; empty without one. */
    public Optional<CameraPath> path() {
        return path;
    }

    /** The box that the way takes up, and that of a model if there is one. */
    Extent with(Extent model, boolean isThere) {
        if (path.isEmpty()) {
            return model;
        }
        Extent way = Extent.along(path.get());
        // Of a camera that stands still, some of what it stands in must be seen.
        double least = isThere ? model.diagonal() / 8 : Math.max(8, way.diagonal() / 8);
        return isThere ? model.and(way) : way.grown(least);
    }

    /** The view of the camera now, as {@link CameraSampler#sample} writes it. Shared. */
    double[] view() {
        return flight.view();
    }

    /** The frame of the file that the camera stands in or has passed last. */
    public int fileFrame() {
        return flight.fileFrame();
    }

    /** The horizontal angle of view now, in degrees, as it is read. */
    public String fovText() {
        return Numbers.fixed(flight.view()[CameraSampler.FOV], 1);
    }

    /** Where on its way the camera is, as far as that can be read. */
    public ReadOnlyDoubleProperty readablePlayedProperty() {
        return flight.readableFrameProperty();
    }

    /** The frame of the file that is selected, if one is. */
    public ReadOnlyIntegerProperty selectedFrameProperty() {
        return flight.selectedFrameProperty();
    }

    /** Whether there is a camera with a flight. */
    public ReadOnlyBooleanProperty thereProperty() {
        return there.getReadOnlyProperty();
    }

    /** Whether the model is to be looked at through the camera. */
    public BooleanProperty lookedThroughProperty() {
        return flight.lookedThroughProperty();
    }

    /** Whether the way is shown to who looks from outside. */
    public BooleanProperty pathVisibleProperty() {
        return pathVisible;
    }

    /** The shape of the screen. */
    public ObjectProperty<ScreenShape> shapeProperty() {
        return shape;
    }
}
