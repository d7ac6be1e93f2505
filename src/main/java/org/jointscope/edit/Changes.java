package org.jointscope.edit;

import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The differences between an animation and its edited version, row by row: a row is compared with
 * the one of the same index, and a new row differs. Locations and comments are ignored. Frames that
 * both share are not compared.
 */
public record Changes(Md5Anim before, Md5Anim after) {

    private static final int FACES = 6;

    public boolean flags(int joint) {
        return differs(Md5Anim::hierarchy, joint, (old, row) -> old.flags() != row.flags());
    }

    public boolean startIndex(int joint) {
        return differs(
                Md5Anim::hierarchy, joint, (old, row) -> old.startIndex() != row.startIndex());
    }

    /** True if the joint of this index is new, or has another name or parent. */
    public boolean identity(int joint) {
        return differs(
                Md5Anim::hierarchy,
                joint,
                (old, row) -> old.parent() != row.parent() || !old.name().equals(row.name()));
    }

    public boolean joint(int joint) {
        return flags(joint) || startIndex(joint) || identity(joint);
    }

    public boolean baseframe(int joint, Component component) {
        return differs(
                Md5Anim::baseframe,
                joint,
                (old, row) -> !same(old.value(component), row.value(component)));
    }

    public boolean baseframe(int joint) {
        return Arrays.stream(Component.values()).anyMatch(each -> baseframe(joint, each));
    }

    /**
     * True if a face of a row of the bounds differs.
     *
     * @param face 0 to 2 for min x, y, z, 3 to 5 for max
     */
    public boolean bounds(int row, int face) {
        return differs(Md5Anim::bounds, row, (old, box) -> !same(old.face(face), box.face(face)));
    }

    public boolean bounds(int row) {
        return IntStream.range(0, FACES).anyMatch(face -> bounds(row, face));
    }

    /** True if the component of this index in a frame is new or has another value. */
    public boolean isOther(int frame, int index) {
        return differs(
                Md5Anim::frames,
                frame,
                (old, edited) ->
                        index >= old.size() || !same(old.value(index), edited.value(index)));
    }

    /** True if any component of a frame, or their number, differs. */
    public boolean frame(int frame) {
        return differs(
                Md5Anim::frames,
                frame,
                (old, edited) -> !Arrays.equals(old.sharedValues(), edited.sharedValues()));
    }

    /** True if the row of an index is new, or differs by a criterion. */
    private <T> boolean differs(
            Function<Md5Anim, List<T>> rows, int index, BiPredicate<T, T> other) {
        List<T> olds = rows.apply(before);
        List<T> news = rows.apply(after);
        return index < news.size()
                && (index >= olds.size()
                        || olds.get(index) != news.get(index)
                                && other.test(olds.get(index), news.get(index)));
    }

    public boolean commandline() {
        return !before.commandline().equals(after.commandline());
    }

    public boolean isEmpty() {
        return before == after
                || !commandline()
                        && declared(Md5Anim::numAnimatedComponents)
                        && declared(Md5Anim::numJoints)
                        && same(Md5Anim::hierarchy, this::joint)
                        && same(Md5Anim::baseframe, this::baseframe)
                        && same(Md5Anim::bounds, this::bounds)
                        && same(Md5Anim::frames, this::frame);
    }

    /** True if both declare the same number. */
    private boolean declared(Function<Md5Anim, Optional<Declared>> number) {
        return number.apply(before)
                .map(Declared::value)
                .equals(number.apply(after).map(Declared::value));
    }

    private boolean same(Function<Md5Anim, List<?>> rows, IntPredicate differs) {
        int size = rows.apply(after).size();
        return rows.apply(before).size() == size && IntStream.range(0, size).noneMatch(differs);
    }

    /** Number of rows of the edited animation that differ by a criterion. */
    public int count(Function<Md5Anim, List<?>> rows, IntPredicate differs) {
        return (int) IntStream.range(0, rows.apply(after).size()).filter(differs).count();
    }

    private static boolean same(double a, double b) {
        return Double.compare(a, b) == 0;
    }
}
