package org.jointscope.ui.md5.joint;

import org.jointscope.model.Component;

import java.util.List;

/**
 * One of the six numbers of a joint.
 *
 * @param flag whether its bit is set
 * @param explanation what the number is
 * @param cells one for each column of the table
 */
public record NumberRow(
        Component component, Flag flag, String explanation, List<NumberCell> cells) {

    /** Whether a component's bit is set. */
    public enum Flag {
        SET,
        NOT_SET,
        /** Joints of a mesh have no flags. */
        NONE
    }
}
