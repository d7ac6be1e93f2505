package org.jointscope.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.FrameLayout.ComponentRange;
import org.jointscope.model.ModelFile;

/**
 * Unused components that are probably missing in the flags of the joint before them. With a wrong startIndex, a joint
 * also shares components or reads beyond the frame: if no joint does, and a joint has enough cleared bits for the
 * unused components directly after its own, these bits are missing. At the end of a frame only a comment that names the
 * components is sufficient, because numAnimatedComponents can be too high.
 */
final class MissingBits {

    private final Map<ComponentRange, Integer> joints = new HashMap<>();
    private final Map<Integer, ComponentRange> ranges = new HashMap<>();
    private final List<AnimJoint> hierarchy;
    private final int componentCount;

    MissingBits(List<AnimJoint> hierarchy, List<ComponentRange> free, int componentCount) {
        this.hierarchy = hierarchy;
        this.componentCount = componentCount;
        if (!free.isEmpty() && isEachReadOnce(hierarchy, free)) {
            Map<Long, ComponentRange> byFirst =
                    free.stream().collect(Collectors.toMap(range -> (long) range.first(), it -> it));
            find(hierarchy, byFirst, MissingBits::isCommented);
            find(hierarchy, byFirst, this::isBetween);
        }
    }

    /** Whether no component is shared, and none is outside of the frame. */
    private boolean isEachReadOnce(List<AnimJoint> hierarchy, List<ComponentRange> free) {
        boolean readable = hierarchy.stream()
                .noneMatch(joint -> joint.flags() == ModelFile.MISSING || joint.startIndex() == ModelFile.MISSING);
        long used = hierarchy.stream().mapToLong(AnimJoint::componentCount).sum();
        return readable && used + free.stream().mapToLong(ComponentRange::size).sum() == componentCount;
    }

    private void find(
            List<AnimJoint> hierarchy,
            Map<Long, ComponentRange> byFirst,
            BiPredicate<AnimJoint, ComponentRange> evidence) {
        for (int index = 0; index < hierarchy.size(); index++) {
            AnimJoint joint = hierarchy.get(index);
            ComponentRange range = byFirst.get(joint.endIndex());
            if (range != null && !joints.containsKey(range) && evidence.test(joint, range)) {
                joints.put(range, index);
                ranges.put(index, range);
            }
        }
    }

    /** Whether the comment names the components of the flags and as many others. */
    private static boolean isCommented(AnimJoint joint, ComponentRange range) {
        int named = named(joint);
        int flags = joint.flags() & Component.ALL;
        return (named & flags) == flags && Integer.bitCount(named & ~flags) == range.size();
    }

    private static int named(AnimJoint joint) {
        return JointComment.of(joint.comment()).components().orElse(0);
    }

    private boolean isBetween(AnimJoint joint, ComponentRange range) {
        return joint.componentCount() > 0
                && joint.componentCount() + range.size() <= Component.values().length
                && range.last() + 1 < componentCount;
    }

    /** The unused components that the flags of a joint probably lack. */
    Optional<ComponentRange> of(int joint) {
        return Optional.ofNullable(ranges.get(joint));
    }

    /**
     * The bits that the flags of a joint probably lack: all cleared ones, or those of the components in its comment; 0
     * if other sets of as many bits are equally probable.
     */
    int bits(int joint) {
        AnimJoint row = hierarchy.get(joint);
        ComponentRange range = ranges.get(joint);
        int cleared = Component.ALL & ~row.flags();
        if (range == null) {
            return 0;
        }
        if (Integer.bitCount(cleared) == range.size()) {
            return cleared;
        }
        return isCommented(row, range) ? cleared & named(row) : 0;
    }

    /** The joint of which the flags probably lack unused components. */
    OptionalInt joint(ComponentRange range) {
        Integer joint = joints.get(range);
        return joint == null ? OptionalInt.empty() : OptionalInt.of(joint);
    }
}
