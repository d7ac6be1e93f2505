package org.jointscope.inspect;

import java.util.Arrays;
import org.jointscope.inspect.TextFacts.RowComments;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;

/**
 * The habits by which exporters of .md5anim can be recognized.
 *
 * @param whole joints with all components in the frames
 * @param partial joints with some components in the frames
 * @param still joints without components in the frames
 * @param packed whether the components of every joint follow those of the one before, from 0 on
 * @param stillAtZero joints without components and with startIndex 0
 * @param baseframeDiffers joints with a pose in frame 0 that differs from the baseframe
 */
public record AnimTraits(
        int joints,
        int whole,
        int partial,
        int still,
        boolean packed,
        int stillAtZero,
        int baseframeDiffers,
        RowComments comments) {

    /** Exporters write at least six decimals. */
    private static final double SAME = 2e-6;

    public static AnimTraits of(Md5Anim anim, RowComments comments) {
        int whole = 0;
        int still = 0;
        int stillAtZero = 0;
        int differs = 0;
        boolean packed = true;
        int next = 0;
        for (int i = 0; i < anim.hierarchy().size(); i++) {
            AnimJoint joint = anim.hierarchy().get(i);
            int count = joint.componentCount();
            whole += count == Component.values().length ? 1 : 0;
            still += count == 0 ? 1 : 0;
            stillAtZero += count == 0 && joint.startIndex() == 0 ? 1 : 0;
            packed &= count == 0 || joint.startIndex() == next;
            next += count;
            differs += differs(anim, i) ? 1 : 0;
        }
        int joints = anim.hierarchy().size();
        return new AnimTraits(joints, whole, joints - whole - still, still, packed, stillAtZero, differs, comments);
    }

    private static boolean differs(Md5Anim anim, int index) {
        if (anim.frames().isEmpty() || index >= anim.baseframe().size()) {
            return false;
        }
        AnimJoint joint = anim.hierarchy().get(index);
        BaseframeRow row = anim.baseframe().get(index);
        Frame first = anim.frames().getFirst();
        return Arrays.stream(Component.values())
                .anyMatch(component -> differs(first.value(FrameLayout.index(joint, component)), row.value(component)));
    }

    private static boolean differs(double value, double written) {
        return Math.abs(value - written) > SAME * Math.max(1, Math.abs(written));
    }

    /** The style of exporter that the rows of an .md5anim show. */
    public enum AnimDialect {
        /** There are no joints by which to recognize it. */
        UNKNOWN,
        /**
         * id's exporter: only components that change have a flag, joints without flags have startIndex 0, and the
         * baseframe is frame 0 (Doom 3, MayaImport/maya_main.cpp).
         */
        ID,
        /** Flags 63 and startIndex 6 · index in all rows, as exporters for Blender write. */
        ALL_COMPONENTS,
        /** Packed, and every joint has all six components or none. */
        WHOLE_JOINTS,
        /** Packed, with flags for single components. */
        PACKED,
        /**
         * The components of the joints do not follow one another: written or changed manually, or by a program with an
         * error.
         */
        IRREGULAR;

        /** The style that matches the counts. */
        public static AnimDialect of(AnimTraits traits) {
            if (traits.joints() == 0) {
                return UNKNOWN;
            }
            if (!traits.packed()) {
                return IRREGULAR;
            }
            boolean named = traits.comments() == RowComments.COMPONENTS;
            boolean selective = traits.partial() > 0 || named;
            if (selective && traits.stillAtZero() == traits.still() && traits.baseframeDiffers() == 0) {
                return ID;
            }
            if (traits.whole() == traits.joints()) {
                return ALL_COMPONENTS;
            }
            return traits.partial() == 0 ? WHOLE_JOINTS : PACKED;
        }
    }
}
