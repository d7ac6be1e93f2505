package org.jointscope.ui.md5.flags;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.analysis.ComponentLayout.JointComponents;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.Md5Scale.ScaleRow;
import org.jointscope.model.Md5Scale.ScaledJoint;
import org.jointscope.model.ModelFile;

/**
 * A joint in the table.
 *
 * @param index in the file
 * @param parentName empty if there is no such joint
 * @param expectedStart the startIndex that id's exporter would write
 * @param status of its components
 * @param scales in the open .md5scale, if it has any
 */
public record FlagsRow(
        int index, AnimJoint joint, String parentName, int expectedStart, FlagStatus status, Optional<Scales> scales) {

    /**
     * The scales of a joint.
     *
     * @param frames number of frames with a scale
     * @param positions whether they apply to its position
     */
    record Scales(double least, double most, int frames, boolean positions) {

        /** @param joints all of the same name */
        static Optional<Scales> of(List<ScaledJoint> joints) {
            Md5Scale all = new Md5Scale(joints);
            Map<Integer, Double> frames = new HashMap<>();
            joints.stream()
                    .flatMap(joint -> joint.rows().stream())
                    .filter(ScaleRow::isFinite)
                    .forEach(row -> frames.put(row.frame(), row.effective()));
            return frames.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Scales(
                            Collections.min(frames.values()),
                            Collections.max(frames.values()),
                            frames.size(),
                            all.scalesPosition(joints.getFirst().name())));
        }
    }

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

    /** The components that come from the frame, as text for the clipboard and screen readers. */
    String labels() {
        return String.join(" ", Component.labels(mask()));
    }

    /** The number of components of a frame that it reads. */
    public int count() {
        return joint.componentCount();
    }

    /** Index of its last component, if it reads any. */
    public long lastComponent() {
        return joint.endIndex() - 1;
    }

    /** The status of a joint, the most severe first. */
    public enum FlagStatus {
        UNREADABLE("unreadable", "mdi2h-help-circle-outline"),
        PAST_THE_END("past", "mdi2a-arrow-collapse-right"),
        OVERLAP("overlap", "mdi2v-vector-intersection"),
        BITS_MISSING("missing", "mdi2f-flag-minus-outline"),
        GAP("gap", "mdi2a-arrow-expand-horizontal"),
        UNUSED_REFUSED("refused", "mdi2c-cancel"),
        CONSTANT("constant", "mdi2e-equal"),
        OUT_OF_ORDER("order", "mdi2s-swap-horizontal"),
        UNUSED("unused", "mdi2m-minus"),
        FITS("fits", "mdi2c-check");

        /** The key of its texts and its style. */
        final String key;

        final String icon;

        FlagStatus(String key, String icon) {
            this.key = key;
            this.icon = icon;
        }

        /** The status of a joint. Two cases have a separate status, because they require a different repair. */
        static FlagStatus of(JointComponents joint) {
            return switch (joint.status()) {
                case UNREADABLE -> UNREADABLE;
                case PAST_THE_END -> PAST_THE_END;
                case OVERLAP -> OVERLAP;
                case BITS_MISSING -> BITS_MISSING;
                case GAP -> GAP;
                case CONSTANT -> CONSTANT;
                case UNUSED -> joint.refused() ? UNUSED_REFUSED : UNUSED;
                case FITS -> joint.outOfOrder() ? OUT_OF_ORDER : FITS;
            };
        }
    }
}
