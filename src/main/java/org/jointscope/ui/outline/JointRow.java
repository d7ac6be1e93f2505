package org.jointscope.ui.outline;

import java.util.OptionalInt;

/**
 * A joint of the hierarchy.
 *
 * @param index in the file
 * @param parent index of the row it stands under; −1 for a root
 * @param flags which components come from the frame; none if there is no animation, or its row
 *     could not be read
 * @param matches whether the filter asks for it; if not, it is there for one of its descendants
 */
public record JointRow(int index, String name, int parent, OptionalInt flags, boolean matches) {

    /** A joint that the filter asks for. */
    JointRow(int index, String name, int parent, OptionalInt flags) {
        this(index, name, parent, flags, true);
    }

    /** A joint that no animation says anything about. */
    JointRow(int index, String name, int parent) {
        this(index, name, parent, OptionalInt.empty());
    }

    JointRow matching(boolean is) {
        return new JointRow(index, name, parent, flags, is);
    }
}
