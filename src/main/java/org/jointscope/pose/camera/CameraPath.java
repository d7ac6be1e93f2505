package org.jointscope.pose.camera;

import java.util.Arrays;
import java.util.List;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Transform;

/**
 * A camera animation prepared for playback as in Doom 3 (Camera.cpp, GetViewParms). A cut is an extra frame without a
 * duration, so an animation has two counts of frames: the frames of the file, and the played frames, which are fewer by
 * the number of cuts. Making one never fails.
 *
 * <p>If the file has frames 0 1 2 3 4 and a cut at 2, frame 2 is the old view at the moment of the cut and frame 3 the
 * new view at the same moment. The played frames are 0, 1, 3, 4: after frame 1 the view is interpolated towards frame
 * 2, and at the end of the interval it is frame 3.
 */
public final class CameraPath {

    /** The horizontal FOV in degrees if the file has no number: the default of Doom 3. */
    static final double USUAL_FOV = 90;

    /** A path without frames. */
    public static final CameraPath NONE = new CameraPath(0, List.of(), List.of());

    private final double frameRate;
    private final int frameCount;
    private final int[] cuts;
    private final int[] cutsBefore;
    private final double[] placements;
    private final double[] fovs;

    private CameraPath(double rate, List<CameraRow> rows, List<CameraCut> declaredCuts) {
        this.frameRate = Double.isFinite(rate) && rate > 0 ? rate : 0;
        this.frameCount = rows.size();
        this.cuts = declaredCuts.stream()
                .mapToInt(CameraCut::frame)
                .filter(cut -> cut >= 1 && cut < rows.size())
                .toArray();
        this.cutsBefore = count(cuts, frameCount);
        this.placements = new double[frameCount * JointTransform.STRIDE];
        this.fovs = new double[frameCount];
        for (int frame = 0; frame < frameCount; frame++) {
            CameraRow row = rows.get(frame);
            JointTransform.set(placements, frame, row.position(), row.orientation());
            fovs[frame] = Double.isFinite(row.fov()) ? row.fov() : USUAL_FOV;
        }
    }

    /** Number of cuts before each frame, and before the end. */
    private static int[] count(int[] cuts, int frameCount) {
        int[] before = new int[frameCount + 1];
        for (int cut : cuts) {
            before[cut + 1]++;
        }
        Arrays.parallelPrefix(before, Integer::sum);
        return before;
    }

    /** Makes a path. Cuts that are not frames of the file are ignored; the others keep the order of the file. */
    public static CameraPath of(Md5Camera camera) {
        double rate = camera.frameRate().map(declared -> declared.value()).orElse(0.0);
        return new CameraPath(rate, camera.frames(), camera.cuts());
    }

    /** The frames of the file. */
    public int frameCount() {
        return frameCount;
    }

    /** Frames per second; 0 if the file contains no usable rate, so that the camera does not move. */
    public double frameRate() {
        return frameRate;
    }

    /** Number of played frames: those that are not cuts; 0 in a file without frames. */
    public int playedCount() {
        return frameCount == 0 ? 0 : Math.max(1, frameCount - cuts.length);
    }

    /** The duration until Doom 3 starts the animation again; 0 without a frame rate. */
    public double seconds() {
        return frameRate == 0 ? 0 : playedCount() / frameRate;
    }

    /**
     * Whether a frame of the file is a cut.
     *
     * @param frame zero-based
     */
    public boolean isCut(int frame) {
        return cutsBefore[frame + 1] > cutsBefore[frame];
    }

    /**
     * The frame of the file for a played frame: its index increases by one for each cut that has been reached. The last
     * frame if that is beyond the end.
     *
     * @param played zero-based
     */
    public int fileFrame(int played) {
        long frame = Math.max(0, played);
        for (int cut : cuts) {
            // As in the engine: a cut that is not reached hides those after it in the list.
            if (frame < cut) {
                break;
            }
            frame++;
        }
        return (int) Math.min(frame, frameCount - 1);
    }

    /**
     * The played frame of a frame of the file. A cut has the same one as the frame after it.
     *
     * @param frame zero-based
     */
    public int playedFrame(int frame) {
        return Math.max(0, frame - cutsBefore[frame]);
    }

    /** The camera's transforms in the frames of the file, as written. Shared. */
    double[] placements() {
        return placements;
    }

    /** The camera's transform in a frame of the file. */
    public Transform transform(int frame) {
        return Transform.of(placements, frame);
    }

    /** The horizontal FOV in a frame of the file, in degrees. */
    public double fov(int frame) {
        return fovs[frame];
    }

    /**
     * Writes the view in a frame of the file, whether it is a cut or not.
     *
     * @param view {@value CameraSampler#VIEW} doubles, as {@link CameraSampler#sample} writes them
     */
    public void view(int frame, double[] view) {
        JointTransform.copy(placements, frame, view, 0);
        JointTransform.normalize(view);
        view[CameraSampler.FOV] = fovs[frame];
    }
}
