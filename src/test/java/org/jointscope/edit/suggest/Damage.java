package org.jointscope.edit.suggest;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;

/** An error in one row of a hierarchy; the components of the frames do not change. */
public enum Damage {
    START_PLUS_1,
    START_MINUS_1,
    START_PLUS_3,
    BIT_CLEARED,
    BIT_SET,
    /** One bit instead of another: the layout remains valid. */
    BIT_MOVED,
    /** The bit before or after instead of another, which moves no other component of the joint. */
    BIT_TO_NEIGHBOR,
    /**
     * One bit cleared, and all startIndex values computed from the flags, as a tool would; not in a file with another
     * order of components.
     */
    BIT_CLEARED_RENUMBERED;

    /** Whether it changes a startIndex, not flags. */
    public boolean isOfStart() {
        return this == START_PLUS_1 || this == START_MINUS_1 || this == START_PLUS_3;
    }

    /** Whether it changes the flags, and the number of components that the joint reads. */
    public boolean isOfFlagsCount() {
        return this == BIT_CLEARED || this == BIT_SET;
    }

    /** The damage to a random joint; empty if it is not possible for that one. */
    public Optional<Edit> choose(Md5Anim anim, Random random) {
        List<Integer> animated = IntStream.range(0, anim.hierarchy().size())
                .filter(joint -> anim.hierarchy().get(joint).componentCount() > 0)
                .boxed()
                .toList();
        int joint = animated.get(random.nextInt(animated.size()));
        AnimJoint row = anim.hierarchy().get(joint);
        return switch (this) {
            case START_PLUS_1 -> start(joint, row.startIndex() + 1);
            case START_MINUS_1 -> start(joint, row.startIndex() - 1);
            case START_PLUS_3 -> start(joint, row.startIndex() + 3);
            case BIT_CLEARED -> flip(joint, row.flags(), row.flags(), random);
            case BIT_SET -> flip(joint, row.flags(), ~row.flags() & Component.ALL, random);
            case BIT_MOVED -> move(joint, row.flags(), random);
            case BIT_TO_NEIGHBOR -> toNeighbor(joint, row.flags(), random);
            case BIT_CLEARED_RENUMBERED ->
                flip(joint, row.flags(), row.flags(), random)
                        .filter(edit -> new RenumberStarts().applyTo(anim).equals(anim))
                        .map(edit -> new Several(List.of(edit, new RenumberStarts())));
        };
    }

    private static Optional<Edit> start(int joint, int start) {
        return start < 0 ? Optional.empty() : Optional.of(new StartEdit(joint, start));
    }

    private static Optional<Edit> flip(int joint, int flags, int candidates, Random random) {
        return bit(candidates, random).map(bit -> new FlagsEdit(joint, flags ^ bit));
    }

    private static Optional<Edit> move(int joint, int flags, Random random) {
        Optional<Integer> to = bit(~flags & Component.ALL, random);
        return bit(flags, random).flatMap(from -> to.map(bit -> new FlagsEdit(joint, flags ^ from ^ bit)));
    }

    private static Optional<Edit> toNeighbor(int joint, int flags, Random random) {
        int movable = flags & (~flags << 1 | ~flags >> 1 & Component.ALL >> 1);
        return bit(movable, random)
                .flatMap(from -> bit((from << 1 | from >> 1) & ~flags & Component.ALL, random)
                        .map(to -> new FlagsEdit(joint, flags ^ from ^ to)));
    }

    private static Optional<Integer> bit(int candidates, Random random) {
        int[] bits = IntStream.range(0, Component.values().length)
                .map(i -> 1 << i)
                .filter(bit -> (candidates & bit) != 0)
                .toArray();
        return bits.length == 0 ? Optional.empty() : Optional.of(bits[random.nextInt(bits.length)]);
    }
}
