package org.jointscope.ui.md5.flags;

import org.jointscope.analysis.ComponentLayout.JointComponents;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.ModelFile;

/**
 * A joint in the table.
 *
 * @param index in the file
 * @param parentName empty if there is no such joint
 * @param expectedStart the startIndex that id's exporter would have written
 * @param status what is to be said about its floats
 */
public record FlagsRow(
        int index, AnimJoint joint, String parentName, int expectedStart, FlagStatus status) {

    public boolean hasFlags() {
        return joint.flags() != ModelFile.MISSING;
    }

    public boolean hasStartIndex() {
        return joint.startIndex() != ModelFile.MISSING;
    }

    /** The components that come from the frame, as bits. */
    int mask() {
        return hasFlags() ? joint.flags() & Component.ALL : 0;
    }

    /** The components that come from the frame, as they are copied and read aloud. */
    String labels() {
        return String.join(" ", Component.labels(mask()));
    }

    /** How many floats of a frame it takes. */
    public int count() {
        return joint.componentCount();
    }

    /** Index of its last float, if it takes any. */
    public long lastFloat() {
        return joint.endIndex() - 1;
    }

    /** What the status column says of a joint, the gravest first. */
    public enum FlagStatus {
        UNREADABLE("unreadable", "mdi2h-help-circle-outline"),
        PAST_THE_END("past", "mdi2a-arrow-collapse-right"),
        OVERLAP("overlap", "mdi2v-vector-intersection"),
        GAP("gap", "mdi2a-arrow-expand-horizontal"),
        UNUSED_REFUSED("refused", "mdi2c-cancel"),
        CONSTANT("constant", "mdi2e-equal"),
        OUT_OF_ORDER("order", "mdi2s-swap-horizontal"),
        UNUSED("unused", "mdi2m-minus"),
        FITS("fits", "mdi2c-check");

        /** By which its texts and its style are found. */
        final String key;

        final String icon;

        FlagStatus(String key, String icon) {
            this.key = key;
            this.icon = icon;
        }

        /**
         * Two of the statuses have a kind of their own here, because they ask for something else to
         * be done.
         */
        static FlagStatus of(JointComponents joint) {
            return switch (joint.status()) {
                case UNREADABLE -> UNREADABLE;
                case PAST_THE_END -> PAST_THE_END;
                case OVERLAP -> OVERLAP;
                case GAP -> GAP;
                case CONSTANT -> CONSTANT;
                case UNUSED -> joint.refused() ? UNUSED_REFUSED : UNUSED;
                case FITS -> joint.outOfOrder() ? OUT_OF_ORDER : FITS;
            };
        }
    }
}
