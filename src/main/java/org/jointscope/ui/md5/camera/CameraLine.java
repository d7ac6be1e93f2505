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
 * @param row as in the file
 * @param played index of the frame without counting cuts; for a cut, that of the frame after it
 * @param seconds from the first frame; NaN if unknown
 * @param cut whether the frame is a cut, which has no duration
 * @param begins whether the frame before it is a cut
 * @param angles the direction of the camera
 */
public record CameraLine(
        int frame, CameraRow row, int played, double seconds, boolean cut, boolean begins, ViewAngles angles) {

    /** The largest excess over 1 that counts as rounding by the exporter. */
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

    /** x² + y² + z² of the orientation; 1 minus this is w². */
    public double lengthSquared() {
        return row.orientation().lengthSquared();
    }

    /** Whether x, y, z are non-unit, so that w is not defined. */
    public boolean isTooLong() {
        return lengthSquared() > 1 + ROUNDING;
    }

    /** The reconstructed w; NaN if x, y or z is unreadable. */
    public double w() {
        return Double.isFinite(lengthSquared())
                ? JointTransform.w(
                                row.orientation().x(),
                                row.orientation().y(),
                                row.orientation().z())
                        + 0.0
                : Double.NaN;
    }

    /** The w that Doom 3 computes, without its sign: √|1 − |xyz|²|. */
    public double doom3W() {
        return Math.sqrt(Math.abs(1 - lengthSquared()));
    }
}
