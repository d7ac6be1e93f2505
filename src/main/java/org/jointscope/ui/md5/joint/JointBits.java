package org.jointscope.ui.md5.joint;

/**
 * What can be changed about a joint.
 *
 * @param there whether it has a row in an animation
 * @param flags 0 if they cannot be read
 * @param editedBits those that are not as in the file
 * @param start the startIndex; empty if it cannot be read
 * @param startEdited whether that is not as in the file
 * @param baseframeEdited whether the baseframe is not as in the file
 */
public record JointBits(
        boolean there,
        int flags,
        int editedBits,
        String start,
        boolean startEdited,
        boolean baseframeEdited) {

    static final JointBits NONE = new JointBits(false, 0, 0, "", false, false);

    /** Whether anything is not as in the file. */
    public boolean isEdited() {
        return editedBits != 0 || startEdited || baseframeEdited;
    }
}
