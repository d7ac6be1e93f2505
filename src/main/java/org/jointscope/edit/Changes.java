package org.jointscope.edit;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * What differs between an animation and what became of it, row by row: a row is compared with the
 * one of the same index. Places and comments do not count. Frames that both share cost nothing.
 */
public record Changes(Md5Anim before, Md5Anim after) {

    public static Changes between(Md5Anim before, Md5Anim after) {
        return new Changes(before, after);
    }

    /** The joint of this index has other flags, or is new. */
    public boolean flags(int joint) {
        return isNew(joint, before.hierarchy())
                || old(joint).flags() != after.hierarchy().get(joint).flags();
    }

    /** The joint of this index has another startIndex, or is new. */
    public boolean startIndex(int joint) {
        return isNew(joint, before.hierarchy())
                || old(joint).startIndex() != after.hierarchy().get(joint).startIndex();
    }

    /** The joint of this index has another name or parent, or is new. */
    public boolean identity(int joint) {
        return isNew(joint, before.hierarchy())
                || old(joint).parent() != after.hierarchy().get(joint).parent()
                || !old(joint).name().equals(after.hierarchy().get(joint).name());
    }

    private AnimJoint old(int joint) {
        return before.hierarchy().get(joint);
    }

    public boolean joint(int joint) {
        return flags(joint) || startIndex(joint) || identity(joint);
    }

    public boolean baseframe(int joint, Component component) {
        if (isNew(joint, before.baseframe())) {
            return joint < after.baseframe().size();
        }
        BaseframeRow old = before.baseframe().get(joint);
        return joint < after.baseframe().size()
                && old != after.baseframe().get(joint)
                && !same(old.value(component), after.baseframe().get(joint).value(component));
    }

    public boolean baseframe(int joint) {
        for (Component component : Component.values()) {
            if (baseframe(joint, component)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a face of a row of the bounds differs.
     *
     * @param face 0…2 is min x, y, z, 3…5 is max
     */
    public boolean bounds(int row, int face) {
        if (isNew(row, before.bounds())) {
            return row < after.bounds().size();
        }
        return row < after.bounds().size()
                && !same(before.bounds().get(row).face(face), after.bounds().get(row).face(face));
    }

    public boolean bounds(int row) {
        for (int face = 0; face < 6; face++) {
            if (bounds(row, face)) {
                return true;
            }
        }
        return false;
    }

    /** The float of this index in a frame is another, or new. */
    public boolean isOther(int frame, int index) {
        if (isNew(frame, before.frames())) {
            return true;
        }
        Frame old = before.frames().get(frame);
        Frame edited = after.frames().get(frame);
        return old != edited
                && (index >= old.size() || !same(old.value(index), edited.value(index)));
    }

    /** Any float of a frame differs, or their number does. */
    public boolean frame(int frame) {
        if (isNew(frame, before.frames())) {
            return true;
        }
        Frame old = before.frames().get(frame);
        Frame edited = after.frames().get(frame);
        if (old == edited) {
            return false;
        }
        boolean differs = old.size() != edited.size();
        for (int i = 0; i < edited.size() && !differs; i++) {
            differs = !same(old.value(i), edited.value(i));
        }
        return differs;
    }

    public boolean isEmpty() {
        return before == after || (sameHeader() && sameSizes() && sameRows());
    }

    private boolean sameHeader() {
        return floatCount(before) == floatCount(after)
                && before.numJoints()
                        .map(d -> d.value())
                        .equals(after.numJoints().map(d -> d.value()));
    }

    private static double floatCount(Md5Anim anim) {
        return anim.numAnimatedComponents().map(declared -> declared.value()).orElse(-1.0);
    }

    private boolean sameSizes() {
        return before.hierarchy().size() == after.hierarchy().size()
                && before.baseframe().size() == after.baseframe().size()
                && before.bounds().size() == after.bounds().size()
                && before.frames().size() == after.frames().size();
    }

    private boolean sameRows() {
        return count(after.hierarchy(), this::joint) == 0
                && count(after.baseframe(), this::baseframe) == 0
                && count(after.bounds(), this::bounds) == 0
                && count(after.frames(), this::frame) == 0;
    }

    public int flagsCount() {
        return count(after.hierarchy(), this::flags);
    }

    public int startIndexCount() {
        return count(after.hierarchy(), this::startIndex);
    }

    public int identityCount() {
        return count(after.hierarchy(), this::identity);
    }

    public int baseframeCount() {
        return count(after.baseframe(), this::baseframe);
    }

    public int boundsCount() {
        return count(after.bounds(), this::bounds);
    }

    public int frameCount() {
        return count(after.frames(), this::frame);
    }

    /** The floats of a frame before: of the longest one, if they differ. */
    public int floatsBefore() {
        return longestFrame(before);
    }

    /** How many floats a frame has now: the longest one, if they differ. */
    public int floatsAfter() {
        return longestFrame(after);
    }

    private static int longestFrame(Md5Anim anim) {
        return anim.frames().stream().mapToInt(Frame::size).max().orElse(0);
    }

    private static int count(List<?> rows, IntPredicate differs) {
        return (int) IntStream.range(0, rows.size()).filter(differs).count();
    }

    private static boolean isNew(int index, List<?> old) {
        return index >= old.size();
    }

    private static boolean same(double a, double b) {
        return Double.compare(a, b) == 0;
    }
}
