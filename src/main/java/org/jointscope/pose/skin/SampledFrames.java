package org.jointscope.pose.skin;

import java.util.concurrent.CancellationException;

/**
 * The frames of an animation for a computation over all points: all of them, unless they are too many for the size of
 * the mesh. In that case some are used, evenly spread from the first to the last.
 *
 * @param count number of used frames
 * @param frames number of frames of the animation
 */
public record SampledFrames(int count, int frames) {

    /** The first frame, the last, and one between them. */
    private static final int FEWEST = 3;

    /** @param affordable the maximum number of weights and points to process, over all frames */
    public static SampledFrames of(SkinnedModel model, long affordable) {
        long steps = 1L + model.rig().size();
        for (SkinnedMesh mesh : model.meshes()) {
            steps += mesh.binding().pointCount() + mesh.binding().joints().length;
        }
        int frames = model.frameCount();
        return new SampledFrames((int) Math.min(frames, Math.max(FEWEST, affordable / steps)), frames);
    }

    /**
     * A used frame. The first is the first of the animation, the last one is its last.
     *
     * @throws CancellationException if the thread is interrupted
     */
    public int frame(int index) {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
        return count < 2 ? 0 : (int) ((long) index * (frames - 1) / (count - 1));
    }
}
