package org.jointscope.edit.suggest;

import org.jointscope.edit.suggest.Appraisal.Tally;
import org.jointscope.edit.suggest.Suggestion.Evidence;
import org.jointscope.model.Component;
import org.jointscope.model.FrameLayout;

/**
 * Frames in which x² + y² + z² of a joint would be more than 1, which is not an orientation. A file can contain some of
 * these joints: then another one is weaker evidence.
 */
final class Lengths {

    /** More than the rounding of six decimals. */
    private static final double ROUNDING = 1e-3;

    private static final double COST_OF_ALL = 6;

    private final Joints joints;
    private final SampledComponents components;
    private final double costOfAny;

    Lengths(Joints joints, SampledComponents components) {
        this.joints = joints;
        this.components = components;
        int turning = 0;
        int wrong = 0;
        for (int joint = 0; joint < joints.size(); joint++) {
            turning += (joints.flags(joint) & Component.ORIENTATION) != 0 ? 1 : 0;
            wrong += tooLong(joint, joints.flags(joint), joints.start(joint)) > 0 ? 1 : 0;
        }
        this.costOfAny = Math.max(0, Math.log((turning - wrong + 0.5) / (wrong + 0.5)));
    }

    void assess(int joint, int flags, int start, Tally tally) {
        int frames = tooLong(joint, flags, start);
        if (frames > 0) {
            double share = (double) frames / components.frameCount();
            tally.add(Evidence.NON_UNIT_ORIENTATIONS, frames, costOfAny + COST_OF_ALL * share);
        }
    }

    private int tooLong(int joint, int flags, int start) {
        if ((flags & Component.ORIENTATION) == 0 || rest(joint, flags) > 1 + ROUNDING) {
            return 0;
        }
        int frames = 0;
        for (int frame = 0; frame < components.frameCount(); frame++) {
            double sum = 0;
            long index = FrameLayout.index(flags, start, Joints.AXES);
            for (int c = Joints.AXES; c < Joints.COMPONENTS; c++) {
                boolean read = (flags >> c & 1) != 0;
                double value = read ? components.value(frame, index++) : Double.NaN;
                value = Double.isNaN(value) ? joints.baseframe(joint, c) : value;
                sum += value * value;
            }
            frames += sum > 1 + ROUNDING ? 1 : 0;
        }
        return frames;
    }

    /** The part of the sum that comes from the baseframe, which no frame can change. */
    private double rest(int joint, int flags) {
        double sum = 0;
        for (int c = Joints.AXES; c < Joints.COMPONENTS; c++) {
            double value = (flags >> c & 1) != 0 ? 0 : joints.baseframe(joint, c);
            sum += value * value;
        }
        return sum;
    }
}
