package org.jointscope.edit;

import org.jointscope.model.Md5Anim;

/**
 * Lays the floats of all frames out as exporters do: joint after joint in file order, without gaps,
 * each joint its own; a joint without flags starts at 0. No pose changes: a float that several
 * joints read is written for each of them, one that the frame does not have or that cannot be read
 * is written as the baseframe value that stood in for it, and what nobody reads is left out.
 */
public record Repack() implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        throw new UnsupportedOperationException("to come");
    }
}
