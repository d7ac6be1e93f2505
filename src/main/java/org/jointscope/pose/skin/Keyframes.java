package org.jointscope.pose.skin;

import org.jointscope.pose.LoopRule;
import org.jointscope.pose.skin.SkinnedMesh.Pose;

/** The surface of a model that has its points and normals in every frame. */
public interface Keyframes extends Pose {

    int frameCount();

    /** The same frames, which can be at another moment. */
    Keyframes copy();

    /**
     * Goes to a moment in a cycle over some of the frames.
     *
     * @param frame a fraction is between two frames; after the last frame it is between that and the next one by the
     *     loop rule
     * @param first index of the first frame of the cycle
     * @param last index of the last one
     */
    void go(double frame, int first, int last, LoopRule loop);

    /** Goes to a moment in the cycle over all frames. */
    default void go(double frame, LoopRule loop) {
        if (frameCount() > 0) {
            go(frame, 0, frameCount() - 1, loop);
        }
    }

    /** Writes the normal of every point; (0, 0, 0) if its index in the file is invalid. */
    void normals(KeyframeNormals mode, float[] out);

    /** The normals of a model with keyframes between two frames. */
    enum KeyframeNormals {
        /**
         * Those of the frame that is interpolated to, as in Quake II, which interpolates only positions
         * (ref_gl/gl_mesh.c, GL_DrawAliasFrameLerp). Lighting changes suddenly at each frame.
         */
        CURRENT_FRAME,
        /** Interpolated like the positions, and normalized. */
        INTERPOLATED
    }
}
