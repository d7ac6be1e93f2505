package org.jointscope.ui.outline;

import java.util.OptionalInt;

/**
 * A joint of the hierarchy.
 *
 * @param index in the file
 * @param parent index of the row it stands under; −1 for a root
 * @param flags which components come from the frame; none if there is no animation, or its row
 *     could not be read
 */
public record JointRow(int index, String name, int parent, OptionalInt flags) {

    /** A joint that no animation says anything about. */
    public JointRow(int index, String name, int parent) {
        this(index, name, parent, OptionalInt.empty());
    }
}
