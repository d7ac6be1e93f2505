package org.jointscope.edit;

import org.jointscope.model.Md5Anim;

/**
 * Gives all joints the startIndexes that one would expect, in file order, and leaves the frames
 * alone: for a file whose floats are in order while its startIndexes are not. Poses change, unless
 * all was well.
 */
public record RenumberStarts() implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        throw new UnsupportedOperationException("to come");
    }
}
