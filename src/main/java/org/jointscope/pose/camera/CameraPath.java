package org.jointscope.pose.camera;

import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Transform;

import java.util.Arrays;
import java.util.List;

/**
 * A camera's flight made ready to run, as Doom 3 runs it (Camera.cpp, GetViewParms). A cut is an
 * extra frame that no time is spent on, so a flight has two counts of frames: those of the file,
 * and those that are played, which are fewer by the cuts. Making one never fails.
 *
 * <p>Where the file has frames 0 1 2 3 4 and a cut at 2, frame 2 is the old view at the moment of
 * the cut and frame 3 the new one at the same moment. Played are 0, 1, 3, 4: on the way from 1 the
 * view goes towards 2, and when it gets there it is 3.
 */
public final class CameraPath {

    /** Horizontal degrees, where the file has no number: what Doom 3 shows the world with. */
    static final double USUAL_FOV = 90;

    /** No flight: a path without frames. */
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
        this.cuts =
                declaredCuts.stream()
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

    /** Cuts that no frame of the file can be are left out; the others stay in the file's order. */
    public static CameraPath of(Md5Camera camera) {
        double rate = camera.frameRate().map(declared -> declared.value()).orElse(0.0);
        return new CameraPath(rate, camera.frames(), camera.cuts());
    }

    /** The frames of the file. */
    public int frameCount() {
        return frameCount;
    }

    /** Frames a second; 0 if the file gives none that makes sense, and the camera stands still. */
    public double frameRate() {
        return frameRate;
    }

    /** The frames that time is spent on: without those that are cuts; 0 in a file of none. */
    public int playedCount() {
        return frameCount == 0 ? 0 : Math.max(1, frameCount - cuts.length);
    }

    /** The length of a flight until Doom 3 begins it again; 0 without a frame rate. */
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
     * The frame of the file that shows at a played one: each cut that has been reached lies one
     * further. The last frame, if that is past the end.
     *
     * @param played zero-based
     */
    public int fileFrame(int played) {
        long frame = Math.max(0, played);
        for (int cut : cuts) {
            // As the engine does: a cut still to come hides those behind it in the list.
            if (frame < cut) {
                break;
            }
            frame++;
        }
        return (int) Math.min(frame, frameCount - 1);
    }

    /**
     * When a frame of the file has its turn, in played frames: a cut at the same moment as the
     * frame behind it.
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

    /** The horizontal angle of view in a frame of the file, in degrees. */
    public double fov(int frame) {
        return fovs[frame];
    }

    /**
     * Writes the view in a frame of the file, be it a cut or not.
     *
     * @param view {@value CameraSampler#VIEW} doubles, as {@link CameraSampler#sample} writes them
     */
    public void view(int frame, double[] view) {
        JointTransform.copy(placements, frame, view, 0);
        JointTransform.normalize(view);
        view[CameraSampler.FOV] = fovs[frame];
    }
}
