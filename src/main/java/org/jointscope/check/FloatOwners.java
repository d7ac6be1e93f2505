package org.jointscope.check;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.ModelFile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Which joints take their components from which float. It is as large as the joints make it, at
 * most six entries each, whatever the header says about the length of a frame.
 */
public final class FloatOwners {

    /**
     * Ascending, one entry for each joint and float that it takes: the float in the upper half, the
     * joint in the lower.
     */
    private final long[] entries;

    public FloatOwners(List<AnimJoint> joints) {
        this.entries =
                IntStream.range(0, joints.size())
                        .filter(index -> takesFloats(joints.get(index)))
                        .boxed()
                        .flatMapToLong(
                                index -> {
                                    AnimJoint joint = joints.get(index);
                                    return IntStream.range(0, joint.componentCount())
                                            .mapToLong(i -> (long) joint.startIndex() + i)
                                            .filter(f -> f < Integer.MAX_VALUE)
                                            .map(f -> entry(f, index));
                                })
                        .sorted()
                        .toArray();
    }

    private static boolean takesFloats(AnimJoint joint) {
        return joint.startIndex() != ModelFile.MISSING && joint.componentCount() > 0;
    }

    private static long entry(long index, int joint) {
        return index << Integer.SIZE | joint;
    }

    private long floatAt(int position) {
        return entries[position] >> Integer.SIZE;
    }

    /** Position of the first entry of a float, or of the next float that has one. */
    private int position(long index) {
        int found = Arrays.binarySearch(entries, entry(index, 0));
        return found >= 0 ? found : -found - 1;
    }

    /** How many joints take a float. */
    int count(long index) {
        return index < Integer.MAX_VALUE ? position(index + 1) - position(index) : 0;
    }

    /** The joints that take a float, by index. */
    public int[] of(int index) {
        int from = position(index);
        return Arrays.stream(entries, from, from + count(index))
                .mapToInt(entry -> (int) entry)
                .toArray();
    }

    /** Of the joints that take a float the first in the file; there has to be one. */
    int first(int index) {
        return (int) entries[position(index)];
    }

    /** The floats that somebody takes, in order, each once. */
    LongStream floats() {
        return Arrays.stream(entries).map(entry -> entry >> Integer.SIZE).distinct();
    }

    /** How many floats in a row before this one are nobody's, back to float 0. */
    long freeBefore(long index) {
        int position = position(index);
        long before = position == 0 ? -1 : floatAt(position - 1);
        return Math.max(0, index - 1 - Math.max(-1, before));
    }

    /** The floats from 0 to {@code count} − 1 that nobody takes. */
    List<FloatRange> free(int count) {
        List<FloatRange> free = new ArrayList<>();
        long next = 0;
        for (int position = position(0);
                position < entries.length && floatAt(position) < count;
                position++) {
            if (floatAt(position) > next) {
                free.add(new FloatRange((int) next, (int) floatAt(position) - 1));
            }
            next = floatAt(position) + 1;
        }
        if (next < count) {
            free.add(new FloatRange((int) next, count - 1));
        }
        return List.copyOf(free);
    }
}
