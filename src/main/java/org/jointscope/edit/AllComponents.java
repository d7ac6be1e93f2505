package org.jointscope.edit;

import org.jointscope.model.Md5Anim;

/**
 * Sets all six bits of every joint and repacks, as exporters for Blender do. No pose changes: a
 * component that came from the baseframe is written into every frame.
 */
public record AllComponents() implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        throw new UnsupportedOperationException("to come");
    }
}
