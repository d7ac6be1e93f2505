package org.jointscope.pose.skin;

import org.jointscope.pose.LoopRule;
import org.jointscope.pose.skin.SkinnedMesh.Surface;

/** The surface of a model that has its points and normals anew in every frame. */
public interface Keyframes extends Surface {

    int frameCount();

    /**
     * Goes to a moment in a round of some of the frames.
     *
     * @param frame a fraction lies between two frames, and one past the last between that and what
     *     the loop rule says comes next
     * @param first index of the first frame of the round
     * @param last index of the last one
     */
    void go(double frame, int first, int last, LoopRule loop);

    /** Goes to a moment in the round of all frames. */
    default void go(double frame, LoopRule loop) {
        if (frameCount() > 0) {
            go(frame, 0, frameCount() - 1, loop);
        }
    }

    /** Writes the normal of every point; (0, 0, 0) where the file's number means nothing. */
    void normals(KeyframeNormals mode, float[] out);

    /** The normals of a model of key frames between two frames. */
    enum KeyframeNormals {
        /**
         * Those of the frame that is blended to, as Quake II takes them: it blends places only
         * (ref_gl/gl_mesh.c, GL_DrawAliasFrameLerp). Light jumps from frame to frame.
         */
        CURRENT_FRAME,
        /** Blended as the places are, and of unit length again. */
        BLENDED
    }
}
