package org.jointscope.edit;

import org.jointscope.model.Md5Anim;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * Lays the floats of all frames out as exporters do: joint after joint in file order, without gaps,
 * each joint its own; a joint without flags starts at 0. No pose changes: a float that several
 * joints read is written for each of them, one that the frame does not have or that cannot be read
 * is written as the baseframe value that stood in for it, and what nobody reads is left out. Flags
 * lose the bits that mean nothing; flags that cannot be read stay so, and count as none.
 */
public record Repack() implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        Packing.Values values = Packing.Values.of(Md5Kernel.clip(anim));
        return new Packing(anim, Packing.knownFlags(anim), values).result().orElse(anim);
    }
}
