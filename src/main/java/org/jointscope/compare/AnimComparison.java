package org.jointscope.compare;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.compare.JointPairs.Pair;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * The differences between two animations, frame by frame as far as both have frames. Values are compared as they apply,
 * so that other flags and another order of components are no difference of motion.
 *
 * @param joints the alignment
 * @param header numbers of the header that differ
 * @param layouts joints with other flags or another startIndex
 * @param values components with other values
 * @param poses joints that move differently, each with its consequences
 * @param map the differences of pose by joint and frame
 * @param bounds the bounds that differ; empty if none do
 */
public record AnimComparison(
        JointPairs joints,
        List<HeaderChange> header,
        List<LayoutChange> layouts,
        List<ValueChange> values,
        List<JointDifference> poses,
        PoseMap map,
        Optional<BoundsChange> bounds)
        implements Comparison {

    private static final int FACES = 6;
    private static final int ORIENTATION = Component.QX.ordinal();

    /** Joints with the same parent that are equal as written differ by rounding at most. */
    private static final double ROUNDING = 1e-9;

    /**
     * The flags and startIndex of a joint.
     *
     * @param before its row in the hierarchy of the first file
     * @param after its row in that of the second file
     * @param follows whether only startIndex differs, and because of the flags of the joints before
     */
    public record LayoutChange(Pair pair, AnimJoint before, AnimJoint after, boolean follows) {}

    /**
     * Rows of the bounds that differ.
     *
     * @param rows number of them
     * @param worst the row with the largest difference
     * @param face of that difference: 0 to 2 is min x, y, z, 3 to 5 is max
     */
    public record BoundsChange(int rows, int worst, int face, BoundsRow before, BoundsRow after) {}

    /**
     * Compares all frames that both have: slow for long animations.
     *
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    public static AnimComparison of(Md5Anim before, Md5Anim after, Tolerance tolerance) {
        return new Comparer(before, after, tolerance).compare();
    }

    /** Whether a program that plays both shows the same motion, and culls in the same frames. */
    public boolean isSameMotion() {
        return header.stream().allMatch(HeaderChange::isOfLayout)
                && joints.added().isEmpty()
                && joints.removed().isEmpty()
                && joints.pairs().stream().noneMatch(Pair::reparented)
                && values.isEmpty()
                && poses.isEmpty()
                && bounds.isEmpty();
    }

    @Override
    public boolean isEqual() {
        return isSameMotion()
                && header.isEmpty()
                && layouts.isEmpty()
                && joints.isSameOrder()
                && joints.pairs().stream().noneMatch(Pair::renamed);
    }

    /** The frames in which a component differs. */
    private static final class Changed {

        private int count;
        private int first;
        private int last;
        private int worst;
        private double largest;

        void add(int frame, double difference) {
            first = count == 0 ? frame : first;
            last = frame;
            count++;
            worst = difference > largest ? frame : worst;
            largest = Math.max(largest, difference);
        }
    }

    /** The comparison in progress. */
    private static final class Comparer {

        private final Md5Anim before;
        private final Md5Anim after;
        private final Tolerance tolerance;
        private final Clip from;
        private final Clip to;
        private final JointPairs joints;

        private final int frames;

        /** The frames that can differ: usually few of a long animation. */
        private final int[] differing;

        Comparer(Md5Anim before, Md5Anim after, Tolerance tolerance) {
            this.before = before;
            this.after = after;
            this.tolerance = tolerance;
            this.from = Md5Kernel.clip(before);
            this.to = Md5Kernel.clip(after);
            this.joints = new JointPairs(from.rig(), to.rig());
            // Without frames, the pose is that of the baseframe.
            this.frames = Math.max(1, Math.min(from.frameCount(), to.frameCount()));
            boolean same = before.hierarchy().size() == after.hierarchy().size()
                    && joints.pairs().size() == after.hierarchy().size()
                    && joints.pairs().stream().noneMatch(it -> it.reparented() || it.before() != it.after());
            this.differing = IntStream.range(0, frames)
                    .filter(frame -> !same || !from.hasEqualFrame(to, frame))
                    .toArray();
        }

        AnimComparison compare() {
            PoseDifferences poses = poses();
            return new AnimComparison(joints, header(), layouts(), values(), poses.causes(), poses.map(), bounds());
        }

        private List<HeaderChange> header() {
            return Stream.of(
                            HeaderChange.of("MD5Version", before.version(), after.version()),
                            HeaderChange.of("frameRate", before.frameRate(), after.frameRate()),
                            HeaderChange.of(
                                    "numAnimatedComponents",
                                    before.numAnimatedComponents(),
                                    after.numAnimatedComponents()),
                            HeaderChange.of("numFrames", before.frames(), after.frames()),
                            HeaderChange.of("bounds", before.bounds(), after.bounds()))
                    .filter(HeaderChange::differs)
                    .toList();
        }

        private List<LayoutChange> layouts() {
            int[] ones = expectedStarts(before);
            int[] others = expectedStarts(after);
            return joints.pairs().stream()
                    .map(pair -> {
                        AnimJoint one = before.hierarchy().get(pair.before());
                        AnimJoint other = after.hierarchy().get(pair.after());
                        boolean follows = one.flags() == other.flags()
                                && one.startIndex() - ones[pair.before()] == other.startIndex() - others[pair.after()];
                        return new LayoutChange(pair, one, other, follows);
                    })
                    .filter(it -> it.before.flags() != it.after.flags()
                            || it.before.flags() != 0 && it.before.startIndex() != it.after.startIndex())
                    .toList();
        }

        /** The indices without gaps: the number of flag bits of all joints before. */
        private static int[] expectedStarts(Md5Anim anim) {
            int[] starts = new int[anim.hierarchy().size()];
            for (int joint = 1; joint < starts.length; joint++) {
                starts[joint] =
                        starts[joint - 1] + anim.hierarchy().get(joint - 1).componentCount();
            }
            return starts;
        }

        private List<ValueChange> values() {
            // Relative to another parent, equal values would be the difference.
            List<Pair> pairs =
                    joints.pairs().stream().filter(pair -> !pair.reparented()).toList();
            Component[] components = Component.values();
            // A quaternion component changes by half the angle at most.
            double radians = Math.toRadians(tolerance.degrees()) / 2;
            Changed[] changed = new Changed[pairs.size() * components.length];
            Arrays.setAll(changed, i -> new Changed());
            for (int frame : differing) {
                Interruption.check();
                for (int i = 0; i < changed.length; i++) {
                    Pair pair = pairs.get(i / components.length);
                    int component = i % components.length;
                    double difference = Math.abs(
                            to.value(pair.after(), component, frame) - from.value(pair.before(), component, frame));
                    if (difference > (component < ORIENTATION ? tolerance.units() : radians)) {
                        changed[i].add(frame, difference);
                    }
                }
            }
            return IntStream.range(0, changed.length)
                    .filter(i -> changed[i].count > 0)
                    .mapToObj(i ->
                            change(pairs.get(i / components.length), components[i % components.length], changed[i]))
                    .toList();
        }

        private ValueChange change(Pair pair, Component component, Changed changed) {
            return new ValueChange(
                    pair,
                    component,
                    changed.count,
                    changed.first,
                    changed.last,
                    changed.worst,
                    from.value(pair.before(), component, changed.worst),
                    to.value(pair.after(), component, changed.worst),
                    line(before, from, pair.before(), component, changed.worst),
                    line(after, to, pair.after(), component, changed.worst));
        }

        private static int line(Md5Anim anim, Clip clip, int joint, Component component, int frame) {
            if (clip.isInFrame(joint, component, frame)) {
                return anim.frames().get(frame).line(clip.componentIndex(joint, component));
            }
            return joint < anim.baseframe().size()
                    ? anim.baseframe().get(joint).location().line()
                    : 0;
        }

        private PoseDifferences poses() {
            PoseDifferences differences = new PoseDifferences(
                    joints, frames, tolerance.atLeast(ROUNDING * PoseSampler.skeletonSize(from), ROUNDING));
            PoseSampler one = new PoseSampler(from);
            PoseSampler other = new PoseSampler(to);
            for (int frame : differing) {
                Interruption.check();
                differences.add(frame, one::sample, other::sample, pair -> isSame(pair, frame));
            }
            return differences;
        }

        private boolean isSame(Pair pair, int frame) {
            boolean same = !pair.reparented();
            for (int component = 0; component < JointTransform.STRIDE - 1; component++) {
                same &= to.value(pair.after(), component, frame) == from.value(pair.before(), component, frame);
            }
            return same;
        }

        private Optional<BoundsChange> bounds() {
            int rows = Math.min(before.bounds().size(), after.bounds().size());
            int count = 0;
            int worst = 0;
            int face = 0;
            double largest = tolerance.units();
            for (int row = 0; row < rows; row++) {
                BoundsRow one = before.bounds().get(row);
                BoundsRow other = after.bounds().get(row);
                boolean differs = false;
                for (int each = 0; each < FACES; each++) {
                    double difference = Math.abs(other.face(each) - one.face(each));
                    differs |= difference > tolerance.units();
                    if (difference > largest) {
                        largest = difference;
                        worst = row;
                        face = each;
                    }
                }
                count += differs ? 1 : 0;
            }
            return count == 0
                    ? Optional.empty()
                    : Optional.of(new BoundsChange(
                            count,
                            worst,
                            face,
                            before.bounds().get(worst),
                            after.bounds().get(worst)));
        }
    }
}
