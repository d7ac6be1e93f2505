package org.jointscope.format.write;

import java.util.List;
import java.util.TreeSet;
import org.jointscope.model.AnimJoint;

/**
 * The line breaks between the components of a frame, which engines ignore: one line per joint, as exporters write them.
 * If joints share components, a line begins and ends with every joint. Unused components are written six per line.
 */
final class ComponentWrapping {

    private static final int LONGEST = 6;

    private final TreeSet<Integer> cuts = new TreeSet<>();

    ComponentWrapping(List<AnimJoint> hierarchy) {
        for (AnimJoint joint : hierarchy) {
            if (joint.isAnimated()) {
                cuts.add(joint.startIndex());
                cuts.add((int) Math.min(joint.endIndex(), Integer.MAX_VALUE));
            }
        }
    }

    /**
     * Index after the last component of the line that begins with a component.
     *
     * @param size number of components
     */
    int end(int first, int size) {
        Integer cut = cuts.higher(first);
        int most = Math.min(size, first + LONGEST);
        return cut == null ? most : Math.min(cut, most);
    }
}
