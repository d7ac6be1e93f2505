package org.jointscope.ui.md5.joint;

import java.util.List;
import java.util.Optional;

/**
 * All that the pane says about a joint at a moment.
 *
 * @param place its index and line
 * @param numbersText what its flags mean
 * @param lengths how w comes about, a row a frame
 * @param local as seen from the parent
 * @param modelSpace as the file says
 * @param drawn where the picture has the joint, if it moves the root
 * @param bind the joint in the mesh's bind pose, if there is a mesh beside the animation
 */
public record JointSheet(
        String name,
        String place,
        Optional<Parent> parent,
        String numbersText,
        NumberTable numbers,
        String lengthsText,
        List<LengthRow> lengths,
        PlacementStep local,
        PlacementStep modelSpace,
        Optional<PlacementStep> drawn,
        Optional<PlacementStep> bind) {

    /** The joint that this one hangs on. */
    public record Parent(int joint, String name) {}
}
