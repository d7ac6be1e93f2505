package org.jointscope.edit.suggest;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jointscope.edit.Baseframes;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Rebase;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * Other valid animations, made from a valid one: with the baseframes and layouts of other exporters, other frame rates
 * and ranges, and other motions. None of them needs a repair.
 *
 * <p>Only baseframe values that no joint reads are changed alone, so that the poses are the same.
 */
public enum Undamaged {
    AS_IT_IS,
    ZERO_BASEFRAME,
    NEGATED_BASEFRAME,
    ONE_ROW_NEGATED,
    ALL_ROWS_BUT_ONE_NEGATED,
    EVERY_SECOND_ROW_NEGATED,
    UNRELATED_BASEFRAME,
    BASEFRAME_OF_FIRST_FRAME,
    BASEFRAME_OF_LAST_FRAME,
    ALL_COMPONENTS,
    INVERTED_ROTATIONS,
    MIRRORED,
    REVERSED,
    EVERY_SECOND_FRAME,
    EVERY_FOURTH_FRAME,
    MIDDLE_FRAMES,
    ONE_FRAME,
    REPEATED,
    JOINED,
    ROOT_IN_PLACE,
    STATIC_JOINT;

    private static final double FAR = 7;

    /** @param random for the choice of a joint or row */
    public Md5Anim of(Md5Anim anim, Random random) {
        List<Frame> frames = anim.frames();
        int count = frames.size();
        int chosen = random.nextInt(Math.max(1, anim.hierarchy().size()));
        return switch (this) {
            case AS_IT_IS -> anim;
            case ZERO_BASEFRAME -> withUnread(anim, (joint, component, value) -> 0);
            case NEGATED_BASEFRAME -> withUnread(anim, negated(joint -> true));
            case ONE_ROW_NEGATED -> withUnread(anim, negated(joint -> joint == chosen));
            case ALL_ROWS_BUT_ONE_NEGATED -> withUnread(anim, negated(joint -> joint != chosen));
            case EVERY_SECOND_ROW_NEGATED -> withUnread(anim, negated(joint -> joint % 2 == 0));
            case UNRELATED_BASEFRAME ->
                withUnread(anim, (joint, component, value) -> (random.nextDouble() - 0.5) * (component < 3 ? FAR : 1));
            case BASEFRAME_OF_FIRST_FRAME -> rebased(anim, 0);
            case BASEFRAME_OF_LAST_FRAME -> rebased(anim, count - 1);
            case ALL_COMPONENTS -> new AllComponents().applyTo(anim);
            case INVERTED_ROTATIONS -> mapped(anim, (joint, component, value) -> component < 3 ? value : -value);
            case MIRRORED ->
                mapped(
                        anim,
                        (joint, component, value) ->
                                component == 1 || component == 3 || component == 5 ? -value : value);
            case REVERSED -> anim.withFrames(frames.reversed());
            case EVERY_SECOND_FRAME -> every(anim, 2);
            case EVERY_FOURTH_FRAME -> every(anim, 4);
            case MIDDLE_FRAMES -> anim.withFrames(frames.subList(count / 3, count - count / 3));
            case ONE_FRAME -> anim.withFrames(frames.subList(count / 2, count / 2 + 1));
            case REPEATED -> joined(anim, frames);
            case JOINED ->
                joined(anim, frames.subList(count / 3, count - count / 3).reversed());
            case ROOT_IN_PLACE -> still(anim, 0, 3);
            case STATIC_JOINT -> still(anim, chosen, 6);
        };
    }

    private interface Value {
        double of(int joint, int component, double value);
    }

    private interface Rows {
        boolean contain(int joint);
    }

    private static Value negated(Rows rows) {
        return (joint, component, value) -> component >= 3 && rows.contain(joint) ? -value : value;
    }

    private static Md5Anim withUnread(Md5Anim anim, Value values) {
        return withBaseframe(
                anim,
                (joint, component, value) -> (anim.hierarchy().get(joint).flags() >> component & 1) != 0
                        ? values.of(joint, component, value)
                        : value);
    }

    private static Md5Anim withBaseframe(Md5Anim anim, Value values) {
        return anim.withBaseframe(IntStream.range(0, anim.baseframe().size())
                .mapToObj(joint -> row(anim.baseframe().get(joint), joint, values))
                .toList());
    }

    private static BaseframeRow row(BaseframeRow row, int joint, Value values) {
        Component[] components = Component.values();
        return new BaseframeRow(
                Vector3.of(axis -> values.of(joint, axis, row.value(components[axis]))),
                Vector3.of(axis -> values.of(joint, 3 + axis, row.value(components[3 + axis]))),
                row.location());
    }

    private static Md5Anim rebased(Md5Anim anim, int frame) {
        return new Rebase(Baseframes.ofFrame(anim, frame)).applyTo(anim);
    }

    private static Md5Anim mapped(Md5Anim anim, Value values) {
        return withFrameValues(withBaseframe(anim, values), values);
    }

    private static Md5Anim withFrameValues(Md5Anim anim, Value values) {
        Clip clip = Md5Kernel.clip(anim);
        List<Frame> frames = new ArrayList<>();
        for (int frame = 0; frame < anim.frames().size(); frame++) {
            double[] components = anim.frames().get(frame).values();
            for (int joint = 0; joint < anim.hierarchy().size(); joint++) {
                for (Component component : Component.values()) {
                    int index = clip.componentIndex(joint, component);
                    if (index >= 0 && index < components.length) {
                        components[index] = values.of(
                                joint,
                                component.ordinal(),
                                anim.frames().get(frame).value(index));
                    }
                }
            }
            frames.add(anim.frames().get(frame).withValues(components));
        }
        return anim.withFrames(frames);
    }

    private static Md5Anim every(Md5Anim anim, int step) {
        return anim.withFrames(IntStream.range(0, (anim.frames().size() + step - 1) / step)
                .mapToObj(i -> anim.frames().get(i * step))
                .toList());
    }

    private static Md5Anim joined(Md5Anim anim, List<Frame> more) {
        List<Frame> frames = new ArrayList<>(anim.frames());
        frames.addAll(more);
        return anim.withFrames(frames);
    }

    /** With the first values of a joint in all frames. */
    private static Md5Anim still(Md5Anim anim, int still, int components) {
        Clip clip = Md5Kernel.clip(anim);
        return withFrameValues(
                anim,
                (joint, component, value) -> joint == still && component < components
                        ? clip.value(joint, Component.values()[component], 0)
                        : value);
    }
}
