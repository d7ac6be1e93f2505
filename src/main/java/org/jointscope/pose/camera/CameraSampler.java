package org.jointscope.pose.camera;

import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;

import java.util.Arrays;

/**
 * Computes the view of a camera at any moment of its flight, as Doom 3 does (Camera.cpp,
 * GetViewParms): position and angle of view on the line from one frame to the next, orientation on
 * the arc (slerp); at a cut the view jumps. It keeps its scratch space and allocates nothing; one
 * thread at a time.
 */
public final class CameraSampler {

    /**
     * Doubles of a view: position x, y, z and orientation x, y, z, w as in {@link JointTransform},
     * then the horizontal angle of view in degrees.
     */
    public static final int VIEW = JointTransform.STRIDE + 1;

    /** Offset of the angle of view within a view. */
    public static final int FOV = JointTransform.STRIDE;

    /** Width by height of the screen that the angles of view in files are meant for. */
    public static final double SCREEN_ASPECT = 4.0 / 3;

    private static final double NARROWEST_FOV = 1;
    private static final double WIDEST_FOV = 175;

    private final CameraPath path;
    private final double[] from = new double[JointTransform.STRIDE];
    private final double[] to = new double[JointTransform.STRIDE];

    public CameraSampler(CameraPath path) {
        this.path = path;
    }

    /**
     * Writes the view at a moment. A camera without frames is at the origin and looks along +X.
     *
     * @param played zero-based, in played frames ({@link CameraPath#playedCount}); a fraction lies
     *     between two, and what is past the end is the last frame
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
            JointTransform.blend(from, to, fraction, from);
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
     * The vertical angle of view that goes with a horizontal one, in degrees: of a picture of that
     * shape whose pixels are square.
     *
     * @param fov horizontal, in degrees
     * @param aspect width divided by height
     */
    public static double verticalFov(double fov, double aspect) {
        return Math.toDegrees(2 * Math.atan(Math.tan(Math.toRadians(fov) / 2) / aspect));
    }

    /**
     * The vertical angle of view of a file's horizontal one as Doom 3 shows it, in degrees. The
     * file means a screen of 4:3; a wider one shows as much from top to bottom and more at the
     * sides, a narrower one as much from side to side (Game_local.cpp, CalcFov). Angles that no
     * picture can have, of which a file may speak, count as the nearest one that can be drawn.
     *
     * @param fov horizontal, in degrees
     * @param aspect of the screen, width divided by height
     */
    public static double shownVerticalFov(double fov, double aspect) {
        double drawable = Math.clamp(fov, NARROWEST_FOV, WIDEST_FOV);
        return verticalFov(drawable, Math.min(aspect, SCREEN_ASPECT));
    }
}
