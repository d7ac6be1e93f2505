package org.jointscope.pose.camera;

import java.util.Arrays;
import org.jointscope.pose.JointBlend;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;

/**
 * Computes the view of a camera at any moment of its animation, as in Doom 3 (Camera.cpp, GetViewParms): lerp for
 * position and FOV, slerp for orientation, and a sudden change at a cut. It keeps its scratch space and allocates
 * nothing. For one thread at a time.
 */
public final class CameraSampler {

    /**
     * Doubles of a view: position x, y, z and orientation x, y, z, w as in {@link JointTransform}, then the horizontal
     * FOV in degrees.
     */
    public static final int VIEW = JointTransform.STRIDE + 1;

    /** Offset of the FOV within a view. */
    public static final int FOV = JointTransform.STRIDE;

    /** Aspect ratio (width / height) of the screen that the FOV in files refers to. */
    public static final double SCREEN_ASPECT = 4.0 / 3;

    private static final double NARROWEST_FOV = 1;
    private static final double WIDEST_FOV = 175;

    private final CameraPath path;
    private final double[] from = new double[JointTransform.STRIDE];
    private final double[] to = new double[JointTransform.STRIDE];
    private final JointBlend blend = new JointBlend(1);

    public CameraSampler(CameraPath path) {
        this.path = path;
    }

    /**
     * Writes the view at a moment. Without frames, the camera is at the origin and looks along +X.
     *
     * @param played zero-based, in played frames ({@link CameraPath#playedCount}); a fraction is between two frames;
     *     after the end it is the last frame
     * @param view {@value #VIEW} doubles
     */
    public void sample(double played, double[] view) {
        if (path.frameCount() == 0) {
            stand(view);
            return;
        }
        int last = path.frameCount() - 1;
        int whole = PoseSampler.frameAt(played, path.frameCount());
        double fraction = PoseSampler.share(played, whole);
        int frame = path.fileFrame(whole);
        JointTransform.copy(path.placements(), frame, from, 0);
        double fov = path.fov(frame);
        if (fraction > 0 && frame < last) {
            JointTransform.copy(path.placements(), frame + 1, to, 0);
            blend.between(from, to);
            blend.at(fraction, from);
            fov += (path.fov(frame + 1) - fov) * fraction;
        }
        JointTransform.normalize(from);
        JointTransform.copy(from, 0, view, 0);
        view[FOV] = fov;
    }

    /** Writes the view of a camera at the origin that looks along +X. */
    public static void stand(double[] view) {
        Arrays.fill(view, 0);
        view[FOV - 1] = -1;
        view[FOV] = CameraPath.USUAL_FOV;
    }

    /**
     * The vertical FOV for a horizontal one, in degrees, for an image with that aspect ratio and square pixels.
     *
     * @param fov horizontal, in degrees
     * @param aspect width divided by height
     */
    public static double verticalFov(double fov, double aspect) {
        return Math.toDegrees(2 * Math.atan(Math.tan(Math.toRadians(fov) / 2) / aspect));
    }

    /**
     * The vertical FOV of Doom 3 for the horizontal FOV of a file, in degrees. The file refers to a 4:3 screen. A wider
     * screen has the same vertical FOV, a narrower one the same horizontal FOV (Game_local.cpp, CalcFov). Angles that
     * cannot be drawn are replaced by the nearest possible one.
     *
     * @param fov horizontal, in degrees
     * @param aspect of the screen, width divided by height
     */
    public static double shownVerticalFov(double fov, double aspect) {
        double drawable = Math.clamp(fov, NARROWEST_FOV, WIDEST_FOV);
        return verticalFov(drawable, Math.min(aspect, SCREEN_ASPECT));
    }
}
