package org.jointscope.edit;

import org.jointscope.model.Md5Anim;

/**
 * A change to an animation, as a value. It is made to the animation as written, so it may make a
 * wrong one right or a right one wrong; whoever wants to see what becomes of the pose makes a
 * {@code Clip} of the result.
 *
 * <p>An edit never fails: what it says about joints, frames or floats that are not there is left
 * out, and so is one that would let the frames grow beyond all measure. Rows that it changes keep
 * their places, so that it can be said where in the file they stand.
 */
public sealed interface Edit
        permits FlagsEdit,
                StartEdit,
                BaseframeEdit,
                BoundsEdit,
                FloatEdit,
                Several,
                Repack,
                RenumberStarts,
                ClearStill,
                AllComponents,
                Rebase,
                ReplaceBounds,
                BoundsByFrameNumber,
                NegateOrientation,
                MatchMesh,
                Revert {

    /** The animation with the change; the same object if it changes nothing. */
    Md5Anim applyTo(Md5Anim anim);
}
