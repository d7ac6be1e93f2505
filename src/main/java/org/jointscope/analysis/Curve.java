package org.jointscope.analysis;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.model.Component;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.Transform;

/**
 * A channel of a joint in all frames.
 *
 * @param values per frame; NaN where the channel is undefined
 * @param inFrame the frames that contain the component; in the others, it is from the baseframe. Empty for a computed
 *     channel
 */
public record Curve(int joint, Channel channel, double[] values, BitSet inFrame) {

    /** The channels of a clip, whole frames only. Slow if a channel is in model space. */
    public static List<Curve> of(Clip clip, List<Curve> wanted) {
        List<Curve> curves = wanted.stream()
                .map(it -> new Curve(it.joint, it.channel, new double[clip.frameCount()], new BitSet()))
                .toList();
        List<Curve> posed =
                curves.stream().filter(it -> it.channel.isInModelSpace()).toList();
        curves.stream().filter(it -> !it.channel.isInModelSpace()).forEach(it -> it.fill(clip));
        if (!posed.isEmpty()) {
            PoseSampler sampler = new PoseSampler(clip);
            double[] pose = new double[clip.rig().size() * JointTransform.STRIDE];
            double[] before = pose.clone();
            for (int frame = 0; frame < clip.frameCount(); frame++) {
                Interruption.check();
                System.arraycopy(pose, 0, before, 0, pose.length);
                sampler.sample(frame, pose);
                for (Curve curve : posed) {
                    curve.values[frame] = curve.channel == Channel.SPEED
                            ? speed(clip, before, pose, curve.joint, frame)
                            : pose[
                                    curve.joint * JointTransform.STRIDE
                                            + curve.channel.ordinal()
                                            - Channel.MODEL_X.ordinal()];
                }
            }
        }
        return curves;
    }

    /** A channel without values, for {@link #of}. */
    public static Curve wanted(int joint, Channel channel) {
        return new Curve(joint, channel, new double[0], new BitSet());
    }

    private static double speed(Clip clip, double[] before, double[] now, int joint, int frame) {
        return frame == 0 || clip.frameRate() == 0
                ? Double.NaN
                : JointTransform.distance(before, now, joint) * clip.frameRate();
    }

    private void fill(Clip clip) {
        Interruption.check();
        if (channel.component().isPresent()) {
            Component component = channel.component().get();
            for (int frame = 0; frame < values.length; frame++) {
                values[frame] = clip.value(joint, component, frame);
                inFrame.set(frame, clip.isInFrame(joint, component, frame));
            }
        } else {
            Transform baseframe = clip.localBaseframe(joint);
            IntStream.range(0, values.length)
                    .forEach(frame -> values[frame] = computed(clip.localTransform(joint, frame), baseframe));
        }
    }

    private double computed(Transform local, Transform baseframe) {
        return switch (channel) {
            case W -> local.qw();
            case LENGTH -> local.qx() * local.qx() + local.qy() * local.qy() + local.qz() * local.qz();
            case ANGLE -> baseframe.degreesTo(local);
            case PARENT_ANGLE -> local.degrees();
            default -> throw new IllegalStateException(channel.toString());
        };
    }

    /** Whether a value is in a frame of the file, not in the baseframe. */
    public boolean isInFrame(int frame) {
        return inFrame.get(frame);
    }

    /** The value in a frame; NaN if there is no such frame. */
    public double value(int frame) {
        return frame >= 0 && frame < values.length ? values[frame] : Double.NaN;
    }
}
