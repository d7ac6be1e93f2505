package org.jointscope.ui.md5.flags;

import org.jointscope.analysis.ComponentLayout.JointComponents;

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

    private final String key;
    private final String icon;

    FlagStatus(String key, String icon) {
        this.key = key;
        this.icon = icon;
    }

    /**
     * Two of the statuses have a kind of their own here, because they ask for something else to be
     * done.
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

    /** By which its texts and its style are found. */
    public String key() {
        return key;
    }

    /** The name of its icon. */
    public String icon() {
        return icon;
    }
}
