package org.jointscope.edit;

import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.md5.Md5Kernel;

import java.util.Arrays;

/**
 * Sets all six bits of every joint and repacks, as exporters for Blender do. No pose changes: a
 * component that came from the baseframe is written into every frame.
 */
public record AllComponents() implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        int[] flags = new int[anim.hierarchy().size()];
        Arrays.fill(flags, Component.ALL);
        return new Packing(anim, flags, Packing.Values.of(Md5Kernel.clip(anim)))
                .result()
                .orElse(anim);
    }
}
