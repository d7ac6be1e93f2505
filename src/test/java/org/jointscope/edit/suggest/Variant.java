package org.jointscope.edit.suggest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;

/** The layout of an animation without errors before it is damaged. */
public enum Variant {
    /** Unchanged. */
    AS_IS,
    /** Without redundant flag bits, and repacked. */
    PARTIAL,
    /** The same, with the components of the joints in random order. */
    SHUFFLED,
    /** The second variant, with the later half of the frames: none of them is the baseframe. */
    LATER;

    /** Removes the comments of rows, which would show the original values. */
    public Md5Anim of(Md5Anim anim, Random random) {
        Md5Anim bare = withoutComments(anim);
        return switch (this) {
            case AS_IS -> bare;
            case PARTIAL -> partial(bare);
            case LATER -> partial(later(bare));
            case SHUFFLED -> shuffled(partial(bare), random);
        };
    }

    private static Md5Anim withoutComments(Md5Anim anim) {
        return anim.withHierarchy(
                anim.hierarchy().stream().map(row -> row(row, row.startIndex())).toList());
    }

    private static AnimJoint row(AnimJoint row, int start) {
        return new AnimJoint(row.name(), row.parent(), row.flags(), start, row.location());
    }

    private static Md5Anim later(Md5Anim anim) {
        List<Frame> frames = anim.frames();
        return anim.withFrames(frames.subList(frames.size() / 2, frames.size()));
    }

    private static Md5Anim partial(Md5Anim anim) {
        return new Repack().applyTo(new ClearStill(Tolerance.LOSSLESS).applyTo(anim));
    }

    /** For a packed animation. */
    private static Md5Anim shuffled(Md5Anim anim, Random random) {
        List<AnimJoint> rows = new ArrayList<>(anim.hierarchy());
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, rows.size()).boxed().toList());
        Collections.shuffle(order, random);
        int[] from = new int[rows.stream().mapToInt(AnimJoint::componentCount).sum()];
        int next = 0;
        for (int joint : order) {
            AnimJoint row = rows.get(joint);
            int old = row.startIndex();
            rows.set(joint, row(row, row.componentCount() == 0 ? 0 : next));
            for (int i = 0; i < row.componentCount(); i++) {
                from[next++] = old + i;
            }
        }
        List<Frame> frames = anim.frames().stream()
                .map(frame -> frame.withValues(
                        Arrays.stream(from).mapToDouble(frame::value).toArray()))
                .toList();
        return anim.withHierarchy(rows).withFrames(frames);
    }
}
