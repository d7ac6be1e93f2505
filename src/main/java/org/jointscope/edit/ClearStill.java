package org.jointscope.edit;

import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * Clears the bits of all components that never leave the baseframe by more than a tolerance, and
 * repacks. With {@link Tolerance#LOSSLESS} no pose changes; with any other one {@link PoseChange}
 * tells how far joints move. An animation without frames stays as it is: nothing is known of it.
 */
public record ClearStill(Tolerance tolerance) implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        int[] flags = Packing.knownFlags(anim);
        if (anim.frames().isEmpty() || Packing.isTooMuch(anim, flags)) {
            return anim;
        }
        Clip clip = Md5Kernel.clip(anim);
        for (int joint = 0; joint < flags.length; joint++) {
            if (flags[joint] != ModelFile.MISSING) {
                flags[joint] = moving(clip, joint, flags[joint]);
            }
        }
        return new Packing(anim, flags, Packing.Values.of(clip)).result().orElse(anim);
    }

    private int moving(Clip clip, int joint, int flags) {
        int moving = 0;
        for (Component component : Component.values()) {
            if (component.isIn(flags) && !isStill(clip, joint, component)) {
                moving |= component.bit();
            }
        }
        return moving;
    }

    private boolean isStill(Clip clip, int joint, Component component) {
        double most = !component.isOrientation() ? tolerance.position() : tolerance.orientation();
        double baseframe = clip.baseframe(joint, component);
        for (int frame = 0; frame < clip.frameCount(); frame++) {
            if (!(Math.abs(clip.value(joint, component, frame) - baseframe) <= most)) {
                return false;
            }
        }
        return true;
    }
}
