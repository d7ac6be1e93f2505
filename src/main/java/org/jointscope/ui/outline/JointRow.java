package org.jointscope.ui.outline;

import java.util.OptionalInt;

/**
 * A joint of the hierarchy.
 *
 * @param index in the file
 * @param parent index of the parent row; −1 for a root
 * @param flags the components that the frames contain; empty if there is no animation, or its row could not be read
 * @param channel of the .def; empty if the joint is in none
 * @param matches whether the joint matches the filter; if not, it is shown for a descendant
 */
public record JointRow(int index, String name, int parent, OptionalInt flags, String channel, boolean matches) {

    /** A joint that matches the filter. */
    JointRow(int index, String name, int parent, OptionalInt flags) {
        this(index, name, parent, flags, "", true);
    }

    JointRow in(String of) {
        return new JointRow(index, name, parent, flags, of, matches);
    }

    /** A joint without an animation. */
    JointRow(int index, String name, int parent) {
        this(index, name, parent, OptionalInt.empty());
    }

    JointRow matching(boolean is) {
        return new JointRow(index, name, parent, flags, channel, is);
    }
}
