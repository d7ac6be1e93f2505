package org.jointscope.edit.suggest;

import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

/**
 * Whether a wrong sign can be recognized from a file, measured in the animation without errors.
 *
 * <p>Where the wrong frames begin or end within the clip, the rotation to the next frame must become at least 20°, and
 * twice as large as the joint's largest rotation between frames. If all frames are wrong, only the baseframe or the
 * bind pose is evidence: the mean angle to it must be at least 20° with one of the two signs, and at most half of that
 * with the other. The same must hold, with the same sign, for at least eight other joints, and for nine in ten of those
 * for which it holds with either sign.
 */
record SignEvidence(Md5Anim well, NegateOrientation done, Optional<Md5Mesh> mesh) {

    private static final double LEAST_DEGREES = 20;
    private static final double TIMES = 2;
    private static final int LEAST_JOINTS = 8;
    private static final double LEAST_SHARE = 0.9;

    boolean isDecidable() {
        int first = done.frames().first();
        int last = done.frames().last();
        int end = well.frames().size() - 1;
        if (first == 0 && last == end) {
            return mesh.filter(each -> isDecidedBy(RestPose.bindPose(well, each)))
                    .isPresent();
        }
        return (first == 0 || isVisible(first - 1)) && (last == end || isVisible(last));
    }

    /** Whether the rotation from a frame to the next is unusual if one of the two is negated. */
    private boolean isVisible(int from) {
        Joints joints = Joints.of(well);
        Orientations joint = Orientations.of(well.frames(), joints, joints.baseframe(), done.joint());
        double largest = IntStream.range(1, joint.frameCount())
                .mapToDouble(frame -> joint.degrees(frame - 1, frame, 1))
                .max()
                .orElse(0);
        double jump = joint.degrees(from, from + 1, -1);
        return jump >= LEAST_DEGREES && jump >= TIMES * largest;
    }

    private boolean isDecidedBy(double[] rest) {
        int own = sign(done.joint(), rest);
        int[] others = IntStream.range(0, well.hierarchy().size())
                .filter(joint -> joint != done.joint())
                .filter(joint -> Joints.of(well).flags(joint) >> Joints.AXES != 0)
                .map(joint -> sign(joint, rest))
                .filter(sign -> sign != 0)
                .toArray();
        long agreeing = IntStream.of(others).filter(sign -> sign == own).count();
        return own > 0 && agreeing >= LEAST_JOINTS && agreeing >= LEAST_SHARE * others.length;
    }

    /** 1 if a joint's frames have the sign of the rest pose, −1 if the other, 0 if unclear. */
    private int sign(int joint, double[] rest) {
        Orientations orientations = Orientations.of(well.frames(), Joints.of(well), rest, joint);
        double same = 0;
        double other = 0;
        for (int frame = 0; frame < orientations.frameCount(); frame++) {
            same += orientations.degreesFromRest(frame, 1);
            other += orientations.degreesFromRest(frame, -1);
        }
        double most = Math.max(same, other);
        boolean clear = most >= LEAST_DEGREES * orientations.frameCount() && most >= TIMES * Math.min(same, other);
        return clear ? (int) Math.signum(other - same) : 0;
    }
}
