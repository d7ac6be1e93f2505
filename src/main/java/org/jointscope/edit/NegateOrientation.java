package org.jointscope.edit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * Negates x, y and z of a joint's quaternion in some frames. Because w is computed from them, always with the same
 * sign, this inverts the rotation. It repairs frames that an exporter wrote with the wrong sign of w. Other joints keep
 * their poses in parent space, and other frames do not change.
 *
 * <p>If a value other than 0 comes from the baseframe, its bit is set and the frames are repacked; likewise if a frame
 * lacks the component or another joint also reads it. Otherwise, only these components change.
 */
public record NegateOrientation(int joint, FrameSpan frames) implements Edit {

    private static final List<Component> TURNING = List.of(Component.QX, Component.QY, Component.QZ);

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        if (joint < 0 || joint >= anim.hierarchy().size()) {
            return anim;
        }
        Clip clip = Md5Kernel.clip(anim);
        FrameLayout layout = new FrameLayout(anim.hierarchy());
        List<Component> turned =
                TURNING.stream().filter(component -> isTurned(clip, component)).toList();
        if (turned.isEmpty()) {
            return anim;
        }
        return turned.stream().allMatch(component -> hasComponents(anim, clip, layout, component))
                ? inPlace(anim, clip, turned)
                : packed(anim, clip, turned);
    }

    private IntStream shown(Clip clip) {
        return IntStream.rangeClosed(Math.max(0, frames.first()), Math.min(frames.last(), clip.frameCount() - 1));
    }

    /** True if there is a value to negate that is not 0. */
    private boolean isTurned(Clip clip, Component component) {
        return shown(clip).anyMatch(frame -> clip.value(joint, component, frame) != 0);
    }

    /** True if the joint has a component of its own in each frame that requires one. */
    private boolean hasComponents(Md5Anim anim, Clip clip, FrameLayout layout, Component component) {
        int index = clip.componentIndex(joint, component);
        return index >= 0
                && layout.count(index) == 1
                && shown(clip)
                        .allMatch(frame ->
                                index < anim.frames().get(frame).size() || clip.value(joint, component, frame) == 0);
    }

    private Md5Anim inPlace(Md5Anim anim, Clip clip, List<Component> turned) {
        List<Frame> edited = new ArrayList<>(anim.frames());
        for (int frame : shown(clip).toArray()) {
            double[] values = edited.get(frame).values();
            for (Component component : turned) {
                double value = clip.value(joint, component, frame);
                if (value != 0) {
                    values[clip.componentIndex(joint, component)] = -value;
                }
            }
            if (!Arrays.equals(values, edited.get(frame).sharedValues())) {
                edited.set(frame, edited.get(frame).withValues(values));
            }
        }
        return anim.withFrames(edited);
    }

    private Md5Anim packed(Md5Anim anim, Clip clip, List<Component> turned) {
        int[] flags = Packing.knownFlags(anim);
        flags[joint] &= Component.ALL;
        turned.forEach(component -> flags[joint] |= component.bit());
        return Packing.packed(anim, flags, (at, component, frame) -> value(clip, at, component, frame), anim);
    }

    private double value(Clip clip, int at, Component component, int frame) {
        double value = clip.value(at, component, frame);
        boolean negated = at == joint
                && TURNING.contains(component)
                && value != 0
                && frame >= frames.first()
                && frame <= frames.last();
        return negated ? -value : value;
    }
}
