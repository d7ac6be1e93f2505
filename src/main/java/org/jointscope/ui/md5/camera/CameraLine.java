package org.jointscope.ui.md5.camera;

import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.camera.CameraSampler;
import org.jointscope.pose.camera.ViewAngles;

/**
 * A row of the table: a frame of the file.
 *
 * @param frame index in the file
 * @param row as the file has it
 * @param played which of the frames that time is spent on; of a cut, that of the view behind it
 * @param seconds from the beginning of the flight; NaN if that is not known
 * @param cut whether it is a cut, and no time is spent on it
 * @param begins whether the frame before it is a cut
 * @param angles where the camera looks
 */
public record CameraLine(
        int frame,
        CameraRow row,
        int played,
        double seconds,
        boolean cut,
        boolean begins,
        ViewAngles angles) {

    /** So much more than 1 is rounding of whoever wrote the file. */
    private static final double ROUNDING = 1e-4;

    static CameraLine of(int frame, CameraRow row, CameraPath path) {
        double[] view = new double[CameraSampler.VIEW];
        double[] axes = new double[JointTransform.AXES];
        path.view(frame, view);
        JointTransform.axes(view, axes);
        int played = path.playedFrame(frame);
        double rate = path.frameRate();
        boolean cut = path.isCut(frame);
        return new CameraLine(
                frame,
                row,
                played,
                rate > 0 && !cut ? played / rate : Double.NaN,
                cut,
                frame > 0 && path.isCut(frame - 1),
                ViewAngles.of(axes));
    }

    /** x² + y² + z² of the orientation; what is left to 1 is w². */
    public double lengthSquared() {
        return row.orientation().lengthSquared();
    }

    /** Whether nothing is left for w. */
    public boolean isTooLong() {
        return lengthSquared() > 1 + ROUNDING;
    }

    /** The w that the file leaves out; NaN if the rest cannot be read. */
    public double w() {
        return Double.isFinite(lengthSquared())
                ? JointTransform.w(
                                row.orientation().x(), row.orientation().y(), row.orientation().z())
                        + 0.0
                : Double.NaN;
    }

    /** The w that Doom 3 would take, but for its sign: √|1 − |xyz|²|. */
    public double doom3W() {
        return Math.sqrt(Math.abs(1 - lengthSquared()));
    }
}
