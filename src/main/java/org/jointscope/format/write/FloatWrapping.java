package org.jointscope.format.write;

import org.jointscope.model.AnimJoint;

import java.util.List;
import java.util.TreeSet;

/**
 * How the floats of a frame are spread over lines, which means nothing to engines: as exporters do
 * it, a line a joint. Where joints share floats, a line begins and ends with every joint; floats of
 * nobody stand six to a line.
 */
final class FloatWrapping {

    private static final int LONGEST = 6;

    private final TreeSet<Integer> cuts = new TreeSet<>();

    FloatWrapping(List<AnimJoint> hierarchy) {
        for (AnimJoint joint : hierarchy) {
            if (joint.isAnimated()) {
                cuts.add(joint.startIndex());
                cuts.add((int) Math.min(joint.endIndex(), Integer.MAX_VALUE));
            }
        }
    }

    /**
     * Index behind the last float of the line that begins with one.
     *
     * @param size how many floats there are
     */
    int end(int first, int size) {
        Integer cut = cuts.higher(first);
        int most = Math.min(size, first + LONGEST);
        return cut == null ? most : Math.min(cut, most);
    }
}
