package org.jointscope.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The assignment of a frame's components to the joints of a hierarchy. A joint reads one component for each set bit of
 * its flags, in bit order, from its startIndex on; with unreadable flags or an unreadable startIndex it reads none.
 * Joints can share components, leave some unused, and read beyond the frame. A layout is as large as the joints make
 * it, at most six entries each, whatever the header declares as the length of a frame.
 */
public final class FrameLayout {

    /** Instead of an index: the joint does not read the component from the frame. */
    public static final int NONE = ModelFile.MISSING;

    private static final Component[] COMPONENTS = Component.values();

    /** The use of an index of a frame by a component of a joint. */
    public record Use(int index, int joint, Component component) {}

    private final List<AnimJoint> joints;

    /** Ascending: the index in the upper half, joint · 6 + component in the lower. */
    private final long[] uses;

    public FrameLayout(List<AnimJoint> joints) {
        this.joints = joints;
        int animated = joints.stream().mapToInt(AnimJoint::componentCount).sum();
        long[] entries = new long[animated];
        int count = 0;
        for (int joint = 0; joint < joints.size(); joint++) {
            for (Component component : COMPONENTS) {
                int index = index(joint, component);
                if (index != NONE) {
                    entries[count++] = key(index) | (long) joint * COMPONENTS.length + component.ordinal();
                }
            }
        }
        this.uses = count == animated ? entries : Arrays.copyOf(entries, count);
        Arrays.sort(uses);
    }

    private static long key(long index) {
        return index << Integer.SIZE;
    }

    /** The index that a component is read from if its bit is set. */
    public static long index(int flags, int startIndex, int component) {
        return (long) startIndex + Integer.bitCount(flags & (1 << component) - 1);
    }

    /** The index that a component of a joint is read from, or {@link #NONE}. */
    public static int index(AnimJoint joint, Component component) {
        if (joint.startIndex() == ModelFile.MISSING || !component.isIn(joint.flags())) {
            return NONE;
        }
        long index = index(joint.flags(), joint.startIndex(), component.ordinal());
        return index < Integer.MAX_VALUE ? (int) index : NONE;
    }

    public boolean has(int joint) {
        return joint >= 0 && joint < joints.size();
    }

    /** The index that a component of a joint is read from, or {@link #NONE}. */
    public int index(int joint, Component component) {
        return index(joints.get(joint), component);
    }

    /** The lowest index that a joint reads, or {@link #NONE}. */
    public int firstIndex(int joint) {
        return Arrays.stream(COMPONENTS)
                .mapToInt(component -> index(joint, component))
                .filter(index -> index != NONE)
                .findFirst()
                .orElse(NONE);
    }

    private long indexAt(int position) {
        return uses[position] >> Integer.SIZE;
    }

    private int jointAt(int position) {
        return (int) uses[position] / COMPONENTS.length;
    }

    private Use useAt(int position) {
        return new Use(
                (int) indexAt(position), jointAt(position), COMPONENTS[(int) uses[position] % COMPONENTS.length]);
    }

    /** Position of the first use of an index, or of the next index in use. */
    private int position(long index) {
        int found = Arrays.binarySearch(uses, key(index));
        return found >= 0 ? found : -found - 1;
    }

    private IntStream positions(int index) {
        int from = position(index);
        return IntStream.range(from, from + count(index));
    }

    /** Number of joints that read an index. */
    public int count(long index) {
        return index < Integer.MAX_VALUE ? position(index + 1) - position(index) : 0;
    }

    /** The joints that read an index, ascending. */
    public int[] joints(int index) {
        return positions(index).map(this::jointAt).toArray();
    }

    /** The lowest of the joints that read an index; there must be one. */
    public int firstJoint(int index) {
        return jointAt(position(index));
    }

    /** The components that use an index, in the order of their joints. */
    public List<Use> uses(int index) {
        return positions(index).mapToObj(this::useAt).toList();
    }

    /** All components that are read, in the order of their indices and joints. */
    public List<Use> uses() {
        return IntStream.range(0, uses.length).mapToObj(this::useAt).toList();
    }

    /** The indices that are read, ascending, each once. */
    public LongStream used() {
        return Arrays.stream(uses).map(use -> use >> Integer.SIZE).distinct();
    }

    /** Number of consecutive unused indices immediately before an index, down to 0. */
    public long unusedBefore(long index) {
        int position = position(index);
        long before = position == 0 ? -1 : indexAt(position - 1);
        return Math.max(0, index - 1 - Math.max(-1, before));
    }

    /** The unused indices from 0 to {@code count} − 1. */
    public List<ComponentRange> unused(int count) {
        List<ComponentRange> unused = new ArrayList<>();
        long next = 0;
        for (int position = position(0); position < uses.length && indexAt(position) < count; position++) {
            if (indexAt(position) > next) {
                unused.add(new ComponentRange((int) next, (int) indexAt(position) - 1));
            }
            next = indexAt(position) + 1;
        }
        if (next < count) {
            unused.add(new ComponentRange((int) next, count - 1));
        }
        return List.copyOf(unused);
    }

    /**
     * Adjacent components of a frame.
     *
     * @param first index of the first
     * @param last index of the last, not less than {@code first}
     */
    public record ComponentRange(int first, int last) {

        public int size() {
            return last - first + 1;
        }
    }
}
