package org.jointscope.edit;

import org.jointscope.model.Md5Anim;

/**
 * Clears the bits of all components that never leave the baseframe by more than a tolerance, and
 * repacks. With {@link Tolerance#LOSSLESS} no pose changes.
 */
public record ClearStill(Tolerance tolerance) implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        throw new UnsupportedOperationException("to come");
    }
}
