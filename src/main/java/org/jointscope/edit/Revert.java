package org.jointscope.edit;

import org.jointscope.model.Md5Anim;

/**
 * Gives a joint, or the whole animation, back what another animation says: usually the one that the
 * file holds.
 *
 * @param joint whose flags, startIndex and baseframe row are meant; {@link #ALL} for everything
 */
public record Revert(Md5Anim original, int joint) implements Edit {

    /** All joints, bounds and frames. */
    public static final int ALL = -1;

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        throw new UnsupportedOperationException("to come");
    }
}
